/** What maps need beside the chunks: the worker of maplibre-gl, as it comes, and the stylesheet of maps. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/** @returns {Promise<{ style: string, worker: string }>} the files' names in `out` */
export async function writeMapFiles(root, out, target) {
  mkdirSync(join(out, "chunks"), { recursive: true });
  /** Named as chunks are: by what it is, and by its text. */
  const write = (name, ending, text) => {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const file = `chunks/${name}-${hash}.${ending}`;
    writeFileSync(join(out, file), text);
    return file;
  };
  const { outputFiles } = await build({
    entryPoints: [join(root, "runtime/map/map.css")],
    minify: true,
    target,
    write: false,
  });
  // Worker and engine are of one version, which they check; the engine is in a chunk of ours.
  const worker = readFileSync(join(root, "node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs"), "utf8");
  return {
    style: write("map", "css", outputFiles[0].text),
    worker: write("map-worker", "js", worker.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n")),
  };
}
