/** What maps need beside the chunks: the worker of maplibre-gl, as it comes, that of clusters, and the stylesheet of maps. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/** @returns {Promise<{ style: string, worker: string, clusters: string }>} the files' names in `out` */
export async function writeMapFiles(root, out, target) {
  mkdirSync(join(out, "chunks"), { recursive: true });
  /** Named as chunks are: by what it is, and by its text. */
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
  // Worker and engine are of one version, which they check; the engine is in a chunk of ours.
  const worker = readFileSync(join(root, "node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs"), "utf8");
  return {
    style: write("map", "css", await built("map.css")),
    clusters: write("map-clusters", "js", await built("clusters-worker.ts")),
    worker: write("map-worker", "js", worker.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n")),
  };
}
