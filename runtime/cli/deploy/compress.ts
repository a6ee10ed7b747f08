/** Compressed copies beside the published files, for servers that send them as they are (`brotli_static`, `gzip_static`). */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The endings of the copies. */
const COPIES: readonly (readonly [ending: string, compress: (content: Buffer) => Buffer])[] = [
  [
    ".br",
    (content) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  [".gz", (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION })],
];

const COMPRESSIBLE = /\.(js|css|json|txt)$/;

export const isCopy = (path: string): boolean => COPIES.some(([ending]) => path.endsWith(ending));

/** Adds the missing copies in a folder. A copy that would not be smaller is left out. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(name));
    if (!COMPRESSIBLE.test(file) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    for (const [ending, compress] of COPIES) {
      if (existsSync(file + ending)) continue;
      const copy = compress(content);
      if (copy.length < content.length) writeFileSync(file + ending, copy);
    }
  }
}

/** Removes the copies of a file that is about to change: servers would go on sending them. */
export function removeCopies(file: string): void {
  for (const [ending] of COPIES) rmSync(file + ending, { force: true });
}
