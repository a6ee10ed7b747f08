/** Stacks of each browser, and reports of the error log, with positions in the sources. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transform } from "esbuild";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../../runtime/cli/decode";
import { decodeStack, decodeText, versionIn } from "../../../runtime/cli/decode/decode-stack";

const source = `export function mountPanel(host: Element) {
  const panel = host.querySelector("div");
  if (!panel) throw new TypeError("no panel");
  return panel;
}
`;
let map = "";
/** The position of `new TypeError`, in the built file. */
let at = "";
beforeAll(async () => {
  const built = await transform(source, {
    loader: "ts",
    minify: true,
    sourcemap: "external",
    sourcefile: "islands/search-panel/panel.ts",
  });
  map = built.map;
  at = `1:${built.code.indexOf("new TypeError") + 1}`;
});

const file = "chunks/search-panel-ABC234.js";
const readMap = (script: string) => (script === file ? map : null);
const FOUND = /islands\/search-panel\/panel\.ts:3:21/;

describe("a stack", () => {
  it.each([
    [
      "Chrome",
      (url: string) => `TypeError: no panel\n    at mountPanel (${url})\n    at async x (<anonymous>)`,
    ],
    ["Chrome, without a function's name", (url: string) => `TypeError: no panel\n    at ${url}`],
    ["Firefox", (url: string) => `mountPanel@${url}\nasync*x@https://shop.example/theme.js:1:2\n`],
    ["Safari", (url: string) => `mountPanel@${url}\nmodule code@\n[native code]`],
  ])("of %s is decoded, and its other lines stay", (_, stack) => {
    const text = stack(`https://cdn.example/wyspa/${file}:${at}`);
    const { decoded, found, missing } = decodeStack(text, readMap);
    expect(decoded).toMatch(FOUND);
    expect(decoded.split("\n").slice(2)).toEqual(text.split("\n").slice(2));
    expect([found, missing]).toEqual([1, []]);
  });

  it.each(["?retry=1", "?…"])("is decoded for a file with the query %s", (query) => {
    expect(decodeStack(`at https://cdn.example/${file}${query}:${at}`, readMap).decoded).toMatch(FOUND);
  });

  it.each(["stable/wyspa.js", "next/wyspa.js", "0.1.0/channel.js"])(
    "is decoded for a channel's entry, %s",
    (entry) => {
      const maps = (script: string) => (script === "channel.js" ? map : null);
      expect(decodeStack(`at https://cdn.example/${entry}:${at}`, maps).decoded).toMatch(FOUND);
    },
  );

  it("keeps a position in a file without a map, and names the file", () => {
    const text = "at https://cdn.example/wyspa/chunks/core-OLD234.js:1:5";
    const { decoded, found, missing } = decodeStack(text, readMap);
    expect([decoded, found, missing]).toEqual([text, 0, ["chunks/core-OLD234.js"]]);
  });

  it("leaves the page's own scripts alone", () => {
    const text = "at https://shop.example/theme.js:1:5\nat https://shop.example/notwyspa.js:1:5";
    expect(decodeStack(text, readMap)).toEqual({ decoded: text, found: 0, missing: [] });
  });
});

it("a line of an access log is decoded from its percent signs", () => {
  const report = "wyspa 1.2.3/main search-panel mount: TypeError: a + b\nat https://x.example/a.js:1:2";
  const line = `1.2.3.4 "POST /graphql/v1/?${new URLSearchParams({ JSerror: report })} HTTP/2" 200`;
  expect(decodeText(line)).toBe(report);
  expect(decodeText("at x")).toBe("at x");
  expect(decodeText(`${line}\n${line}\nother`)).toBe(`${report}\n${report}\nother`);
  expect(versionIn(report)).toBe("1.2.3");
});

describe("the command", () => {
  let dir: string;
  let said: { log: string; error: string };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "wyspa-decode-"));
    said = { log: "", error: "" };
    for (const way of ["log", "error"] as const)
      vi.spyOn(console, way).mockImplementation((text) => {
        said[way] += `${text}\n`;
      });
    mkdirSync(join(dir, "maps/chunks"), { recursive: true });
    writeFileSync(join(dir, "maps/wyspa.js.map"), map);
    writeFileSync(join(dir, `maps/${file}.map`), map);
    writeFileSync(join(dir, "manifest.json"), JSON.stringify({ version: "1.2.3" }));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(dir, { recursive: true });
  });
  const decode = (text: string, maps = join(dir, "maps")) => {
    writeFileSync(join(dir, "stack.txt"), text);
    return run([join(dir, "stack.txt"), "--maps", maps]);
  };

  it("prints the decoded stack", async () => {
    expect(await decode(`wyspa 1.2.3/main: x\nat https://cdn.example/${file}:${at}`)).toBe(0);
    expect(said.log).toMatch(FOUND);
    expect(said.error).toBe("");
  });

  it("ends with 1 when nothing was decoded, and says why", async () => {
    expect(await decode("at https://shop.example/theme.js:1:1")).toBe(1);
    expect(said.error).toMatch(/no position in a file of these maps/);
  });

  it("warns when the report is of another version, whose entry has the same name", async () => {
    expect(await decode(`wyspa 1.0.0/main: x\nat https://cdn.example/wyspa.js:${at}`)).toBe(0);
    expect(said.error).toMatch(/The report is of version 1\.0\.0, and the maps are of 1\.2\.3/);
  });

  it("names the file whose map was cut", async () => {
    writeFileSync(join(dir, `maps/${file}.map`), map.slice(0, 20));
    expect(await decode(`at https://cdn.example/${file}:${at}`)).toBe(1);
    expect(said.error).toContain(`There is no source map of ${file} that can be read`);
  });

  it("explains a folder without maps", async () => {
    expect(await decode("x", dir)).toBe(2);
    expect(said.error).toMatch(
      /contains no source maps\. The package does not have them: use the folder maps\/ of the build/,
    );
  });

  it("explains a file that cannot be read", async () => {
    expect(await run([join(dir, "none.txt"), "--maps", join(dir, "maps")])).toBe(2);
    expect(said.error).toMatch(/none\.txt: there is no such file or folder\./);
  });
});
