// @vitest-environment node
/** `npm run dev` in a copy of the sources: what open pages are told after a change, and what the demo shop serves. */
import { type ChildProcess, spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const project = fileURLToPath(new URL("../../../..", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "wyspa-dev-"));
const BUBBLE = "islands/tooltip/bubble.ts";
const SHOP = "fixtures/shop.ts";
const CLIENT = "fixtures/live-reload/client.js"; // the shop reads it once

/** For one build beside other tests, on a slow machine. */
const WAIT_MS = 120_000;
/** It takes 40 seconds of processor time, and is left to npm run test:full. */
const journey = test.runIf(process.env.WYSPA_FULL === "1");
/** Asks until the answer is right. */
const soon = <Answer>(ask: () => Answer) => expect.poll(ask, { timeout: WAIT_MS });
vi.setConfig({ testTimeout: 6 * WAIT_MS, hookTimeout: 6 * WAIT_MS });

let dev: ChildProcess;
let printed = "";
let url = "";
/** What a page has been told, newest last. */
const news: { readonly kind: string; readonly data: unknown }[] = [];

const append = (file: string, text: string) => appendFileSync(join(root, file), `\n${text}\n`);
const restore = (...files: string[]) => {
  for (const file of files) cpSync(join(project, file), join(root, file));
};
/** Listens as a page does, again after each restart of the shop. */
async function listen(): Promise<void> {
  let text = "";
  const answer = await fetch(`${url}/live-reload/events`).catch(() => null);
  try {
    for await (const part of answer?.body ?? []) {
      text += new TextDecoder().decode(part);
      for (const [whole, kind = "", data = ""] of text.matchAll(/event: (\w+)\ndata: (.+)\n\n/g)) {
        news.push({ kind, data: JSON.parse(data) });
        text = text.replace(whole, "");
      }
    }
  } catch {} // it restarts
  if (dev.exitCode === null) setTimeout(() => void listen(), 20);
}
const told = (kind: string) => soon(() => news.filter((one) => one.kind === kind).at(-1)?.data);
const pageReloads = () => told("revision").toBeDefined();
const isServed = (text: string, folder = "chunks") =>
  readdirSync(join(root, "dist.dev", folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ name }) => readFileSync(join(root, "dist.dev", folder, name), "utf8").includes(text));

beforeAll(async () => {
  for (const part of ["runtime", "islands", "fixtures", "package.json"])
    cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  const options = { cwd: root, env: { ...process.env, PORT: "0" } };
  dev = spawn(process.execPath, ["--import", "tsx", "runtime/cli/dev/index.ts"], options);
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on("data", (text) => {
      printed += text;
    });
  await vi.waitFor(() => expect(printed).toContain("Pages reload"), WAIT_MS);
  url = /is open: (\S+)/.exec(printed)?.[1] ?? "";
  void listen();
  await vi.waitFor(() => expect(news).not.toEqual([]), WAIT_MS);
});
beforeEach(() => {
  news.length = 0;
});
afterAll(() => {
  dev.kill();
  rmSync(root, { recursive: true, force: true });
});

journey("an island's code is built, readable, and pages reload", async () => {
  append(BUBBLE, 'Reflect.set(globalThis, "added", "to the bubble");');
  await pageReloads();
  expect(isServed('Reflect.set(globalThis, "added", "to the bubble");')).toBe(true);
});

journey("a stylesheet is swapped, and pages do not reload", async () => {
  append("islands/tooltip/tooltip.css", ".added-style { color: red }");
  await told("styles").toEqual(expect.arrayContaining(["wyspa.css", "wyspa-skin.css", "style.css"]));
  expect(isServed(".added-style", ".")).toBe(true);
  expect(news.filter(({ kind }) => kind === "revision")).toEqual([]);
});

journey("a new island is built, and the tables name it", async () => {
  const folder = join(root, "islands/new-one");
  mkdirSync(folder);
  writeFileSync(join(folder, "index.ts"), "export const mount = () => {};");
  writeFileSync(
    join(folder, "descriptor.ts"),
    'export default { name: "new-one", kind: "plain", summary: "", when: "visible" };',
  );
  await soon(() => isServed('"new-one"')).toBe(true);
  await pageReloads();
});

journey(
  "mistakes are named with file and line, and the last good build stays until they are corrected",
  async () => {
    writeFileSync(join(root, BUBBLE), "\nconst = 5;");
    const ofBubble = expect.stringMatching(/^islands\/tooltip\/bubble\.ts:2:7: Expected identifier/);
    await told("problems").toEqual([ofBubble]);
    news.length = 0;
    expect(printed).toContain("✗ islands/tooltip/bubble.ts:2:7: Expected identifier");
    writeFileSync(join(root, "islands/mobile-grid/index.ts"), "const = 5;");
    await told("problems").toHaveLength(2);
    expect(isServed("to the bubble")).toBe(true);
    expect(news.filter(({ kind }) => kind === "revision")).toEqual([]);
    restore(BUBBLE, "islands/mobile-grid/index.ts");
    await told("problems").toEqual([]);
    await pageReloads();
  },
);

journey(
  "the demo shop starts again at its port, and a mistake in it leaves the old one in place",
  async () => {
    append(CLIENT, "// added to the client");
    const client = async () => (await fetch(`${url}/live-reload/client.js`).catch(() => null))?.text();
    await soon(client).toContain("// added to the client");
    await pageReloads();
    append(SHOP, "const = 5;");
    await told("problems").toEqual([
      expect.stringMatching(/^fixtures\/shop\.ts:\d+:6: ERROR: Expected ident/),
    ]);
    restore(SHOP);
    append(SHOP, 'throw new Error("wrong from the start");');
    await told("problems").toEqual([expect.stringContaining("wrong from the start")]);
    expect(await client()).toContain("// added to the client");
    restore(SHOP);
    await told("problems").toEqual([]);
  },
);
