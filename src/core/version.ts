/** Version of the engine, printed on every document; equal to the package's. */
export const ENGINE_VERSION = "0.1.0";
