export * from "./readings";
export * from "./provisions";
export * from "./parameters";
export * from "./holidays";
