/** Whether a name is possible for a new island. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runtimeSources } from "../build/chunks.mjs";
import { filesOf } from "./files";

/** Words with meaning in the syntax of the tables, or in folders that are no island. */
const RESERVED = ["generated", "entry", "runtime"];

/** @returns why the name is not possible; `null` when it is */
export function nameFault(name: string, root: string): string | null {
  if (!name) return "The name of the island is missing.";
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    return `"${name}" cannot be the name of an island: use lower-case letters, digits and single hyphens, and begin with a letter.`;
  if (existsSync(join(root, "islands", name))) return `islands/${name}/ exists already.`;
  if (RESERVED.includes(name) || Object.hasOwn(runtimeSources(root), name))
    return `"${name}" is the name of a file of the runtime (runtime/chunks.ts).`;
  const taken = Object.keys(filesOf(name)).find((file) => existsSync(join(root, file)));
  return taken ? `${taken} exists already: choose another name.` : null;
}
