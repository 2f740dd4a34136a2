/** What `functions.*.json` says of one parameter. */
export interface ParameterMetadata {
  readonly name: string;
  readonly type?: "number" | "string" | "boolean" | "any";
  readonly dimensionality?: "scalar" | "matrix";
  readonly optional?: boolean;
  readonly repeating?: boolean;
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly result?: { readonly type?: string; readonly dimensionality?: "scalar" | "matrix" };
  readonly options?: {
    readonly stream?: boolean;
    readonly cancelable?: boolean;
    readonly requiresAddress?: boolean;
    readonly requiresParameterAddresses?: boolean;
  };
}

/** The file that describes an add-in's custom functions. */
export interface MetadataFile {
  readonly functions: readonly FunctionMetadata[];
  readonly allowErrorForDataTypeAny?: boolean;
}

/** Which Excel is played: they differ in what a blank cell is for a parameter of type `any`. */
export type FunctionHost = "desktop" | "web";
