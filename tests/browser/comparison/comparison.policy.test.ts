/** The bar of compared products above listings (PLATFORM.md A 8, F 3.9). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { asShopper } from "../mini-basket/shop";
import { bench, desktop, phone, phoneAndDesktop } from "../support";

const b = bench();
const BAR = "#menu_compare_product";
const LISTING = "/search.php?text=kurtka";
const compare = (count: number) => {
  const { products } = b.shop.catalogue;
  const ids = products.slice(0, count).map(({ id }) => id);
  b.shop.visitors.of("shopper").compared.push(...ids);
  return ids;
};
/** The blocks of each request for storefront data. */
const blocks = () =>
  b.shop.requests
    .filter(({ endpoint }) => endpoint === "get.php")
    .map(({ body }) => Object.keys(JSON.parse(new URLSearchParams(body).get("request") ?? "{}")));
const open = (path = LISTING, more = {}) => b.visit({ path, context: asShopper(b), ...more });
const hrefs = (selector: string) => `${BAR} ${selector}`;

describe("the comparison bar on a cached page", () => {
  test("is filled from the storefront data", async () => {
    const ids = compare(3);
    const { page, errors } = await open(`${LISTING}&cached=1`);
    await page.locator(BAR).waitFor();
    expect(await page.locator(hrefs(".compare__item")).count()).toBe(3);
    const names = await page
      .locator(hrefs(".compare__item img"))
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt));
    expect(names).toEqual(ids.map((id) => b.shop.catalogue.product(id)?.name));
    expect(await page.locator(hrefs(".compare__button.--remove")).getAttribute("href")).toContain(
      `product=${ids.join()}`,
    );
    expect(await page.locator(hrefs(".compare__button:not(.--remove)")).count()).toBe(1);
    expect(blocks()).toEqual([expect.arrayContaining(["Basket", "Comparers", "Snippets"])]);
    expect(errors).toEqual([]);
  });

  test("offers no comparison for a single product", async () => {
    compare(1);
    const { page } = await open(`${LISTING}&cached=1`);
    await page.locator(`${BAR} .compare__buttons.--one`).waitFor();
    expect(await page.locator(hrefs(".compare__button:not(.--remove)")).count()).toBe(0);
  });

  test.each(["500-html", "key-error", "response-null", "hang"] as const)(
    "stays unchanged after %s",
    async (fault) => {
      compare(2);
      b.shop.faults.set("get.php", fault, { key: "Comparers" });
      const { page, errors } = await open(`${LISTING}&cached=1`);
      await isReady(page);
      expect(await page.locator(BAR).isVisible()).toBe(false);
      expect(errors).toEqual([]);
    },
  );

  test("shows the other products when one is invalid, and shows names as text", async () => {
    compare(2);
    const hostile = "<img src=x onerror=__xss()>";
    b.shop.faults.set("get.php", (answer) => ({
      ...answer,
      Comparers: {
        response: {
          product: [
            {
              name: hostile,
              attributes: { id: "1", link: "/a-1", removelink: "/settings.php?comparers=remove&product=1" },
            },
            null,
            {
              iconsmall: null,
              name: "Link elsewhere",
              attributes: { id: "2", link: "javascript:alert(1)", removelink: "//evil.test/x" },
            },
            { iconsmall: "/pictures/1.svg", name: "But", attributes: { id: "3", link: "/b-3" } },
          ],
        },
      },
    }));
    const { page } = await open(`${LISTING}&cached=1`);
    await page.locator(BAR).waitFor();
    const items = page.locator(hrefs(".compare__item"));
    expect(await items.count()).toBe(2);
    expect(await items.first().textContent()).toBe(hostile);
    expect(await items.last().getAttribute("href")).toMatch(/\/b-3$/);
  });
});

const isReady = (page: Page) =>
  page.locator(`${BAR}[data-island-status=ready]`).waitFor({ state: "attached" });

test("a correct bar from the server is not changed", async () => {
  compare(2);
  const { page } = await open();
  await isReady(page);
  expect(await page.locator(hrefs(".compare__item")).count()).toBe(2);
  expect(await page.locator(hrefs(".compare__item")).first().getAttribute("href")).toContain("/produkt/");
  expect(blocks()).toHaveLength(1);
});

test("a module that uses the old name during parsing gets the data from the single request", async () => {
  compare(2);
  const { page } = await open(`${LISTING}&modules=1`);
  await expect.poll(() => page.locator("html").getAttribute("data-compared")).toBe("2");
  expect(blocks()).toEqual([expect.arrayContaining(["Basket", "Comparers", "Snippets"])]);
});

test("on a phone, links remove products and the button shows their number, and both follow a view change", async () => {
  compare(2);
  const { page } = await open(LISTING, { viewport: phone });
  await isReady(page);
  const item = page.locator(hrefs(".compare__item")).first();
  const name = b.shop.catalogue.products[0]?.name;
  await expect.poll(() => item.getAttribute("href")).toContain("comparers=remove");
  expect(await item.getAttribute("aria-label")).toBe(`Usuń z porównania: ${name}`);
  expect(await page.locator(hrefs(".compare__button:not(.--remove)")).textContent()).toBe("Porównaj (2)");
  await page.setViewportSize(desktop);
  await expect.poll(() => item.getAttribute("href")).toContain("/produkt/");
  expect(await item.getAttribute("aria-label")).toBeNull();
  expect(await page.locator(hrefs(".compare__button:not(.--remove)")).textContent()).toBe("Porównaj");
});

