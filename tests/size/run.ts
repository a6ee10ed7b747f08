/**
 * `npm run size`: measures how many bytes pages load, in a real browser and by the build's list of files.
 *
 * It exits with 1 when a budget is exceeded by more than its tolerance, or when React is loaded before it is needed. It
 * also does when a file has grown by more than a tenth since `files.json` was recorded. `npm run size -- --record`
 * records the current files; the commit message explains why they grew.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { showcase } from "../../fixtures/catalogue/showcase";
import { ensureBrowser } from "../tools/ensure-browser.mjs";
import { built, fileBytes, islandKeys, KB, type Measured } from "./built-files";
import { desktop, filesOfPages, type LoadedPage, phone } from "./loaded-pages";

/** Budgets are kilobytes (1,024 bytes) of brotli 11; this factor avoids failures over single bytes. */
const ROOM = 1.05;
/** A recorded file may grow by a tenth, or by this many bytes if that is more. */
const FILE_GROWTH = 1.1;
const FILE_BYTES = 150;
const RECORD = join(import.meta.dirname, "files.json");

/** Pages as loaded, with their own modules except where the name says otherwise, without interaction. */
const pages: readonly (LoadedPage & { readonly budget: number })[] = [
  { name: "home without page modules on a phone", path: "/", viewport: phone, budget: 35.1 },
  { name: "home without page modules on a desktop", path: "/", viewport: desktop, budget: 34.5 },
  { name: "home on a phone", path: "/?modules=1", viewport: phone, budget: 43.2 },
  { name: "home on a desktop", path: "/?modules=1", viewport: desktop, budget: 43 },
  { name: "listing on a phone", path: "/search.php?text=kurtka&modules=1", viewport: phone, budget: 53.2 },
  {
    name: "product on a phone",
    path: `${showcase.omnibusHigher.path}?modules=1`,
    viewport: phone,
    budget: 65,
  },
  {
    name: "registration on a phone",
    path: "/client-new.php?register&modules=1",
    viewport: phone,
    budget: 61,
  },
];

const faults: string[] = [];
const line = (mark: string, figures: string, what: string) =>
  console.log(`${mark.padStart(5)}  ${figures.padEnd(26)}  ${what}`);
const inKB = (bytes: number) => (bytes / KB).toFixed(1);

function holdBudget(what: string, bytes: number, budget: number): void {
  const isOver = bytes > budget * KB * ROOM;
  if (isOver) faults.push(`${what}: ${inKB(bytes)} of ${budget} KB`);
  line(isOver ? "OVER" : "ok", `${inKB(bytes)} of ${budget} KB`, what);
}
function refuse(what: string, isWrong: boolean): void {
  if (isWrong) faults.push(what);
  line(isWrong ? "WRONG" : "ok", "", what);
}

async function loadedPages(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const files = await filesOfPages(browser, pages);
    pages.forEach(({ name, budget }, index) => {
      const requested = (files[index] ?? []).filter((file) => file.endsWith(".js"));
      const bytes = requested.reduce((sum, file) => sum + built.bytesOfFile(file), 0);
      holdBudget(`${name}, nothing touched (${requested.length} files)`, bytes, budget);
      refuse(
        `${name} loads no React`,
        requested.some((file) => built.carries(file, ["react", "react-dom"])),
      );
    });
  } finally {
    await browser.close();
  }
}

function firstUses(): void {
  const { bytes, mapBytes } = built;
  holdBudget("entry", bytes("entry"), 12.9); // 1.8 of it answer the first press, 1.2 are shared with all files
  refuse(
    "the entry carries no package but zustand",
    built.packages("entry").some((name) => name !== "zustand"),
  );
  refuse(
    "core, old names and shells carry neither React nor ky",
    ["core", "legacy-globals", ...islandKeys.filter((key) => key.endsWith("/shell"))].some((key) =>
      built.packages(key).some((name) => ["react", "react-dom", "ky"].includes(name)),
    ),
  );
  for (const key of islandKeys.filter((one) => built.needsReact(one) && !one.includes("/")))
    holdBudget(`first React island: React, its DOM, the binding and ${key}`, bytes("react", key), 74);
  holdBudget("transport with ky", bytes("transport"), 7);
  holdBudget("map engine", mapBytes("engine"), 250);
  holdBudget("sign-in by passkey", bytes("passkeys"), 10);
  for (const key of islandKeys.filter((one) => !built.needsReact(one)))
    if (built.packages(key).some((name) => name === "react" || name === "react-dom"))
      refuse(`plain ${key} carries no React`, true);
}

/** Files that only some pages load. */
function optionalFiles(): void {
  holdBudget("the entry of a channel", built.bytesOfFile("channel.js"), 13.3); // with the first press, as every entry
  holdBudget("the switch file's code, on pages of a channel", built.bytes("switches"), 2);
  holdBudget("the skin, only for pages that link it", built.bytesOfFile("wyspa-skin.css"), 6);
}

/** The last commit's message; empty outside a repository. */
const message = (() => {
  try {
    return execFileSync("git", ["log", "-1", "--format=%B"], { encoding: "utf8" });
  } catch {
    return "";
  }
})();

/** Whether the commit says why a file has grown, in a line such as `Bytes: pickup-map, for the new list`. */
const isExplained = (key: string) =>
  message.split("\n").some((text) => text.startsWith("Bytes:") && text.includes(key));

function filesSinceRecord(): void {
  const before: Measured = JSON.parse(readFileSync(RECORD, "utf8"));
  const now = fileBytes();
  for (const [key, bytes] of Object.entries(now)) {
    const was = before[key];
    if (was === bytes) continue;
    const hasGrown = was !== undefined && bytes > Math.max(was * FILE_GROWTH, was + FILE_BYTES);
    if (hasGrown && !isExplained(key)) faults.push(`file ${key} has grown from ${was} to ${bytes} bytes`);
    line(
      hasGrown ? "GROWN" : "",
      was === undefined ? `new: ${bytes}` : `${was} → ${bytes} bytes`,
      `file ${key}`,
    );
  }
  for (const key of Object.keys(before)) if (!(key in now)) line("", "gone", `file ${key}`);
}

if (process.argv.includes("--record")) {
  writeFileSync(RECORD, `${JSON.stringify(fileBytes(), null, 2)}\n`);
  console.log(`recorded: ${RECORD.replace(`${process.cwd()}/`, "")}`);
} else {
  firstUses();
  await loadedPages();
  optionalFiles();
  filesSinceRecord();
  if (faults.length) {
    console.error(
      `\n${faults.join("\n")}\nGrowth that is meant needs a line \`Bytes: <chunk>, <reason>\` in the commit message, and is recorded by \`npm run size -- --record\`.`,
    );
    process.exit(1);
  }
}
