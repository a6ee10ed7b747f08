/** Bundles `npx wyspa` into `cli/` of the build's folder, and returns esbuild's metafile. */
export function writeCli(
  root: string,
  out: string,
  define?: Readonly<Record<string, string>>,
): Promise<object>;
