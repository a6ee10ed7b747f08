/**
 * `npm run test:lean`: runs the browser tests on the lean flavour, with Preact in React's place. Further arguments go to
 * vitest. `dist/` holds that flavour meanwhile, and the usual one again afterwards.
 */
import { spawnSync } from "node:child_process";

const run = (command: string, ...flags: readonly string[]): number =>
  spawnSync(command, flags, { stdio: "inherit", env: { ...process.env, WYSPA_REACT: "preact" } }).status ?? 1;

let status =
  run(process.execPath, "build.mjs", "--react=preact") ||
  run(process.execPath, "tests/tools/ensure-browser.mjs");
if (!status) {
  const projects = ["--project", "browser", "--project", "matrix"];
  status = run("npx", "vitest", "run", ...projects, ...process.argv.slice(2));
  status = run(process.execPath, "build.mjs") || status;
}
process.exit(status);
