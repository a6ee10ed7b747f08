/** The script tag and the import map that `npx wyspa tag` prints. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run, tagOf } from "../../../runtime/cli/tag";

const hashes = {
  entry: "sha384-entry",
  files: {
    "chunks/core-ABCDEF.js": "sha384-core",
    "texts/12345678/eng/mini-basket.js": "sha384-eng",
    "texts/12345678/ger/mini-basket.js": "sha384-ger",
  },
};
const integrityIn = (tag: string) =>
  JSON.parse(/<script type="importmap">(.+)<\/script>/.exec(tag)?.[1] ?? "{}").integrity as Record<
    string,
    string
  >;

describe("the printed markup", () => {
  it("names the entry with its integrity, below an import map with that of each chunk", () => {
    const tag = tagOf(hashes, { base: "https://cdn.example/wyspa/1.2.3" });
    expect(tag).toBe(
      [
        '<script type="importmap">{"integrity":{"https://cdn.example/wyspa/1.2.3/chunks/core-ABCDEF.js":"sha384-core","https://cdn.example/wyspa/1.2.3/chunks/core-ABCDEF.js?retry=1":"sha384-core"}}</script>',
        '<script src="https://cdn.example/wyspa/1.2.3/wyspa.js" integrity="sha384-entry" crossorigin defer></script>',
      ].join("\n"),
    );
  });

  it("has the texts of the page's languages, and of no others", () => {
    const tag = tagOf(hashes, { base: "/wyspa/", languages: ["ger"] });
    expect(Object.keys(integrityIn(tag)).filter((file) => file.includes("texts"))).toEqual([
      "/wyspa/texts/12345678/ger/mini-basket.js",
      "/wyspa/texts/12345678/ger/mini-basket.js?retry=1",
    ]);
  });

  it("has no defer for pages that call runApp at their end", () => {
    expect(tagOf(hashes, { base: "/", isSync: true })).toMatch(/crossorigin><\/script>$/);
  });
});

describe("the command", () => {
  let dir: string;
  const said = { log: "", error: "" };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "wyspa-tag-"));
    for (const way of ["log", "error"] as const) {
      said[way] = "";
      vi.spyOn(console, way).mockImplementation((text) => {
        said[way] += text;
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(dir, { recursive: true });
  });
  const build = () => {
    writeFileSync(join(dir, "manifest.json"), JSON.stringify({ entry: { integrity: hashes.entry } }));
    writeFileSync(join(dir, "integrity.json"), JSON.stringify(hashes.files));
  };

  it("reads the hashes of a built folder", async () => {
    build();
    expect(await run(["--base", "/wyspa", "--language", "eng", "--dir", dir])).toBe(0);
    expect(`${said.log}`).toBe(tagOf(hashes, { base: "/wyspa", languages: ["eng"] }));
  });

  it.each([
    ["no base", [], /--base is missing/],
    [
      "a base that is not an address",
      ["--base", "cdn.example/wyspa"],
      /"cdn\.example\/wyspa" must be an http\(s\) address/,
    ],
    ["a base that would end the attribute", ["--base", '/a"><script>'], /must be an http\(s\) address/],
    ["a base that is another host's", ["--base", "//cdn.example/"], /must be an http\(s\) address/],
    [
      "the address of a file",
      ["--base", "/wyspa/wyspa.js"],
      /is a file\. Name the folder that contains wyspa\.js/,
    ],
    [
      "a channel",
      ["--base", "https://cdn.example/stable/"],
      /is a channel, whose files change with each release/,
    ],
    ["an unknown option", ["--bse", "/"], /Unknown option '--bse'/],
    [
      "a language without texts",
      ["--base", "/", "--language", "fin"],
      /no texts for "fin", only for eng.*\. Polish needs no/,
    ],
  ])("explains %s, prints no tag, and ends with 2", async (_, args, message) => {
    build();
    expect(await run([...args, "--dir", dir])).toBe(2);
    expect(said.error).toMatch(message);
    expect(said.log).toBe("");
  });

  it("explains a folder without a build", async () => {
    expect(await run(["--base", "/", "--dir", dir])).toBe(2);
    expect(said.error).toMatch(/contains no build: manifest\.json or integrity\.json is missing/);
  });
});
