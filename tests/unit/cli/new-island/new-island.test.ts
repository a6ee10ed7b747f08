// @vitest-environment node
/** `npm run new-island`: from the command to green checks without an edit, in a copy of the working tree. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const project = fileURLToPath(new URL("../../../..", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "new-island-"));
const NAME = "gift-note";

const run = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: "utf8",
    // Without the variables of this test run, whose options the copy's tests do not share.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  return { status, output: `${stdout}${stderr}` };
};
const newIsland = (...names: string[]) => run("--import", "tsx", "runtime/cli/new-island/index.ts", ...names);
const read = (file: string) => readFileSync(join(root, file), "utf8");
const tool = (name: string) => join(root, "node_modules", name);

beforeAll(() => {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
  });
  for (const file of list.split("\n").filter((name) => name && existsSync(join(project, name)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(project, file), join(root, file));
  }
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a name", () => {
  test.each([
    ["", "The name of the island is missing."],
    ["GiftNote", '"GiftNote" cannot be the name of an island: use lower-case letters'],
    ["gift--note", "cannot be the name of an island"],
    ["../gift", "cannot be the name of an island"],
    ["tooltip", "islands/tooltip/ exists already."],
    ["transport", '"transport" is the name of a file of the runtime (runtime/chunks.ts).'],
    ["delivery", "tests/browser/features/delivery.ts exists already: choose another name."],
  ])("%j is refused with its reason", (name, reason) => {
    const { status, output } = newIsland(name);
    expect(output).toContain(reason);
    expect(output).toContain("Usage: npm run new-island NAME");
    expect(status).toBe(2);
    expect(existsSync(join(root, "islands/gift-note"))).toBe(false);
  });
});

/** It takes three minutes, and is left to npm run test:full. */
const isFull = process.env.WYSPA_FULL === "1";

describe.runIf(isFull)("a new island", () => {
  beforeAll(() => {
    const { status, output } = newIsland(NAME);
    expect(output).toContain(`islands/${NAME}/descriptor.ts`);
    expect(status).toBe(0);
  });

  test("has code, a page with its facts, tests, and rows in the tables of tests", () => {
    expect(read(`islands/${NAME}/README.md`)).toContain("| loads by default | `interaction` |");
    expect(read("islands/README.md")).toContain(`| [${NAME}](${NAME}/README.md) | Shows and hides the text`);
    expect(read("tests/browser/features/of-files.ts")).toContain(`"${NAME}": giftNote,`);
    expect(read("tests/browser/touches/touches.ts")).toContain("...giftNoteTouches,");
  });

  // Types and style of the whole copy take half a minute on a fast machine.
  test("passes the checks of types, style, house rules, documents and texts", { timeout: 600_000 }, () => {
    const checks = [
      [tool("typescript/bin/tsc"), "--noEmit"],
      [tool("@biomejs/biome/bin/biome"), "check"],
      ["--import", "tsx", "tests/tools/house-rules.ts"],
      ["--import", "tsx", "tests/tools/texts.ts"],
    ];
    for (const check of checks) {
      const { status, output } = run(...check);
      expect(status, output).toBe(0);
    }
  });

  test("passes its own unit test, and those that ask every island for tests", () => {
    const files = [`tests/unit/${NAME}`, "tests/unit/fixtures/gallery", "tests/unit/touches"];
    const { status, output } = run(tool("vitest/vitest.mjs"), "run", "--project", "unit", ...files);
    expect(output).toContain(`tests/unit/${NAME}/${NAME}.test.ts`);
    expect(status, output).toBe(0);
  });

  // Building and driving it takes a minute.
  test("passes its own browser test", { timeout: 600_000 }, () => {
    expect(run("build.mjs").status).toBe(0);
    const { status, output } = run(
      tool("vitest/vitest.mjs"),
      "run",
      "--project",
      "browser",
      "--project",
      "policy",
      `tests/browser/${NAME}`,
      "tests/browser/product-gallery/for-pages.policy.test.ts",
      "--testNamePattern",
      NAME,
    );
    expect(status, output).toBe(0);
  });

  test("cannot be made twice", () => {
    expect(newIsland(NAME)).toMatchObject({ status: 2, output: expect.stringContaining("exists already") });
  });
});
