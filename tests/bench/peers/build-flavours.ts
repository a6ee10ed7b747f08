/** Builds Wyspa outside `dist/`: its lean flavour, and both flavours with the islands of the bench. */
import { execFileSync } from "node:child_process";
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

const lean = "--react=preact";
const withIslands = ["--islands", "tests/bench/islands"];

export const buildFlavours = () => ({ lean: buildOnce("lean", lean) });

/** Both flavours with the islands in `tests/bench/islands/`. */
export const buildWithIslands = () => ({
  react: buildOnce("bench", ...withIslands),
  lean: buildOnce("bench-lean", lean, ...withIslands),
});
