/**
 * Keeps the results of slow steps of the build in node_modules/.cache, so that a later build repeats only the steps
 * whose input has changed. The folder may be deleted at any time.
 */
import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../node_modules/.cache/wyspa");
const UNUSED_MS = 7 * 24 * 3_600_000;
let isTidied = false;

/** Deletes the results that no build has used for a week. */
function tidy() {
  isTidied = true;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another build may delete it at the same time.
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > UNUSED_MS) rmSync(path, { force: true });
  }
}

/** @returns the kept result, or undefined if there is none or it cannot be read */
function recall(path) {
  try {
    const result = JSON.parse(readFileSync(path, "utf8"));
    utimesSync(path, new Date(), new Date());
    return result;
  } catch {
    return undefined;
  }
}

function keep(path, result) {
  mkdirSync(folder, { recursive: true });
  if (!isTidied) tidy();
  // Builds may run side by side. None of them may read a file that is half written.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(result));
  renameSync(unfinished, path);
}

/**
 * @param inputs texts that determine the result, including the settings and the version of the tool
 * @param make the slow step; its result must survive JSON
 * @returns the result of this or of an earlier build
 */
export async function onceForInputs(inputs, make) {
  const hash = createHash("sha256").update(JSON.stringify(inputs)).digest("hex");
  const path = join(folder, `${hash}.json`);
  const known = recall(path);
  if (known) return known;
  const result = await make();
  try {
    keep(path, result);
  } catch {
    // A folder that cannot be written only makes the next build slower.
  }
  return result;
}
