// @vitest-environment node
/** The demo shop under `npm run dev`: it starts again with changed code, and mistakes leave the old one in place. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { ShopProcess } from "../../../../runtime/cli/dev/shop-process";

/** A shop that answers with a file beside its code. */
const SERVE = `
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { greeting } from "./greeting";
const text: string = readFileSync(new URL("./data/name.txt", import.meta.url), "utf8");
const server = createServer((_, response) => void response.end(greeting + " " + text));
process.on("message", ({ kind, port }: { kind: string; port: string }) => {
  if (kind === "open") server.listen(Number(port || 0), () => process.send?.({ port: (server.address() as any).port }));
});
process.once("disconnect", () => process.exit(0));
process.send?.({ loaded: true });
`;

let root = "";
let shop: ShopProcess;
const write = (file: string, text: string) => writeFileSync(join(root, "fixtures", file), text);
const greets = (word: string) => write("greeting.ts", `export const greeting: string = "${word}";`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "wyspa-dev-shop-"));
  mkdirSync(join(root, "fixtures/data"), { recursive: true });
  write("serve.ts", SERVE);
  write("data/name.txt", "Wydma");
  greets("Sklep");
  shop = new ShopProcess(root, join(root, "dist"), join(root, "dist.dev-shop"));
});
afterEach(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});
const page = async () => (await fetch(`http://localhost:${shop.port}/`)).text();

test("changed code is served at the same port, and code finds the files beside it", async () => {
  expect(await shop.start()).toEqual([]);
  const { port } = shop;
  expect(await page()).toBe("Sklep Wydma");
  greets("Kiosk");
  expect(await shop.start()).toEqual([]);
  expect([shop.port, await page()]).toEqual([port, "Kiosk Wydma"]);
});

test("a mistake is named with file and line, and the old shop stays", async () => {
  await shop.start();
  write("greeting.ts", "export const greeting = ;");
  expect(await shop.start()).toEqual([expect.stringMatching(/^fixtures\/greeting\.ts:1:25: Unexpected ";"/)]);
  expect(await page()).toBe("Sklep Wydma");
});

test("code that ends before it is ready leaves the old shop in place, too", async () => {
  await shop.start();
  write("greeting.ts", "process.exit(1); export const greeting = 0;");
  expect(await shop.start()).toEqual([expect.stringContaining("does not start")]);
  expect(await page()).toBe("Sklep Wydma");
  greets("Sklep");
  expect(await shop.start()).toEqual([]);
});

test("the demo shop works as one script: pages, pictures, sheets, data and the gallery", async () => {
  const project = fileURLToPath(new URL("../../../..", import.meta.url));
  const out = join(project, `dist.shop-of-test-${process.pid}`);
  const demo = new ShopProcess(project, join(project, "dist"), out);
  onTestFinished(async () => {
    await demo.close();
    rmSync(out, { recursive: true, force: true });
  });
  expect(await demo.start()).toEqual([]);
  const answer = async (path: string, type: string, options?: RequestInit) => {
    const { status, headers } = await fetch(`http://localhost:${demo.port}${path}`, options);
    expect([path, status, headers.get("content-type")]).toEqual([path, 200, expect.stringContaining(type)]);
  };
  await answer("/", "text/html");
  await answer("/theme/strict.css", "text/css");
  await answer("/pictures/favicon.svg", "image/svg+xml");
  await answer("/wyspa/", "text/html");
  await answer("/wyspa/tooltip", "text/html");
  await answer("/wyspa/plural/live", "text/html");
  const body = JSON.stringify({ query: "{ client { email } }" });
  await answer("/graphql/v1/", "application/json", { method: "POST", body });
});
