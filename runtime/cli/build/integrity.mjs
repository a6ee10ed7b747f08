/** Creates `dist/integrity.json`: the hash of every module that the entry may import, for `npx wyspa tag`. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The value of an `integrity` attribute. */
export const integrityOf = (bytes) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** @param out the build's folder */
export function integrityOfModules(out) {
  const files = ["chunks", "texts"].flatMap((folder) =>
    readdirSync(join(out, folder), { recursive: true }).map(
      (file) => `${folder}/${file.replace(/\\/g, "/")}`,
    ),
  );
  const modules = files.filter((file) => file.endsWith(".js")).sort();
  return Object.fromEntries(modules.map((file) => [file, integrityOf(readFileSync(join(out, file)))]));
}
