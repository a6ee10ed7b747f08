/** The same types, for projects whose modules are CommonJS. */
export type * from "./wyspa.js" with { "resolution-mode": "import" };
