/**
 * Writes scripts, and their source maps to a separate folder (`maps/`). Platforms need not publish it, so scripts do
 * not name their maps; `npx wyspa decode` finds them by the script's path.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/**
 * @param file the script's path in the build's folder
 * @param map the source map as JSON, with sources relative to the script
 */
export function writeScript(root, out, file, code, map) {
  const script = join(out, file);
  write(script, `${code}\n`);
  write(join(out, "maps", `${file}.map`), withPathsFromRoot(root, dirname(script), map));
}

/** A position is read as a path in the repository, wherever the maps are. */
function withPathsFromRoot(root, folder, map) {
  const { sources, ...rest } = JSON.parse(map);
  const fromRoot = (source) => {
    // A value that the build inserts has a name, such as `<define:__TEXTS__>`, and no file.
    const [inserted] = /<define:\w+>$/.exec(source) ?? [];
    if (inserted) return inserted;
    return /^[\w-]+:/.test(source) ? source : relative(root, resolve(folder, source)).replace(/\\/g, "/");
  };
  return JSON.stringify({ ...rest, sources: sources.map(fromRoot) });
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
