/** Writes what the package contains besides code: manifest, hashes, licences, types, changes, and data for our own tools. */
import { copyFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { integrityOfModules } from "./integrity.mjs";
import { manifestOf } from "./manifest.mjs";
import { noticesOf } from "./notices.mjs";

/**
 * Written last, because these files describe all others.
 * @param entry the build of the entry
 * @param files the results of `buildFile`
 * @param maps the files of maps, by kind
 * @param metafiles esbuild's metafiles of everything that the package contains
 */
export function writePackageFiles({ root, out, version, islands, entry, files, maps, metafiles }) {
  const manifest = manifestOf(out, version, islands, files, maps);
  writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(out, "THIRD-PARTY-NOTICES.txt"), noticesOf(root, metafiles));
  writeFileSync(join(out, "integrity.json"), `${JSON.stringify(integrityOfModules(out), null, 2)}\n`);
  const published = join(root, "runtime/public");
  for (const file of readdirSync(published).filter((name) => /\.d\.c?ts$|^CHANGELOG\.md$/.test(name)))
    copyFileSync(join(published, file), join(out, file));
  writeFileSync(join(out, "meta.json"), JSON.stringify(metaOf(root, entry, files, maps)));
}

/** The data that `npm run size` and `npm run bench` read: each file with its modules, their sources and its inputs. */
function metaOf(root, entry, files, maps) {
  const inputsOf = ({ outputs }) =>
    Object.fromEntries(
      Object.values(outputs).flatMap(({ inputs }) =>
        Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
      ),
    );
  const sourcesOf = ({ sources }) =>
    Object.fromEntries(Object.entries(sources).map(([key, source]) => [key, relative(root, source)]));
  return {
    entry: { file: "wyspa.js", inputs: inputsOf(entry.metafile) },
    maps,
    chunks: Object.fromEntries(
      files.map((one) => [
        one.name,
        {
          file: one.file,
          needsReact: one.needsReact,
          along: one.along ?? [],
          sources: sourcesOf(one),
          inputs: inputsOf(one.metafile),
        },
      ]),
    ),
  };
}
