import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureBrowser, findHeadlessShell } from "../tools/ensure-browser.mjs";

/** Fails once with a clear message when the build is missing, instead of failing in every test. */
export default async function setup(): Promise<void> {
  const browser = await ensureBrowser();
  // Runs once for each project of the configuration, and a named browser counts as the tester's choice.
  process.env.WYSPA_HEADLESS_SHELL ??= findHeadlessShell() ?? browser;
  process.env.WYSPA_BROWSER = browser;
  if (!existsSync(fileURLToPath(new URL("../../dist/wyspa.js", import.meta.url))))
    throw new Error("dist/ is empty: run `npm run build` first.");
}
