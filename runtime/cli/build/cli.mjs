/** Bundles `npx wyspa` with everything that it imports, so that the package needs no dependencies. */
import { join } from "node:path";
import { build } from "esbuild";

/**
 * Writes `cli/wyspa.mjs` into the build's folder.
 * @param define values that the build inserts for names in the sources
 * @returns esbuild's metafile, for the notices
 */
export async function writeCli(root, out, define = {}) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { wyspa: "runtime/cli/wyspa.ts" },
    outdir: join(out, "cli"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // The other form of jsonc-parser requires files that no bundler sees.
    mainFields: ["module", "main"],
    metafile: true,
    define,
    legalComments: "none",
    logLevel: "warning",
    // Bundled CommonJS packages call `require` for Node's own modules.
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
    },
  });
  return metafile;
}
