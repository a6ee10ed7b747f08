/**
 * `npx wyspa tag`: prints the script tag with the hash of the entry, and an import map with the hash of every chunk. The
 * browser then refuses files that were changed on their way.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { messageOf } from "../message-of";

export const usage = `npx wyspa tag --base URL [--language CODE]… [--sync] [--dir DIR]

  --base URL        where the files of this version are hosted: an http(s) address, or a path that begins with /
  --language CODE   the page's language, if it is not Polish (eng, ger …): its texts are verified, too
  --sync            without defer, for pages that call app_shop.runApp() at their end
  --dir DIR         the built files; default: those of this package`;

/** The hashes of the built files, from manifest.json and integrity.json. */
export interface Hashes {
  readonly entry: string;
  /** Every module that the entry may import, by its path in the folder. */
  readonly files: Readonly<Record<string, string>>;
}

export interface TagOptions {
  readonly base: string;
  readonly languages?: readonly string[];
  readonly isSync?: boolean;
}

/** @returns the markup: the import map first, because it must precede the first import */
export function tagOf(
  { entry, files }: Hashes,
  { base, languages = [], isSync = false }: TagOptions,
): string {
  const folder = base.replace(/\/*$/, "/");
  const isNeeded = (file: string) => {
    const [, language] = /^texts\/[^/]+\/([^/]+)\//.exec(file) ?? [];
    return !language || languages.includes(language);
  };
  // A failed import is retried once under this address, because browsers cache the failure of the first.
  const addresses = (file: string) => [folder + file, `${folder + file}?retry=1`];
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => isNeeded(file))
      .flatMap(([file, hash]) => addresses(file).map((address) => [address, hash])),
  );
  return [
    `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    `<script src="${folder}wyspa.js" integrity="${entry}" crossorigin${isSync ? "" : " defer"}></script>`,
  ].join("\n");
}

/** @throws when the folder contains no build */
export function readHashes(folder: string): Hashes {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  return { entry: read("manifest.json").entry.integrity, files: read("integrity.json") };
}

/** A base that fits into an attribute and into an import map. */
const isBase = (base: string) =>
  /^\/(?!\/)[^\s"<>?#]*$/.test(base) || /^https?:\/\/[^\s"<>?#/][^\s"<>?#]*$/.test(base);

/** @returns why the hashes cannot be used there; `null` when they can */
function baseFault(base: string): string | null {
  if (!base) return "--base is missing.";
  if (!isBase(base)) return `"${base}" must be an http(s) address, or a path that begins with /.`;
  if (/\.js\/*$/.test(base)) return `"${base}" is a file. Name the folder that contains wyspa.js.`;
  if (/\/(stable|next)\/*$/.test(base))
    return `"${base}" is a channel, whose files change with each release. Name the folder of a version.`;
  return null;
}

export async function run(args: readonly string[]): Promise<number> {
  let flags: { base?: string; language?: string[]; sync?: boolean; dir?: string };
  try {
    flags = parseArgs({
      args: [...args],
      options: {
        base: { type: "string" },
        language: { type: "string", multiple: true },
        sync: { type: "boolean" },
        dir: { type: "string" },
      },
    }).values;
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  const { base = "", language: languages = [], sync: isSync = false, dir } = flags;
  const problem = baseFault(base);
  if (problem) {
    console.error(`${problem}\n\n${usage}`);
    return 2;
  }
  const folder = dir ? resolve(dir) : fileURLToPath(new URL("..", import.meta.url));
  let hashes: Hashes;
  try {
    hashes = readHashes(folder);
  } catch {
    console.error(`${folder} contains no build: manifest.json or integrity.json is missing.`);
    return 2;
  }
  const texts = Object.keys(hashes.files).filter((file) => file.startsWith("texts/"));
  const known = [...new Set(texts.map((file) => file.split("/")[2] ?? ""))].sort();
  const unknown = languages.filter((language) => !known.includes(language));
  if (unknown.length) {
    console.error(
      `There are no texts for "${unknown.join(", ")}", only for ${known.join(", ")}. Polish needs no --language.`,
    );
    return 2;
  }
  console.log(tagOf(hashes, { base, languages, isSync }));
  return 0;
}
