export * from "./cost-allocation";
export * from "./cost-eligible";
export * from "./cost-line";
export * from "./cost-window";
export * from "./eligible-interest";
export * from "./reused-facility";
export * from "./sampling-test";
