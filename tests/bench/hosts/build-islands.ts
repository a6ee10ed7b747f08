/** Builds the script with the bench's own islands, outside dist/. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const out = "tests/.dist/bench";

/** @returns the folder of the build */
export function buildIslands(): string {
  const flags = ["build.mjs", "--out", out, "--islands", "tests/bench/islands"];
  execFileSync(process.execPath, flags, { cwd: root, stdio: "inherit" });
  return join(root, out);
}
