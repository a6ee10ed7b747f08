/** Publishing a switch file: only a valid one, and by one rename. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publish } from "../../../runtime/cli/deploy/channels";
import { run } from "../../../runtime/cli/switch";

let to: string;
let said: string[];
beforeEach(() => {
  to = mkdtempSync(join(tmpdir(), "wyspa-switch-"));
  said = [];
  for (const way of ["log", "error"] as const)
    vi.spyOn(console, way).mockImplementation((text) => void said.push(String(text)));
  mkdirSync(join(to, "1.0.0"));
  const manifest = { version: "1.0.0", islands: { "search-panel": {}, notice: {} } };
  writeFileSync(join(to, "1.0.0/manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(to, "1.0.0/channel.js"), "channel");
  publish(to, "stable", "1.0.0");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(to, { recursive: true });
});

const given = (text: string) => {
  writeFileSync(join(to, "given.json"), text);
  return join(to, "given.json");
};
const published = () => readFileSync(join(to, "stable/switches.json"), "utf8");
const use = (text: string, ...args: string[]) =>
  run([given(text), "--to", to, ...(args.length ? args : ["--channel", "stable"])]);

it("publishes a valid file, and leaves no other file behind", async () => {
  const text = '{ "islands": { "notice": false }, "rules": [{ "version": "1.0.0", "percent": 10 }] }';
  expect(await use(text)).toBe(0);
  expect(published()).toBe(text);
  expect(readdirSync(join(to, "stable")).sort()).toEqual(["switches.json", "wyspa.js"]);
  expect(said).toEqual(["stable follows the file now."]);
});

it.each([
  ["JSON that cannot be read", '{ "off": true', /The file is not valid JSON: /],
  ["a misspelt condition", '{ "off": true, "precent": 10 }', /no key "precent"\. Did you mean "percent"\?/],
  [
    "an island that does not exist",
    '{ "islands": { "serch-panel": false } }',
    /no island "serch-panel"\. Did you mean "search-panel"\?/,
  ],
  [
    "a version that is not deployed",
    '{ "version": "2.0.0" }',
    /"2\.0\.0" is not deployed, only stable, 1\.0\.0\./,
  ],
  ["a channel without a version", '{ "version": "next" }', /"next" is not deployed/],
])("refuses %s, and publishes nothing", async (_, text, message) => {
  expect(await use(text)).toBe(1);
  expect(said.join("\n")).toMatch(message);
  expect(said.at(-1)).toBe("Nothing is published.");
  expect(published()).toBe("{}\n");
});

it("refuses a channel that does not exist", async () => {
  expect(await use("{}", "--channel", "stable", "--channel", "next")).toBe(1);
  expect(said.join()).toContain('has no channel "next". Deploy a version on it first.');
});

it.each([
  ["no folder", ["--channel", "stable"], /--to is missing/],
  ["no channel", ["--to", "x"], /--channel is missing/],
  ["two files", ["--to", "x", "--channel", "stable", "more.json"], /Only one file/],
  ["an unknown option", ["--too", "x"], /Unknown option '--too'/],
])("explains %s, and ends with 2", async (_, args, message) => {
  expect(await run([given("{}"), ...args])).toBe(2);
  expect(said.join()).toMatch(message);
});

it("explains a file that cannot be read", async () => {
  expect(await run([join(to, "missing.json"), "--to", to, "--channel", "stable"])).toBe(2);
  expect(said.join()).toMatch(/no such file/);
});

it("refuses a name that no channel can have", async () => {
  expect(await use("{}", "--channel", "stabel")).toBe(2);
  expect(said.join()).toMatch(/There is no channel "stabel", only stable and next\./);
});

it("says that a file is empty", async () => {
  expect(await use(" \n")).toBe(1);
  expect(said).toEqual(["The file is empty. Write {} to switch nothing.", "Nothing is published."]);
});

it.each([
  ["a byte order mark", Buffer.from('\ufeff{ "off": true }')],
  ["UTF-16, as PowerShell writes it", Buffer.from('\ufeff{ "off": true }', "utf16le")],
])("reads a file with %s, and publishes plain UTF-8", async (_, bytes) => {
  writeFileSync(join(to, "windows.json"), bytes);
  expect(await run([join(to, "windows.json"), "--to", to, "--channel", "stable"])).toBe(0);
  expect(published()).toBe('{ "off": true }');
});

it("says in words why a file cannot be read", async () => {
  expect(await run([join(to, "none.json"), "--to", to, "--channel", "stable"])).toBe(2);
  expect(await run([to, "--to", to, "--channel", "stable"])).toBe(2);
  expect(said[0]).toMatch(/none\.json: there is no such file or folder\./);
  expect(said[1]).toMatch(/: this is a folder, not a file\./);
});

it("speaks of the file that is not published, not of a rule that pages ignore", async () => {
  expect(await use("[]")).toBe(1);
  expect(await use('{ "off": 1 }')).toBe(1);
  expect(said.filter((line) => line !== "Nothing is published.")).toEqual([
    "The file must be a JSON object.",
    'The file: "off" must be true or false.',
  ]);
});
