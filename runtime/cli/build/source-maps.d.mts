/** Writes a script, and its source map below `maps/`. */
export declare function writeScript(root: string, out: string, file: string, code: string, map: string): void;
