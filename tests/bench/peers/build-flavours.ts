/** Builds Wyspa outside `dist/`: its lean flavour, an earlier commit, and the usual flavour with the islands of the bench. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../lab/paths";

const built = new Map<string, string>();

/** @returns the folder of the build, made once per run */
function buildOnce(name: string, ...flags: readonly string[]): string {
  const out = join("tests/.dist", name);
  if (!built.has(name))
    execFileSync(process.execPath, ["build.mjs", "--out", out, ...flags], { cwd: root, stdio: "ignore" });
  built.set(name, join(root, out));
  return join(root, out);
}

export const buildFlavours = () => ({ lean: buildOnce("lean", "--react=preact"), before: buildBefore() });

/** The last commit with a file for each island and each of its parts. */
export const BEFORE = "155e2ccd";

/** @returns the folder of that commit's build; `undefined` in a clone without the history */
function buildBefore(): string | undefined {
  const known = built.get(BEFORE);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), "wyspa-before-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  try {
    const archive = execFileSync("git", ["archive", BEFORE], { cwd: root, maxBuffer: 2 ** 29 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
  } catch {
    return undefined;
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, ["build.mjs"], { cwd: folder, stdio: "ignore" });
  built.set(BEFORE, join(folder, "dist"));
  return join(folder, "dist");
}

/** The usual flavour with the islands in `tests/bench/islands/`. */
export const buildWithIslands = () => buildOnce("bench", "--islands", "tests/bench/islands");
