/** The package that `npm pack` makes from dist/, installed in an empty folder and used there. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Shop, startShop } from "../../../fixtures/shop";
import { PAGES } from "../../../runtime/cli/build/project.mjs";
import { bench } from "../support";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const bin = (name: string) => join(root, "node_modules/.bin", name);
const start = promisify(execFile);
/** Runs a command; its output is in the failure when it does not end with 0. */
const exec = async (file: string, args: readonly string[], cwd: string): Promise<string> => {
  const env = { ...process.env, npm_config_update_notifier: "false" };
  const { stdout } = await start(file, args, { cwd, env, maxBuffer: 1 << 24 }).catch((error) => {
    throw new Error(`${file} ${args.join(" ")}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
};

const b = bench();
let folder = "";
let tarball = "";
let files: readonly string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wyspa-package-"));
  // The scripts would build dist/ again.
  const packed = await exec(
    "npm",
    ["pack", "--json", "--ignore-scripts", "--pack-destination", folder],
    root,
  );
  // Newer versions of npm list packages by name.
  const [one] = Object.values(JSON.parse(packed)) as { filename: string; files: { path: string }[] }[];
  tarball = join(folder, one?.filename ?? "");
  files = (one?.files ?? []).map(({ path }) => path);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await exec("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the package holds the build, its types, licences and changes, and nothing else", () => {
  const outside = files.filter((file) => !file.startsWith("dist/"));
  expect(outside.sort()).toEqual(["README.md", "package.json"]);
  const inside = files.filter((file) => !/^dist\/(chunks|texts|cli)\//.test(file));
  expect(inside).toEqual(
    expect.arrayContaining(
      [...PAGES, "CHANGELOG.md", "THIRD-PARTY-NOTICES.txt", "manifest.json", "integrity.json", "wyspa.js"]
        .concat(["wyspa.css", "wyspa-search.css", "wyspa.d.ts", "wyspa-events.d.ts", "wyspa-basket.d.ts"])
        .map((file) => `dist/${file}`),
    ),
  );
  const known =
    /\/(CHANGELOG\.md|THIRD-PARTY-NOTICES\.txt|\w+\.json|channel\.js|wyspa[\w-]*\.(js|css|d\.c?ts))$/;
  const others = inside.filter((file) => file.startsWith("dist/") && !known.test(file));
  expect(others.sort()).toEqual(PAGES.map((page) => `dist/${page}`).sort());
  expect(files.filter((file) => /\.map$|meta\.json|\.test\./.test(file))).toEqual([]);
});

test("the package brings no dependencies, and may not be published by mistake", () => {
  const {
    dependencies,
    private: isPrivate,
    license,
  } = JSON.parse(readFileSync(join(folder, "node_modules/wyspa/package.json"), "utf8"));
  expect([dependencies, isPrivate, license]).toEqual([undefined, true, "UNLICENSED"]);
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  expect(Object.keys(packages)).toEqual(["", "node_modules/wyspa"]);
});

test("no script names a source map, because the maps are not published", () => {
  const scripts = files.filter((file) => /^dist\/(wyspa|chunks\/.+)\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(30);
  const naming = scripts.filter((file) =>
    /^\/\/# sourceMappingURL=/m.test(readFileSync(join(folder, "node_modules/wyspa", file), "utf8")),
  );
  expect(naming).toEqual([]);
});

test("publint and attw find no fault in the package", async () => {
  await exec(bin("publint"), ["run", "--strict", tarball], root);
  await exec(bin("attw"), [tarball, "--no-color"], root);
});

describe("types", () => {
  const use = `
import type { WyspaApi, WyspaMetric } from "wyspa";
document.addEventListener("wyspa:basket", ({ detail }) => {
  const count: number = detail.count;
  // @ts-expect-error a count is no text
  const text: string = detail.count;
  console.log(count, text);
});
document.addEventListener("wyspa:metric", ({ detail }: CustomEvent<WyspaMetric>) => console.log(detail.phase));
document.addEventListener("wyspa:island-error", (event) => event.detail.host.remove());
const api: WyspaApi = window.wyspa;
// @ts-expect-error a count is no name of an island
api.define(1, async () => ({ mount() { return undefined; } }));
export const added = await api.basket.add({ id: 1 });
`;
  for (const [resolution, module, file] of [
    ["bundler", "esnext", "use.ts"],
    ["node16", "node16", "use.ts"],
    ["node16, from CommonJS,", "node16", "use.cts"],
  ] as const)
    test(`work under moduleResolution ${resolution} with events on document`, async () => {
      const text = file === "use.ts" ? use : use.replace("await ", "");
      writeFileSync(join(folder, file), text);
      const options = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", "--types", ""];
      await exec(
        bin("tsc"),
        [...options, "--module", module, "--moduleResolution", resolution.replace(/,.*/, ""), file],
        folder,
      );
    });
});

describe("npx wyspa", () => {
  const wyspa = (...args: string[]) => exec("npx", ["--offline", "wyspa", ...args], folder);

  test("lists its commands", async () => {
    const usage = await wyspa("help");
    for (const command of ["decode", "deploy", "switch", "tag"])
      expect(usage).toMatch(new RegExp(`^ {2}${command} +\\S`, "m"));
  });

  test("prints the tag of the installed files", async () => {
    const tag = await wyspa("tag", "--base", "https://cdn.example/wyspa/");
    const { entry } = JSON.parse(readFileSync(join(folder, "node_modules/wyspa/dist/manifest.json"), "utf8"));
    expect(tag).toContain(`src="https://cdn.example/wyspa/wyspa.js" integrity="${entry.integrity}"`);
  });

  test("decodes a stack of the installed files with the maps of the build", async () => {
    const script = readFileSync(join(folder, "node_modules/wyspa/dist/wyspa.js"), "utf8");
    const line = script.split("\n").findIndex((text) => text.includes("data-island-status"));
    const column = script.split("\n")[line]?.indexOf("data-island-status") ?? 0;
    const stack = `start@https://cdn.example/wyspa/wyspa.js:${line + 1}:${column + 1}`;
    writeFileSync(join(folder, "stack.txt"), stack);
    const decoded = await wyspa("decode", "stack.txt", "--maps", join(root, "dist/maps"));
    expect(decoded).toMatch(/^start@runtime\/\S+\.ts:\d+:\d+/);
    const [, source = ""] = /@(\S+\.ts):/.exec(decoded) ?? [];
    expect(existsSync(join(root, source))).toBe(true);
  });
});

test("a page with the installed script works", async () => {
  const shop: Shop = await startShop({ dist: join(folder, "node_modules/wyspa/dist") });
  try {
    const context = await b.browser.newContext();
    const page = await context.newPage();
    await page.goto(shop.url);
    await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
    await page.locator(".search_result__item.--product").first().waitFor();
    await context.close();
  } finally {
    await shop.close();
  }
});
