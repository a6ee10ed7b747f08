/** Whether all files of a build are there. A version never changes, so that an incomplete one could not be mended. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readObject } from "./versions";

/** @returns the files that are missing or differ from their hash */
export function brokenFilesIn(folder: string): readonly string[] {
  const missing = ["wyspa.js", "channel.js", "integrity.json"].filter(
    (name) => !existsSync(join(folder, name)),
  );
  if (missing.length) return missing;
  const { entry } = readObject(folder, "manifest.json") as { entry?: { integrity?: string } };
  const hashes = {
    ...readObject(folder, "integrity.json"),
    ...(entry?.integrity ? { "wyspa.js": entry.integrity } : {}),
  };
  return Object.entries(hashes).flatMap(([name, hash]) =>
    hashOf(join(folder, name)) === hash ? [] : [name],
  );
}

const hashOf = (file: string) =>
  existsSync(file) && `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
