/** No false alarms: every page of the demo shop, and every example of the documents. */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placements } from "../../../../fixtures/pages/script-placement";
import { pageAddresses } from "../../../../fixtures/server/pages";
import { type Shop, startShop } from "../../../../fixtures/shop";
import { PAGES } from "../../../../runtime/cli/build/project.mjs";
import { checkText } from "../../../../runtime/cli/check/check-text";
import { drawTests } from "../../../tools/drawn-tests";

const root = new URL("../../../../", import.meta.url);
drawTests(8);
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function check(path: string): Promise<string[]> {
  const get = () => fetch(shop.url + path);
  const answer = await get().catch(get); // the shop may close a connection at the moment of its next use
  expect(answer.status, path).toBe(200);
  const text = await answer.text();
  return checkText(`${shop.url}${path}`, text).map(
    ({ line, column, rule, message }) => `${path}:${line}:${column} ${rule}: ${message}`,
  );
}

test.each(["", "theme=strict", "modules=1", "templates=1", "set_render=head,content,aside,footer"])(
  "no page of the demo shop has a mistake: ?%s",
  async (query) => {
    const paths = pageAddresses(shop.catalogue);
    expect(paths.length).toBeGreaterThan(50);
    const product = `product=${shop.catalogue.products[0]?.id}`; // for the page of a product's stores
    const found: string[] = [];
    for (const path of paths) found.push(...(await check(`${path}?${product}&${query}`)));
    expect(found).toEqual([]);
  },
);

test.each(placements.filter((placement) => !/twice|none/.test(placement)))(
  "the home page with the tag in another place has no mistake: %s",
  async (placement) => {
    expect(await check(`/?script=${placement}`)).toEqual([]);
  },
);

test.each([
  ["two tags", "twice", "second-tag"],
  ["no tag", "none", "missing-tag"],
])("the home page with %s has one mistake", async (_, placement, rule) => {
  expect(await check(`/?script=${placement}`)).toEqual([expect.stringContaining(rule)]);
});

const documents = [
  "README.md",
  ...PAGES.map((page) => `dist/${page}`),
  "islands/README.md",
  ...readdirSync(new URL("islands", root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `islands/${name}/README.md`),
];
const examples = documents.flatMap((file) =>
  [...readFileSync(new URL(file, root), "utf8").matchAll(/^ *```html.*\n([\s\S]*?)^ *```$/gm)].map(
    ({ 1: text = "" }, index) => [`${file} ${index + 1}`, text] as const,
  ),
);

test("the documents have examples", () => {
  expect(examples.length).toBeGreaterThan(15);
});

test.each(examples)("the example in %s has no mistake", (name, text) => {
  expect(checkText(name, text)).toEqual([]);
});
