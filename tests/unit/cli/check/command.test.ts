/** The built command, as a process of its own. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCli } from "../../../../runtime/cli/build/cli.mjs";
import { keysText, readTexts } from "../../../../runtime/cli/build/texts.mjs";
import { commands } from "../../../../runtime/cli/commands";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wyspa-check-"));
const wrong = '<p data-island="tooltap">a</p>';
let server: Server;
let url: string;

beforeAll(async () => {
  const keys = keysText(await readTexts(root, [{ name: "tooltip", folder: join(root, "islands/tooltip") }]));
  await writeCli(root, join(folder, "dist"), { __TEXT_KEYS__: JSON.stringify(keys) });
  mkdirSync(join(folder, "theme/parts"), { recursive: true });
  writeFileSync(join(folder, "good.html"), '<p data-island="tooltip" title="a">a</p>');
  writeFileSync(join(folder, "theme/bad.tpl"), `<p>{$a}</p>\n${wrong}`);
  writeFileSync(join(folder, "theme/parts/row.twig"), '<p data-island="tooltip tooltip" title="a">b</p>');
  writeFileSync(join(folder, "theme/notes.txt"), wrong);
  server = createServer(({ url: path }, answer) => {
    const type = path === "/picture" ? "image/png" : "text/html";
    answer.writeHead(path === "/missing" ? 404 : 200, { "content-type": type }).end(`\n${wrong}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = (...args: string[]) => wyspa("check", ...args);

const wyspa = (...args: string[]) =>
  new Promise<Result>((done) => {
    execFile(process.execPath, ["dist/cli/wyspa.mjs", ...args], { cwd: folder }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

test("a good file has exit code 0", async () => {
  expect(await run("good.html")).toEqual({ code: 0, out: "1 file checked: nothing wrong\n", err: "" });
});

test("a folder with mistakes has exit code 1, and each mistake its file, line, column, level and rule", async () => {
  const { code, out } = await run("theme", "good.html");
  expect(code).toBe(1);
  expect(out.split("\n")).toEqual([
    expect.stringMatching(
      /^theme\/bad\.tpl:2:17 {2}error {2}data-island="tooltap" names no island.*"tooltip"\? \(unknown-island\)$/,
    ),
    expect.stringMatching(
      /^theme\/parts\/row\.twig:1:4 {2}warning {2}The marker names .* \(repeated-name\)$/,
    ),
    "",
    "3 files checked: 1 error, 1 warning",
    "",
  ]);
});

test("the keys of the built texts are known", async () => {
  const texts = { "dialog.close": "Zamknij", "dialog.clsoe": "Zamknij" };
  const config = `<script type="application/json" id="wyspa-config">${JSON.stringify({ texts })}</script>`;
  writeFileSync(join(folder, "texts.html"), config);
  const { out } = await run("texts.html");
  expect(out).toMatch(/"texts" names "dialog\.clsoe".* Did you mean "dialog\.close"\? \(texts\)\n\n1 file/);
});

test("warnings can be left out", async () => {
  expect(await run("--errors", "theme/parts")).toMatchObject({
    code: 0,
    out: "1 file checked: nothing wrong\n",
  });
});

test("a page that a server renders is checked by its address", async () => {
  const { code, out } = await run(`${url}/page`);
  expect(code).toBe(1);
  expect(out).toContain(`${url}/page:2:17  error  `);
});

test("programs read the findings as JSON", async () => {
  const { code, out } = await run("--json", "theme/bad.tpl");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    files: 1,
    errors: 1,
    warnings: 0,
    findings: [
      {
        file: "theme/bad.tpl",
        line: 2,
        column: 17,
        level: "error",
        message: expect.stringContaining("Did you mean"),
        rule: "unknown-island",
      },
    ],
  });
});

test("islands of the theme's own scripts can be named", async () => {
  expect(await run("--island", "tooltap", "theme/bad.tpl")).toMatchObject({ code: 0 });
});

test.each([
  ["no file", []],
  ["an unknown option", ["--fix", "good.html"]],
  ["a file that is not there", ["nothing.html"]],
  ["a folder without templates", ["dist"]],
  ["an address that answers 404", ["URL/missing"]],
  ["an address of a picture", ["URL/picture"]],
  ["an address without a server", ["http://127.0.0.1:1/"]],
])("%s has exit code 2, and a sentence says why", async (_, args) => {
  const { code, err } = await run(...args.map((arg) => arg.replace("URL", url)));
  expect(code).toBe(2);
  expect(err).toMatch(/\w.{15}/);
});

test("what can be read is checked although another file cannot", async () => {
  const { code, out, err } = await run("theme/bad.tpl", "nothing.html");
  expect(code).toBe(2);
  expect(out).toContain("1 file checked: 1 error, 0 warnings");
  expect(err).toContain("nothing.html");
});

test("the rules and the options can be listed", async () => {
  expect((await run("--rules")).out).toMatch(/^unknown-island +error +/m);
  expect(await run("--help")).toMatchObject({ code: 0, out: expect.stringContaining("--json") });
});

test("files that nobody could read are not called right", async () => {
  expect((await run("nothing.html")).out).toBe("");
});

test("the other files of a folder are checked although one cannot be read", async () => {
  mkdirSync(join(folder, "links"));
  symlinkSync(join(folder, "nowhere"), join(folder, "links/a.html"));
  writeFileSync(join(folder, "links/b.html"), wrong);
  const { code, out, err } = await run("links");
  expect(code).toBe(2);
  expect(out).toContain("1 file checked: 1 error, 0 warnings");
  expect(err).toContain("a.html: there is no such file or folder.");
});

test("a template in UTF-16, as some Windows editors save it, is read", async () => {
  writeFileSync(join(folder, "utf16.html"), Buffer.from(`\ufeff${wrong}`, "utf16le"));
  expect((await run("utf16.html")).out).toContain("utf16.html:1:17  error");
});

test("templates of every named language are found in a folder", async () => {
  mkdirSync(join(folder, "languages"));
  const ends = ["jsp", "ftl", "ftlh", "html.erb", "blade.php", "tpl", "xsl", "j2"];
  for (const end of ends) writeFileSync(join(folder, `languages/page.${end}`), wrong);
  expect((await run("languages")).out).toContain(`${ends.length} files checked`);
});

test("a host name without https:// is explained", async () => {
  expect((await run("shop.example")).err).toContain("The address of a page begins with https://.");
});

test.each(Object.keys(commands))(
  "npx wyspa %s --help prints its options, and does nothing else",
  async (name) => {
    const { code, out, err } = await wyspa(name, "--help");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^npx wyspa ${name} `));
  },
);

test("a misspelt command has exit code 2, and the right name is on the error output", async () => {
  const { code, out, err } = await wyspa("depoly");
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain('wyspa has no command "depoly". Did you mean "deploy"?');
});