test("a card's link adds and removes natively", async () => {
  const { page } = await open();
  const link = page.locator(".product__compare_item").first();
  await link.click();
  await page.locator(BAR).waitFor();
  await page.locator(".product__compare_item.--remove").first().click();
  await page.locator(BAR).waitFor({ state: "detached" });
  expect(b.shop.visitors.of("shopper").compared).toEqual([]);
});

test("a listing restored from the back-forward cache requests the comparison again", async () => {
  compare(2);
  const { page } = await open(LISTING, { inWholeBrowser: true });
  await isReady(page);
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted })),
  );
  await page.goto(`${b.shop.url}/login.php`);
  b.shop.visitors.of("shopper").compared.pop();
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "cameBack"))).toBe(true);
  await expect.poll(() => page.locator(hrefs(".compare__item")).count()).toBe(1);
  expect(await page.locator(hrefs(".compare__button:not(.--remove)")).count()).toBe(0);
});

test("where the page has its own module, the island leaves the bar to it", async () => {
  compare(2);
  const { page } = await open(`${LISTING}&cached=1&modules=1`);
  await page.locator("html[data-compared='2']").waitFor({ state: "attached" });
  await isReady(page);
  expect(await page.locator(hrefs(".compare__item")).count()).toBe(0);
});

test("the blocks Wishlist and Projector reach the public store", async () => {
  const { page } = await open();
  const blocks = await page.evaluate(async () => {
    const data = await window.wyspa.storefront(["Wishlist", "Projector"]);
    const { Wishlist, Projector } = window.wyspa.store.getState().storefront;
    return [Object.keys(data || {}).sort(), Wishlist?.status, Projector?.status];
  });
  expect(blocks).toEqual([["Projector", "Wishlist"], "ready", "ready"]);
});

/** Adds a product to the bar as a script of the page does that has added it to the comparison: without a reload. */
async function addByPage(page: Page, index: number): Promise<number> {
  const product = b.shop.catalogue.products[index];
  if (!product) throw new Error("the catalogue has too few products");
  const { id, name, link } = product;
  b.shop.visitors.of("shopper").compared.push(id);
  await page.evaluate(
    ([bar, title, to, remove]) => {
      const row = document.querySelector(`${bar} .compare__sub`);
      const item = row?.querySelector<HTMLElement>(".compare__item")?.cloneNode(true) as HTMLElement;
      for (const own of ["href", "aria-label"]) item.removeAttribute(own);
      Object.assign(item.dataset, { link: to, remove_link: remove });
      item.title = title;
      for (const picture of item.querySelectorAll("img")) picture.alt = title;
      row?.append(item);
    },
    [BAR, name, link, `/settings.php?comparers=remove&product=${id}`] as const,
  );
  return id;
}

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  const isPhone = viewport === phone;
  const comparing = (page: Page) => page.locator(hrefs(".compare__button:not(.--remove)"));

  test("a second product that the page adds by itself makes both comparable, and is removed with the other one, or alone on a phone", async () => {
    const [first] = compare(1);
    const { page, errors } = await open(`${LISTING}&cached=1`, { viewport });
    await page.locator(hrefs(".compare__item")).waitFor();
    expect(await comparing(page).count()).toBe(0);
    const second = await addByPage(page, 1);
    await comparing(page).waitFor();
    expect(await comparing(page).textContent()).toBe(isPhone ? "Porównaj (2)" : "Porównaj");
    expect(await page.locator(hrefs(".compare__buttons.--one")).count()).toBe(0);
    const added = page.locator(hrefs(".compare__item")).last();
    await expect.poll(() => added.getAttribute("href")).toContain(isPhone ? "comparers=remove" : "/produkt/");
    const remove = page.locator(hrefs(".compare__button.--remove"));
    expect(await remove.getAttribute("href")).toMatch(new RegExp(`product=${first},${second}$`));
    // A phone has room for the products only, and each removes itself there.
    await (isPhone ? added : remove).click();
    await expect.poll(() => b.shop.visitors.of("shopper").compared).toEqual(isPhone ? [first] : []);
    expect(errors).toEqual([]);
  });

  test("when the page takes the second product away by itself, nothing is offered to compare, and it is not removed", async () => {
    const [first] = compare(2);
    const { page } = await open(LISTING, { viewport });
    await isReady(page);
    await comparing(page).waitFor();
    await page
      .locator(hrefs(".compare__item"))
      .last()
      .evaluate((item) => item.remove());
    await expect.poll(() => comparing(page).count()).toBe(0);
    expect(await page.locator(hrefs(".compare__button.--remove")).getAttribute("href")).toMatch(
      new RegExp(`product=${first}$`),
    );
  });

  test("a listing with the bar has no axe violations", async () => {
    compare(3);
    const { page } = await open(LISTING, { viewport });
    await isReady(page);
    expect(await violations(page)).toEqual([]);
  });
});
