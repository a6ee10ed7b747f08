// @vitest-environment node
/** Which files the development build writes for a change, in a copy of the sources. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Project } from "../../../../runtime/cli/build/project.mjs";
import { DevBuild, type Update } from "../../../../runtime/cli/dev/dev-build";

const project = fileURLToPath(new URL("../../../..", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "dev-build-"));
const out = join(root, "out");
const build = new DevBuild(new Project({ root, version: "1.2.3" }), out);

const read = (file: string) => readFileSync(join(root, file), "utf8");
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
/** Changes a file and builds. */
const edit = (file: string, change: (text: string) => string): Promise<Update> => {
  write(file, change(read(file)));
  return build.update([file]);
};
const addition = (text: string) => `${text}\nReflect.set(globalThis, "added", 1);\n`;
/** The keys of the chunks that an update has written, and its other files. */
const written = ({ files }: Update) => files.map((file) => file.replace(/^chunks\/(.+)-\w{5}\.js$/, "$1"));
const built = (key: string, { files }: Update) =>
  readFileSync(join(out, files.find((file) => file.startsWith(`chunks/${key}-`)) ?? key), "utf8");

let first: Update;
beforeAll(async () => {
  for (const folder of ["runtime", "islands"])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  first = await build.start();
});
beforeEach(() => {
  for (const file of ["islands/tooltip/bubble.ts", "islands/tooltip/descriptor.ts"])
    cpSync(join(project, file), join(root, file));
});
afterAll(async () => {
  await build.close();
  rmSync(root, { recursive: true, force: true });
});

test("the first build has the entry, every file, texts and styles", () => {
  expect(first.problems).toEqual([]);
  expect(written(first)).toEqual(
    expect.arrayContaining(["wyspa.js", "core", "react", "page", "texts", "wyspa.css"]),
  );
  expect(first.files.filter((file) => !existsSync(join(out, file)))).toEqual([]);
});

test("an island's code changes only the file that holds it, whose name stays", async () => {
  const update = await edit("islands/tooltip/bubble.ts", addition);
  expect(written(update)).toEqual(["page"]);
  expect(first.files).toContain(update.files[0]);
  expect(built("page", update)).toContain('"added"');
});

test("an island with React stays a function of the one React", async () => {
  const update = await edit("islands/mini-basket/line.tsx", addition);
  expect(written(update)).toEqual(["mini-basket"]);
  expect(built("mini-basket", update)).toMatch(/^export const withReact=/);
});

test("an island that begins to use React becomes a function of it, and the tables say so", async () => {
  const update = await edit("islands/news-date/index.ts", (text) =>
    addition(`import { createElement } from "react";\nexport const element = createElement;\n${text}`),
  );
  expect(update.problems).toEqual([]);
  expect(built("cards", update)).toMatch(/^export const withReact=/);
  expect(built("core", update)).toMatch(/cards=[\w,-]+\+react/);
});

test("the entry's code changes only the entry", async () => {
  expect(written(await edit("runtime/index.ts", addition))).toEqual(["wyspa.js"]);
});

test("a module of base/ changes the files that contain it", async () => {
  const update = written(await edit("runtime/base/values.ts", addition));
  expect(update).toEqual(expect.arrayContaining(["wyspa.js", "places"]));
  expect(update.length).toBeGreaterThan(10);
  expect(update).not.toContain("wyspa.css");
  expect(update).not.toContain("texts");
});

test("a Polish text changes the island's file alone, and a translation the texts and their address in the core", async () => {
  const polish = await edit("islands/tooltip/texts.ts", (text) => text.replace("Więcej", "Dużo więcej"));
  expect(written(polish)).toEqual(["page"]);
  const english = await edit("islands/tooltip/texts/eng.json", (text) => text.replace(/": "/, '": "Much '));
  expect(written(english)).toEqual(expect.arrayContaining(["core", "translations", "texts"]));
  expect(written(english)).not.toContain("page");
});

test("a stylesheet changes the stylesheet alone", async () => {
  expect(await edit("islands/tooltip/tooltip.css", (css) => `${css}\n.added { color: red }\n`)).toEqual({
    files: ["wyspa.css"],
    problems: [],
  });
  expect(readFileSync(join(out, "wyspa.css"), "utf8")).toContain(".added");
});

test("a descriptor changes the files with tables", async () => {
  const update = await edit("islands/tooltip/descriptor.ts", (text) => text.replace('"visible"', '"load"'));
  expect(written(update)).toEqual(expect.arrayContaining(["core", "wyspa.js"]));
  expect(written(update).length).toBeLessThan(12);
});

test.each([
  ["visible", "core"],
  ["load", "wyspa.js"],
])("a new island with the strategy %s is built, and the table of %s names it", async (when, table) => {
  write(
    "islands/new-one/descriptor.ts",
    `export default { name: "new-one", kind: "plain", summary: "", when: "${when}" };`,
  );
  write("islands/new-one/index.ts", "export const mount = () => {};");
  const update = await build.update(["islands/new-one", "islands/new-one/descriptor.ts"]);
  expect(update.problems).toEqual([]);
  expect(written(update)).toContain("new-one");
  expect(built(table, update)).toContain("new-one");
  rmSync(join(root, "islands/new-one"), { recursive: true });
  expect(built(table, await build.update(["islands/new-one"]))).not.toContain("new-one");
});

test("a mistake is named with file and line, keeps the last good file, and is gone once it is corrected", async () => {
  const good = await edit("islands/tooltip/bubble.ts", addition);
  const bad = await edit("islands/tooltip/bubble.ts", () => "\nconst = 5;");
  expect(bad.problems).toEqual([
    expect.stringMatching(/^islands\/tooltip\/bubble\.ts:2:7: Expected identifier/),
  ]);
  expect(bad.files).toEqual([]);
  expect(built("page", good)).toContain('"added"');
  // Another island's change still reports it.
  const other = await edit("islands/mobile-grid/index.ts", addition);
  expect(written(other)).toEqual(["mobile-grid"]);
  expect(other.problems).toHaveLength(1);
  cpSync(join(project, "islands/tooltip/bubble.ts"), join(root, "islands/tooltip/bubble.ts"));
  const mended = await build.update(["islands/tooltip/bubble.ts"]);
  expect(mended.problems).toEqual([]);
  expect(written(mended)).toEqual(["page"]);
});

test("a descriptor with another name than its folder is a mistake in that file", async () => {
  const { problems } = await edit("islands/tooltip/descriptor.ts", (text) =>
    text.replace('"tooltip"', '"tooltp"'),
  );
  expect(problems).toEqual([
    'islands/tooltip/descriptor.ts: the name must be that of the folder, "tooltip"; it is "tooltp"',
  ]);
});
