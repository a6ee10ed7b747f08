/**
 * Builds the script with the test islands, once for each state of the sources. Later callers reuse the folder, and a
 * lock keeps tests from serving an unfinished one.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const builds = join(root, "tests/.dist");
const sources = ["build.mjs", "package.json", "runtime", "islands", "tests/islands"];
/** A build renews its lock so often, because it may take minutes on a busy machine. */
const RENEWED_MS = 2_000;
/** Age of a lock in milliseconds after which its build counts as abandoned. */
const ABANDONED_MS = 60_000;
const OUTDATED_MS = 3_600_000;
/** What is built: React, unless a test asks for another. */
export interface Wanted {
  /** `preact` is the lean flavour; `npm run test:lean` tests everything on it. */
  readonly react?: string | undefined;
}

function* walk(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) if (name !== "generated") yield* walk(join(path, name));
}

function stateOfSources(): string {
  const hash = createHash("sha1");
  for (const source of sources)
    for (const file of walk(join(root, source))) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

async function buildOnce(folder: string, { react }: Wanted): Promise<void> {
  const lock = `${folder}.lock`;
  mkdirSync(builds, { recursive: true });
  while (!existsSync(join(folder, "wyspa.js"))) {
    try {
      mkdirSync(lock);
    } catch {
      const since = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (since > ABANDONED_MS) rmSync(lock, { recursive: true, force: true });
      await sleep(200);
      continue;
    }
    const renewing = setInterval(
      () => existsSync(lock) && utimesSync(lock, new Date(), new Date()),
      RENEWED_MS,
    );
    try {
      const flags = react ? [`--react=${react}`] : [];
      await promisify(execFile)(
        process.execPath,
        ["build.mjs", "--out", folder, "--islands", "tests/islands", ...flags],
        { cwd: root },
      );
    } finally {
      clearInterval(renewing);
      rmSync(lock, { recursive: true, force: true });
    }
  }
}

function removeOutdated(folder: string): void {
  const [state = ""] = basename(folder).split("-"); // of all flavours
  for (const name of existsSync(builds) ? readdirSync(builds) : []) {
    const path = join(builds, name);
    if (name.startsWith(state) || !/^[0-9a-f]{12}(\b|$)/.test(name)) continue; // still in use, or not a folder of ours
    if (Date.now() - statSync(path).mtimeMs > OUTDATED_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** @returns the folder of the script for the present state of the sources, which may still have to be built */
export function folderOfTestIslands({ react }: Wanted): string {
  return join(builds, [stateOfSources(), react].filter(Boolean).join("-"));
}

/** Builds the folder if it is missing, or waits for the build that another process has begun. */
export async function buildTestIslands(
  wanted: Wanted = { react: process.env.WYSPA_REACT },
  folder = folderOfTestIslands(wanted),
): Promise<void> {
  removeOutdated(folder);
  await buildOnce(folder, wanted);
}
