/** `npx wyspa decode`: prints a stack from a browser or from the shop's error log with positions in the sources. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { messageOf } from "../message-of";
import { readText } from "../read-text";
import { decodeStack, decodeText, versionIn } from "./decode-stack";

export const usage = `npx wyspa decode [FILE] [--maps DIR]

  FILE          a text with a stack of Chrome, Firefox or Safari; default: the standard input
  --maps DIR    the source maps of the same version: the folder maps/ of its build`;

export async function run(args: readonly string[]): Promise<number> {
  let flags: { maps?: string };
  let files: string[];
  try {
    const parsed = parseArgs({
      args: [...args],
      options: { maps: { type: "string" } },
      allowPositionals: true,
    });
    flags = parsed.values;
    files = parsed.positionals;
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  if (files.length > 1) {
    console.error(`Only one file can be decoded.\n\n${usage}`);
    return 2;
  }
  const maps = flags.maps ? resolve(flags.maps) : fileURLToPath(new URL("../maps", import.meta.url));
  if (!existsSync(join(maps, "wyspa.js.map"))) {
    console.error(
      `${maps} contains no source maps. The package does not have them: use the folder maps/ of the build.`,
    );
    return 2;
  }
  const [file] = files;
  let given: string;
  try {
    given = readText(file ?? null);
  } catch (error) {
    console.error(`Cannot be read: ${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  const text = decodeText(given);
  const { decoded, found, missing } = decodeStack(text, (script) => {
    const map = join(maps, `${script}.map`);
    return existsSync(map) ? readFileSync(map, "utf8") : null;
  });
  console.log(decoded.trimEnd());
  for (const script of missing)
    console.error(
      `There is no source map of ${script} that can be read: the stack and ${maps} are of different versions, or the file was cut.`,
    );
  warnOfVersion(text, maps);
  if (!found) console.error("The text has no position in a file of these maps.");
  return found ? 0 : 1;
}

/** The entry has no hash in its name, so that only a report's version tells whether its map fits. */
function warnOfVersion(text: string, maps: string): void {
  const manifest = join(maps, "../manifest.json");
  const reported = versionIn(text);
  if (!reported || !existsSync(manifest)) return;
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  if (reported !== version)
    console.error(
      `The report is of version ${reported}, and the maps are of ${version}: positions may be wrong.`,
    );
}
