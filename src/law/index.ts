export * from "./readings";
export * from "./provisions";
export * from "./parameters";
