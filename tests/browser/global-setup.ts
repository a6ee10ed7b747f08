import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "../tools/ensure-browser.mjs";

/** Fails once with a clear message when the build is missing, instead of failing in every test. */
export default function setup(): void {
  process.env.WYSPA_BROWSER = ensureBrowser();
  if (!existsSync(fileURLToPath(new URL("../../dist/wyspa.js", import.meta.url))))
    throw new Error("dist/ is empty: run `npm run build` first.");
}
