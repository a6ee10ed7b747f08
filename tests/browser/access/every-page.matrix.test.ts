import type { Page } from "playwright";
import { expect, test } from "vitest";
import { violations } from "../axe";
import { sample } from "../sample";
import { bench, desktop, phone } from "../support";

const b = bench();

const product = () =>
  b.shop.catalogue.products.find(({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 5)?.id ??
  "";
const asAnna = (page: Page) =>
  page.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]);

const paths: Readonly<Record<string, () => string>> = {
  "the home page": () => "/",
  "a listing": () => "/search.php?text=kurtka",
  "a product page": () => `/produkt/x-${product()}`,
  "the basket page": () => "/basketedit.php",
};

const looks = [phone, desktop].flatMap((viewport) =>
  Object.entries(paths).map(([name, path]) => [viewport, name, path] as const),
);
for (const [viewport, name, path] of sample(looks, 3))
  test(`axe finds nothing on ${name} at ${viewport.width} px`, async () => {
    b.shop.fillBasket("anna", 3);
    const { page } = await b.visit({ viewport, path: path(), before: asAnna });
    expect(await violations(page)).toEqual([]);
  });

const openPanel = async (page: Page) => {
  await page.locator(".top_basket__toggle").focus();
  await page.keyboard.press("Enter");
  await page.locator("li.top_basket__product").first().waitFor();
};
const search = async (page: Page, text: string) => {
  await page.locator(".menu_search__input").pressSequentially(text, { delay: 15 });
  await page.locator(".search_result__item").first().waitFor();
};

const states: readonly [name: string, lines: number, reach: (page: Page) => Promise<unknown>][] = [
  ["the basket panel is open", 3, openPanel],
  ["the basket panel is a list", 12, openPanel],
  ["the basket panel holds 22 products", 22, openPanel],
  ["the header shows a basket of more than 22 products", 24, async () => {}],
  [
    "a removed line can be restored",
    3,
    async (page) => {
      await openPanel(page);
      await page.getByRole("button", { name: /^Usuń/ }).first().click();
      await page.getByRole("button", { name: /Cofnij/ }).waitFor();
    },
  ],
  ["suggestions are shown", 0, (page) => search(page, "kurtka")],
  [
    "a suggestion is active",
    0,
    async (page) => {
      await search(page, "kurtka");
      await page.keyboard.press("ArrowDown");
    },
  ],
  [
    "a search has failed",
    0,
    async (page) => {
      b.shop.faults.set("graphql", "500-html");
      await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
      await page
        .getByText(/ponownie/i)
        .first()
        .waitFor();
    },
  ],
];

for (const [name, lines, reach] of sample(states, 4))
  test(`axe finds nothing while ${name}`, async () => {
    if (lines) b.shop.fillBasket("anna", lines);
    const { page } = await b.visit({ before: asAnna });
    await reach(page);
    expect(await violations(page)).toEqual([]);
  });

test("axe finds nothing while the search overlay is open on a phone", async () => {
  const { page } = await b.visit({ viewport: phone });
  await page.locator(".menu_search__mobile").click();
  await search(page, "kurtka");
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing after a product is added in place", async () => {
  const { page } = await b.visit({ path: `/produkt/x-${product()}` });
  await page.locator("#projector_button_basket").click();
  await page
    .getByText(/Dodano do koszyka/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
});

test("axe reports a planted fault", async () => {
  const { page } = await b.visit();
  await page.evaluate(() => {
    const input = document.createElement("input");
    document.querySelector("main")?.append(input);
  });
  expect((await violations(page)).some((found) => found.startsWith("label:"))).toBe(true);
});
