import { describe, expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { header } from "../mini-basket/shop";
import { untilQuiet } from "../slow-network";
import { bench, quietFor, type Visit } from "../support";
import { heading, isFollowing } from "./visits";

const b = bench();
const asAnna = {
  before: (of: Visit["page"]) =>
    of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
};
const count = (endpoint: string) => b.shop.requests.filter((request) => request.endpoint === endpoint).length;
const badge = ({ page }: Pick<Visit, "page">) => page.locator("#menu_basket .badge").textContent();

test("a page restored from the back-forward cache works and requests its data once", async () => {
  b.shop.fillBasket("anna", 2);
  const visit = await b.visit({ ...asAnna, inWholeBrowser: true });
  const { page } = visit;
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted }));
  });
  await expect.poll(() => badge(visit)).toBe("2");
  await page.goto(`${b.shop.url}/login.php`);
  b.shop.fillBasket("anna", 3);
  const before = count("get.php");
  await page.goBack({ waitUntil: "commit" });
  // Positive control: the page did come from the back-forward cache (bar R40).
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "cameBack"))).toBe(true);
  await expect.poll(() => badge(visit)).toBe("5");
  expect(count("get.php") - before).toBe(1);
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
});

/** Goes to another page and back. @returns whether the page was restored, and why not */
async function backTo(page: Visit["page"]) {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted }));
  });
  await page.goto(`${b.shop.url}/informacje/dostawa-3`);
  await page.goBack({ waitUntil: "commit" });
  return page.evaluate(() => {
    const [navigation = {}] = performance.getEntriesByType("navigation");
    return [Reflect.get(window, "cameBack"), Reflect.get(navigation, "notRestoredReasons") ?? null];
  });
}

describe("our code does not keep a page out of the back-forward cache", () => {
  test.each([
    ["home", "/"],
    ["listing", "/search.php?text=kurtka"],
    ["product", showcase.omnibusHigher.path],
    ["basket", "/basketedit.php"],
    ["sign-in", "/login.php"],
    ["registration", "/client-new.php?register"],
    ["order", "/place-order.php"],
    ["stores", "/stock.php"],
    ["lists", "/shoppinglist.php"],
  ])("%s", async (_name, path) => {
    const { page } = await b.visit({ ...asAnna, path, inWholeBrowser: true });
    await page.locator("footer, #footer, body").first().hover();
    await untilQuiet(b.shop, 500);
    expect(await backTo(page)).toEqual([true, null]);
  });

  test("with an open search, after a visit in place, and with rules for the next page", async () => {
    const { page } = await b.visit({ path: "/visits/a", inWholeBrowser: true });
    await isFollowing(page);
    await page.locator(".visits__links").getByRole("link", { name: "b", exact: true }).click();
    await page.locator("h1", { hasText: heading("b") }).waitFor();
    await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
    await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator("script[type=speculationrules]").count()).toBe(1);
    expect(await backTo(page)).toEqual([true, null]);
  });
});

test("a basket changed in one tab shows in the other within a second, without an endless exchange between tabs", async () => {
  b.shop.fillBasket("anna", 1);
  const one = await b.visit(asAnna);
  const page = await one.context.newPage();
  await page.goto(b.shop.url);
  await page.evaluate(() => window.wyspa.ready);
  const other = { page };
  await expect.poll(() => badge(other)).toBe("1");
  const product = b.shop.catalogue.products.find(
    ({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 9,
  );
  await one.page.evaluate((id) => window.wyspa.basket.add({ id, quantity: 3 }), product?.id ?? "");
  await expect.poll(() => badge(other)).toBe("4");
  const quiet = count("get.php");
  await quietFor(page, 1_500);
  expect(count("get.php")).toBe(quiet);
});

test("a pending addition shows in its own tab as soon as another tab has read the basket", async () => {
  const product = b.shop.catalogue.products.find(
    ({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 9,
  );
  const one = await b.visit({ ...asAnna, path: new URL(product?.link ?? "", b.shop.url).pathname });
  await one.page.waitForLoadState("networkidle");
  const hold = b.shop.faults.hold("graphql");
  await one.page.locator("#projector_button_basket").click();
  await hold.arrived(1);
  const { name, host } = header(one.page);
  expect(await badge(one)).toBe("1");
  expect(await host.getAttribute("data-wyspa-provisional")).toBe("");
  const empty = await name.textContent(); // what is heard waits for the shop
  const page = await one.context.newPage();
  await page.goto(b.shop.url);
  await expect.poll(() => badge({ page })).toBe("1");
  await expect.poll(() => name.textContent()).not.toBe(empty);
  expect(await one.page.locator("#projector_button_basket").getAttribute("aria-busy")).toBe("true");
  hold.release();
  await expect.poll(() => one.page.locator(".add_to_basket__text").textContent()).toBe("Dodano do koszyka.");
  await untilQuiet(b.shop, 500);
  const quiet = count("get.php");
  await quietFor(page, 1_500);
  expect(count("get.php")).toBe(quiet);
});

test("without BroadcastChannel, the storage event does the same", async () => {
  b.shop.fillBasket("anna", 1);
  const one = await b.visit({
    before: async (of) => {
      await asAnna.before(of);
      await of.context().addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
    },
  });
  const page = await one.context.newPage();
  await page.goto(b.shop.url);
  await page.evaluate(() => window.wyspa.ready);
  const product = b.shop.catalogue.products.find(
    ({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 9,
  );
  await one.page.evaluate((id) => window.wyspa.basket.add({ id }), product?.id ?? "");
  await expect.poll(() => badge({ page })).toBe("2");
});

test("a cached page shows the last known basket at once, marked provisional, and then the server's basket", async () => {
  b.shop.fillBasket("anna", 2);
  const visit = await b.visit(asAnna);
  const { page } = visit;
  await expect.poll(() => badge(visit)).toBe("2");
  b.shop.fillBasket("anna", 2);
  const held = b.shop.faults.hold("get.php");
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    document.addEventListener("wyspa:basket", ({ detail }) =>
      seen.push([detail.count, detail.provisional, detail.source]),
    );
  });
  await page.goto(`${b.shop.url}/?cached=1`);
  await expect.poll(() => badge(visit)).toBe("2");
  expect(await page.locator("#menu_basket").getAttribute("data-wyspa-provisional")).not.toBeNull();
  held.release();
  await expect.poll(() => badge(visit)).toBe("4");
  expect(await page.locator("#menu_basket").getAttribute("data-wyspa-provisional")).toBeNull();
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([
    [2, true, "remembered"],
    [4, false, "storefront"],
  ]);
});
