/** Writes the files of maps besides the chunks: the engine's worker, the worker of clusters, and the stylesheet. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/**
 * The engine starts a worker and sends it its style, but needs no answer while it draws only raster tiles. The page
 * decodes those. The package's own worker (120 KB) serves vector tiles and is not shipped.
 */
const IDLE_WORKER = "// Pictures are decoded by the page: the worker of its map has nothing to do.\n";

/** @returns {Promise<{ style: string, worker: string, clusters: string }>} the files' names in `out` */
export async function writeMapFiles(root, out, target) {
  mkdirSync(join(out, "chunks"), { recursive: true });
  /** File names consist of a name and a content hash, as for chunks. */
  const write = (name, ending, text) => {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const file = `chunks/${name}-${hash}.${ending}`;
    writeFileSync(join(out, file), text);
    return file;
  };
  const built = async (source) => {
    const entryPoints = [join(root, "runtime/map", source)];
    const { outputFiles } = await build({
      entryPoints,
      bundle: true,
      format: "esm",
      minify: true,
      target,
      write: false,
    });
    return outputFiles[0].text;
  };
  return {
    style: write("map", "css", await built("map.css")),
    clusters: write("map-clusters", "js", await built("clusters-worker.ts")),
    worker: write("map-worker", "js", IDLE_WORKER),
  };
}
