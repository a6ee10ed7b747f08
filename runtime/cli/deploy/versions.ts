/** The folders of versions. A folder is complete from the moment it exists, and never changes. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isCopy } from "./compress";

/** A folder's name is a version, so that it can never be the name of a channel. */
const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** What a page may request, and the licences. */
const PUBLISHED = /^(chunks|texts|[\w-]+\.(js|css)|(manifest|integrity)\.json|THIRD-PARTY-NOTICES\.txt)$/;

/** @throws when the file is missing, or is no JSON object */
export function readObject(folder: string, name: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(join(folder, name), "utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // the text was cut; the sentence below says so
  }
  if (value && typeof value === "object") return value as Readonly<Record<string, unknown>>;
  throw new Error(`${join(folder, name)} is not a JSON object. Copy the folder of the build again.`);
}

/** @throws when the folder contains no build */
export function versionOf(folder: string): string {
  const { version } = readObject(folder, "manifest.json");
  if (typeof version !== "string" || !VERSION.test(version))
    throw new Error(
      `The version "${version}" cannot be the name of a folder. Use three numbers, as in 1.2.3.`,
    );
  return version;
}

/** The versions that were deployed into a folder. */
export const versionsIn = (to: string): readonly string[] =>
  existsSync(to)
    ? readdirSync(to).filter((name) => VERSION.test(name) && existsSync(join(to, name, "manifest.json")))
    : [];

/**
 * Copies the build into a new folder, named by its version.
 * @returns whether the folder is new; `false`: it has these same files
 * @throws when the folder exists with other files
 */
export function addVersion(from: string, to: string, version: string): boolean {
  const folder = join(to, version);
  if (existsSync(folder)) {
    refuseOtherFiles(from, folder, version);
    return false;
  }
  const unfinished = join(to, `.${version}.${process.pid}`);
  try {
    mkdirSync(unfinished, { recursive: true });
    for (const name of publishedIn(from))
      cpSync(join(from, name), join(unfinished, name), { recursive: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return true;
}

const publishedIn = (folder: string) => readdirSync(folder).filter((name) => PUBLISHED.test(name));

function refuseOtherFiles(from: string, folder: string, version: string): void {
  const [ours, theirs] = [filesOf(from), filesOf(folder)];
  if (isDeepStrictEqual(ours, theirs)) return;
  const names = new Set([...ours.keys(), ...theirs.keys()]);
  const other = [...names].filter((name) => !isDeepStrictEqual(ours.get(name), theirs.get(name)));
  throw new Error(
    `${folder} exists with other files (${other.sort().slice(0, 3).join(", ")}). A version never changes: give the build a version after ${version}.`,
  );
}

/** The contents of the published files, by their paths. */
function filesOf(folder: string): ReadonlyMap<string, Buffer> {
  const paths = publishedIn(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory()
      ? readdirSync(join(folder, name), { recursive: true }).map((inner) => join(name, String(inner)))
      : [name],
  );
  const files = paths.filter((path) => !isCopy(path) && statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
}
