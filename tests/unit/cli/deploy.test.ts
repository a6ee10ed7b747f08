/** Folders of versions, channels, and the removal of old versions. */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../../runtime/cli/deploy";

const DAY = 86_400_000;
let place: string;
let to: string;
let said: string[];

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "wyspa-deploy-"));
  to = join(place, "public");
  said = [];
  for (const way of ["log", "error"] as const)
    vi.spyOn(console, way).mockImplementation((text) => void said.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(place, { recursive: true });
});

const read = (path: string) => readFileSync(join(to, path), "utf8");

/** A build of a version. @returns its folder */
function build(version: string, more: Readonly<Record<string, string>> = {}): string {
  const folder = join(place, `build-${version}`);
  const files = {
    "manifest.json": JSON.stringify({ version }),
    "integrity.json": "{}",
    "wyspa.js": `entry of ${version}`,
    "channel.js": `channel of ${version}`,
    "wyspa.css": `style of ${version}`,
    [`chunks/core-${version}.js`]: "core",
    "texts/1/eng/notice.js": "texts",
    "THIRD-PARTY-NOTICES.txt": "notices",
    "README.md": "for people",
    "cli/wyspa.mjs": "tools",
    "maps/wyspa.js.map": "map",
    "wyspa.d.ts": "types",
    ...more,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
const deploy = (version: string, ...args: string[]) => run(["--to", to, "--dir", build(version), ...args]);
/** Makes a version look as if a deploy had used it days ago. */
const age = (version: string, days: number) => {
  const then = new Date(Date.now() - days * DAY);
  utimesSync(join(to, version), then, then);
};

describe("a build that is not whole is refused, because a version could not be mended later:", () => {
  const hash = `sha384-${createHash("sha384").update("core").digest("base64")}`;
  it.each([
    [
      "a file that is missing",
      { "integrity.json": '{ "chunks/lost.js": "sha384-x" }' },
      /chunks\/lost\.js is missing/,
    ],
    [
      "a file that was cut",
      { "chunks/a.js": "co", "integrity.json": `{ "chunks/a.js": "${hash}" }` },
      /chunks\/a\.js/,
    ],
    [
      "an entry of another build",
      { "manifest.json": '{ "version": "1.0.0", "entry": { "integrity": "x" } }' },
      /wyspa\.js/,
    ],
    [
      "a manifest that was cut",
      { "manifest.json": "{" },
      /manifest\.json is not a JSON object\. Copy the folder/,
    ],
    ["an empty list of hashes", { "integrity.json": "" }, /integrity\.json is not a JSON object/],
  ])("%s", async (_, files, message) => {
    expect(await run(["--to", to, "--channel", "next", "--dir", build("1.0.0", files)])).toBe(1);
    expect(said.join()).toMatch(message);
    expect(existsSync(to)).toBe(false);
  });

  it("and files that match their hashes are deployed", async () => {
    const files = { "chunks/a.js": "core", "integrity.json": `{ "chunks/a.js": "${hash}" }` };
    expect(await run(["--to", to, "--dir", build("1.0.0", files)])).toBe(0);
  });
});

it("a file in the folder's place is named", async () => {
  writeFileSync(to, "");
  expect(await deploy("1.0.0")).toBe(1);
  expect(said.join()).toBe(`${to} is a file, not a folder.`);
});

it("a version to keep that does not exist stops the removal", async () => {
  await deploy("1.0.0");
  age("1.0.0", 40);
  await deploy("1.1.0", "--channel", "stable");
  expect(await run(["--to", to, "--version", "1.1.0", "--prune", "--keep", "v1.0.0"])).toBe(1);
  expect(said.join()).toMatch(/--keep names v1\.0\.0, which .* does not have\. It has 1\.0\.0, 1\.1\.0\./);
  expect(existsSync(join(to, "1.0.0"))).toBe(true);
});

describe("a version", () => {
  it("gets a folder with what pages request, and without tools, types and source maps", async () => {
    expect(await deploy("1.0.0")).toBe(0);
    expect(readdirSync(to)).toEqual(["1.0.0"]);
    expect(readdirSync(join(to, "1.0.0")).sort()).toEqual(
      ["THIRD-PARTY-NOTICES.txt", "channel.js", "chunks", "integrity.json", "manifest.json", "texts"].concat([
        "wyspa.css",
        "wyspa.js",
      ]),
    );
    expect(read("1.0.0/texts/1/eng/notice.js")).toBe("texts");
  });

  it("may be deployed again with the same files", async () => {
    await deploy("1.0.0");
    expect(await deploy("1.0.0")).toBe(0);
    expect(said).toEqual(["1.0.0 is deployed.", "1.0.0 is there already."]);
  });

  it.each([
    ["a changed file", { "chunks/core-1.0.0.js": "other" }, "chunks/core-1.0.0.js"],
    ["a further file", { "chunks/more.js": "more" }, "chunks/more.js"],
  ])("is never changed: %s is refused, and the folder stays as it is", async (_, more, named) => {
    await deploy("1.0.0");
    said = [];
    expect(await run(["--to", to, "--dir", build("1.0.0", more), "--channel", "stable"])).toBe(1);
    expect(said.join()).toContain(`exists with other files (${named}). A version never changes`);
    expect(read("1.0.0/chunks/core-1.0.0.js")).toBe("core");
    expect(readdirSync(to)).toEqual(["1.0.0"]);
  });

  it.each(["stable", "1", "../1.0.0", "1.0.0/.."])("cannot be called %s", async (version) => {
    const folder = build("1.0.0", { "manifest.json": JSON.stringify({ version }) });
    expect(await run(["--to", to, "--dir", folder])).toBe(1);
    expect(said.join()).toContain(`The version "${version}" cannot be the name of a folder`);
    expect(existsSync(to)).toBe(false);
  });
});

describe("a channel", () => {
  it("has the version's entry and stylesheet, and a switch file that switches nothing", async () => {
    await deploy("1.0.0", "--channel", "stable");
    expect(readdirSync(join(to, "stable")).sort()).toEqual(["switches.json", "wyspa.css", "wyspa.js"]);
    expect([read("stable/wyspa.js"), read("stable/wyspa.css")]).toEqual([
      "channel of 1.0.0",
      "style of 1.0.0",
    ]);
    expect(JSON.parse(read("stable/switches.json"))).toEqual({});
  });

  it("moves to the next version, and keeps its switch file and the old version's files", async () => {
    await deploy("1.0.0", "--channel", "stable");
    writeFileSync(join(to, "stable/switches.json"), '{ "off": true }');
    said = [];
    await deploy("1.1.0", "--channel", "stable");
    expect(said).toEqual(["1.1.0 is deployed.", "stable runs 1.1.0; before: 1.0.0."]);
    expect(read("stable/wyspa.js")).toBe("channel of 1.1.0");
    expect(read("stable/switches.json")).toBe('{ "off": true }');
    expect(read("1.0.0/chunks/core-1.0.0.js")).toBe("core");
  });

  it("does not move the other channel", async () => {
    await deploy("1.0.0", "--channel", "stable", "--channel", "next");
    await deploy("1.1.0", "--channel", "next");
    expect([read("stable/wyspa.js"), read("next/wyspa.js")]).toEqual([
      "channel of 1.0.0",
      "channel of 1.1.0",
    ]);
  });

  it("rolls back to a version that was deployed before", async () => {
    await deploy("1.0.0", "--channel", "stable");
    await deploy("1.1.0", "--channel", "stable");
    expect(await run(["--to", to, "--channel", "stable", "--version", "1.0.0"])).toBe(0);
    expect(read("stable/wyspa.js")).toBe("channel of 1.0.0");
    expect(said.at(-1)).toBe("stable runs 1.0.0; before: 1.1.0.");
  });

  it("refuses a version that is not there", async () => {
    await deploy("1.0.0", "--channel", "stable");
    expect(await run(["--to", to, "--channel", "stable", "--version", "2.0.0"])).toBe(1);
    expect(said.at(-1)).toContain("has no version 2.0.0. It has 1.0.0.");
    expect(read("stable/wyspa.js")).toBe("channel of 1.0.0");
  });
});

describe("pruning", () => {
  const prune = (...args: string[]) => run(["--to", to, "--version", "1.2.0", "--prune", ...args]);
  beforeEach(async () => {
    await deploy("1.0.0", "--channel", "stable");
    await deploy("1.1.0", "--channel", "next");
    await deploy("1.2.0", "--channel", "stable");
    said = [];
  });

  it("removes a version that no channel has run for more than 30 days", async () => {
    age("1.0.0", 31);
    expect(await prune()).toBe(0);
    expect(readdirSync(to)).toEqual(["1.1.0", "1.2.0", "next", "stable"]);
    expect(said).toEqual(["1.0.0 is removed."]);
  });

  it("keeps the files of a version that a channel ran 29 days ago, because open pages request them", async () => {
    age("1.0.0", 29);
    await prune();
    expect(read("1.0.0/chunks/core-1.0.0.js")).toBe("core");
  });

  it("counts the days from the deploy that replaced the version, not from its own", async () => {
    for (const version of ["1.0.0", "1.2.0"]) age(version, 100);
    await run(["--to", to, "--channel", "stable", "--version", "1.0.0"]);
    await prune();
    expect(existsSync(join(to, "1.2.0"))).toBe(true);
  });

  it("keeps versions that a channel runs, however old", async () => {
    for (const version of ["1.1.0", "1.2.0"]) age(version, 400);
    await prune();
    expect(readdirSync(to)).toEqual(["1.0.0", "1.1.0", "1.2.0", "next", "stable"]);
  });

  it("keeps a version that pages name", async () => {
    age("1.0.0", 400);
    await prune("--keep", "1.0.0");
    expect(existsSync(join(to, "1.0.0"))).toBe(true);
  });

  it("never removes a folder whose name is not a version", async () => {
    for (const name of ["3.0.0", "images"]) {
      mkdirSync(join(to, name));
      age(name, 400);
    }
    await prune();
    expect(readdirSync(to)).toEqual(expect.arrayContaining(["3.0.0", "images"]));
  });

  it("happens only with --prune", async () => {
    age("1.0.0", 400);
    await deploy("1.3.0", "--channel", "stable");
    expect(existsSync(join(to, "1.0.0"))).toBe(true);
  });
});

describe("wrong use", () => {
  it.each([
    ["no folder", [], /--to is missing/],
    [
      "a channel that does not exist",
      ["--to", "x", "--channel", "beta"],
      /no channel "beta", only stable and next/,
    ],
    ["a version without a channel", ["--to", "x", "--version", "1.0.0"], /--version needs a --channel/],
    [
      "a version beside a folder",
      ["--to", "x", "--version", "1.0.0", "--channel", "next", "--dir", "y"],
      /--dir has no use/,
    ],
    ["something to keep without pruning", ["--to", "x", "--keep", "1.0.0"], /--keep belongs to --prune/],
    ["an unknown option", ["--too", "x"], /Unknown option '--too'/],
  ])("is explained, and ends with 2: %s", async (_, args, message) => {
    expect(await run(args)).toBe(2);
    expect(said.join()).toMatch(message);
  });

  it("explains a folder without a build, and ends with 1", async () => {
    mkdirSync(join(place, "empty"));
    expect(await run(["--to", to, "--dir", join(place, "empty")])).toBe(1);
    expect(said.join()).toMatch(/contains no build: manifest\.json is missing/);
  });
});

describe("compressed copies", () => {
  const big = {
    "chunks/core-1.0.0.js": "const core = 1;\n".repeat(200),
    "wyspa.css": ".a { color: red }\n".repeat(99),
  };
  const options = (version: string, ...more: string[]) => ["--to", to, "--dir", build(version, big), ...more];
  const copies = (folder: string) =>
    readdirSync(join(to, folder), { recursive: true })
      .map(String)
      .filter((name) => /\.(br|gz)$/.test(name))
      .sort();

  it("are beside the files of the version and of the channel, with the same content", async () => {
    expect(await run(options("1.0.0", "--channel", "stable", "--compress"))).toBe(0);
    expect(copies("1.0.0")).toEqual([
      "chunks/core-1.0.0.js.br",
      "chunks/core-1.0.0.js.gz",
      "wyspa.css.br",
      "wyspa.css.gz",
    ]);
    expect(copies("stable")).toEqual(["wyspa.css.br", "wyspa.css.gz"]);
    const file = join(to, "1.0.0/chunks/core-1.0.0.js");
    const content = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(content)).toBe(true);
  });

  it("do not make a version another one, and are added to one that is there", async () => {
    await run(options("1.0.0"));
    expect(copies("1.0.0")).toEqual([]);
    expect(await run(options("1.0.0", "--compress"))).toBe(0);
    expect(copies("1.0.0")).toHaveLength(4);
    expect(await run(options("1.0.0"))).toBe(0);
  });

  it("of a channel's older files are gone after a deploy without them", async () => {
    await run(options("1.0.0", "--channel", "stable", "--compress"));
    await run(options("2.0.0", "--channel", "stable"));
    expect(copies("stable")).toEqual([]);
  });
});
