/**
 * Finds or installs a Chromium:
 *
 *   WYSPA_BROWSER=path      this one; an error when it does not run
 *   a system browser        chromium, google-chrome …
 *   playwright's cache      or `playwright install chromium`
 *   apt-get as root         Debian's package
 *
 * WYSPA_BROWSER_INSTALL=0 disables installation. Prints the path, or the attempts.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

const system = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];
const mac = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function runs(path) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ["--version"], {
        encoding: "utf8",
        timeout: 30_000,
        stdio: ["ignore", "pipe", "ignore"],
      }),
    );
  } catch {
    return false;
  }
}

function which(name) {
  try {
    return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"], timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of an installed browser, or `null`. @throws when the browser in WYSPA_BROWSER does not run */
export function findBrowser() {
  const named = process.env.WYSPA_BROWSER;
  if (named) {
    if (!runs(named))
      throw new Error(`WYSPA_BROWSER is ${named}, which does not run. Unset it or name another one.`);
    return named;
  }
  const found = [...system.map(which), ...mac].find((path) => path && existsSync(path) && runs(path));
  if (found) return found;
  const cached = chromium.executablePath();
  return existsSync(cached) && runs(cached) ? cached : null;
}

function installBrowser() {
  const cli = fileURLToPath(new URL("../../node_modules/playwright/cli.js", import.meta.url));
  console.log("No browser found; installing one (WYSPA_BROWSER_INSTALL=0 switches this off).");
  if (attempt(process.execPath, [cli, "install", "chromium"]) && findBrowser()) return;
  if (process.getuid?.() !== 0) return;
  const environment = ["env", "DEBIAN_FRONTEND=noninteractive"];
  attempt("sh", ["-c", "command -v apt-get"]) &&
    attempt(environment[0], [environment[1], "apt-get", "update", "-qq"]) &&
    attempt(environment[0], [environment[1], "apt-get", "install", "-y", "-qq", "chromium"]);
}

/** @throws with all attempts when no browser can be found or installed */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.WYSPA_BROWSER_INSTALL !== "0") installBrowser();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    `No browser. Tried: WYSPA_BROWSER (unset), ${system.join(", ")}, playwright's cache, \`playwright install chromium\`, \`apt-get install chromium\` (as root). Install Chromium and set WYSPA_BROWSER to its path.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
