/**
 * Finds or installs a Chromium, in this order:
 *
 *   WYSPA_BROWSER=path      this one; an error when it does not run
 *   a system browser        chromium, google-chrome …
 *   playwright's cache      or `playwright install chromium`
 *   apt-get as root         Debian's packages
 *
 * Also finds the headless shell, which both installers bring along: the same engine without windows. Tests take about
 * half the time in it, but it has no back-forward cache, so some tests need the browser itself. With CI=true a missing
 * shell is installed beside a browser that is there; without it the tests only take longer.
 * WYSPA_BROWSER_INSTALL=0 disables installation. Prints the path, or what was tried. An installer without output for
 * 20 seconds is stopped, so that a machine without a network has its answer within a minute.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

/** Milliseconds without output after which an installer counts as stuck. */
const STALL_MS = 20_000;

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

const isBrowser = (path) => !!path && existsSync(path) && runs(path);

function which(name) {
  try {
    return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/** The headless shell that `playwright install` puts beside the browser; an empty path when there is none. */
function shellBeside(browser) {
  const folder = dirname(dirname(browser)).replace(/chromium-(\d+)$/, "chromium_headless_shell-$1");
  if (!existsSync(folder)) return "";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const shell = files.find((file) => /(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(file));
  return shell ? join(folder, shell) : "";
}

/** Runs an installer. Resolves to whether it succeeded; stops it when it prints nothing for too long. */
const succeeds = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const stop = () => child.kill("SIGKILL");
    let timer = setTimeout(stop, STALL_MS);
    const copyTo = (output) => (text) => {
      clearTimeout(timer);
      timer = setTimeout(stop, STALL_MS);
      output.write(text);
    };
    child.stdout.on("data", copyTo(process.stdout));
    child.stderr.on("data", copyTo(process.stderr));
    const end = (isDone) => {
      clearTimeout(timer);
      resolve(isDone);
    };
    child.on("error", () => end(false));
    child.on("close", (code) => end(code === 0));
  });

/** The path of an installed browser, or `null`. @throws when the browser in WYSPA_BROWSER does not run */
export function findBrowser() {
  const named = process.env.WYSPA_BROWSER;
  if (named) {
    if (!runs(named))
      throw new Error(`WYSPA_BROWSER is ${named}, which does not run. Unset it or name another one.`);
    return named;
  }
  return [...system.map(which), ...mac, chromium.executablePath()].find(isBrowser) ?? null;
}

/** The path of an installed headless shell, or `null`; `null` too when WYSPA_BROWSER names the browser to use. */
export function findHeadlessShell() {
  if (process.env.WYSPA_BROWSER) return null;
  return [which("chromium-headless-shell"), shellBeside(chromium.executablePath())].find(isBrowser) ?? null;
}

/**
 * Tries each installer until one has brought what is missing.
 * @param find the path of what is missing, once it is there
 * @param flags for playwright
 * @param packages of Debian
 * @returns the installers that were tried, for the error
 */
async function install(find, flags, packages) {
  const tried = [`\`playwright install ${flags.join(" ")}\``];
  const cli = fileURLToPath(new URL("../../node_modules/playwright/cli.js", import.meta.url));
  if ((await succeeds(process.execPath, [cli, "install", ...flags])) && find()) return tried;
  if (process.getuid?.() !== 0 || !which("apt-get")) return tried;
  tried.push(`\`apt-get install ${packages.join(" ")}\``);
  if (await succeeds("apt-get", ["-o", "Acquire::Retries=0", "update"]))
    for (const name of packages) await succeeds("apt-get", ["install", "-y", name]);
  return tried;
}

function installBrowser() {
  console.log("No browser found; installing one (WYSPA_BROWSER_INSTALL=0 switches this off).");
  return install(findBrowser, ["chromium"], ["chromium", "chromium-headless-shell"]);
}

/** Resolves to the browser's path. Rejects with everything that was tried when no browser can be found or installed. */
export async function ensureBrowser() {
  const found = findBrowser();
  const mayInstall = process.env.WYSPA_BROWSER_INSTALL !== "0";
  if (found) {
    const { CI, WYSPA_BROWSER } = process.env;
    const wantsShell = CI && mayInstall && !WYSPA_BROWSER && !findHeadlessShell();
    if (wantsShell)
      await install(findHeadlessShell, ["--only-shell", "chromium"], ["chromium-headless-shell"]);
    return found;
  }
  const installers = mayInstall ? await installBrowser() : [];
  const installed = findBrowser();
  if (installed) return installed;
  const tried = [...system, "playwright's cache", ...installers].join(", ");
  throw new Error(`No browser. Tried: ${tried}. Install Chromium, or set WYSPA_BROWSER to its path.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`browser: ${await ensureBrowser()}, headless shell: ${findHeadlessShell() ?? "none"}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
