/** Writes the files of maps besides the chunks, and returns their names. */
export declare function writeMapFiles(
  root: string,
  out: string,
  target: readonly string[],
): Promise<{ readonly style: string; readonly worker: string; readonly clusters: string }>;
