/**
 * Unit tests that need a process of their own. They measure its processor time, or set its time zone, which all threads
 * of a process share. All others run in threads, which start faster.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = "tests/unit";
const NEEDS_IT = /from "[./]+\/effort"|process\.env\.TZ/;

/** As vitest's configuration names them. */
export const inOwnProcess: readonly string[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join(folder, name))
  .filter((path) => NEEDS_IT.test(readFileSync(path, "utf8")));
