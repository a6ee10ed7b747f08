import { expect, test } from "vitest";
import type { FaultName } from "../../../fixtures/faults/kinds";
import { sample } from "../sample";
import { bench, quietFor, type Visit } from "../support";

const b = bench();

/** Faults that leave a valid Basket block. */
const harmless: readonly FaultName[] = ["bom"];
/** Faults that remove the block from a valid answer, so that GraphQL is the source (ruling 1). */
const absent: readonly FaultName[] = ["keys-missing"];
const fatal: readonly FaultName[] = [
  "500-html",
  "503",
  "429",
  "404-html",
  "204",
  "200-html",
  "redirect",
  "empty",
  "null",
  "array",
  "string",
  "reset",
  "truncated",
  "key-error",
  "key-wrong-type",
  "response-null",
];

const visitWith = async (fault: FaultName): Promise<Visit> => {
  b.shop.fillBasket("anna", 3);
  b.shop.faults.set("get.php", fault);
  return b.visit({
    path: "/?cached=1",
    before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
  });
};
const settled = (visit: Visit, status: string) =>
  expect.poll(() => visit.page.evaluate(() => window.wyspa.store.getState().basket.status)).toBe(status);

for (const fault of sample(fatal, 9))
  test(`get.php answering "${fault}": the server's header stays usable, search works, one report is sent, no loader stays`, async () => {
    const visit = await visitWith(fault);
    const { page, errors, ready } = visit;
    await settled(visit, "failed");
    expect(await page.locator("#menu_basket").getAttribute("class")).not.toContain("--skeleton");
    expect(await page.locator(".top_basket__sub").getAttribute("href")).toBe("/basketedit.php");
    await expect.poll(() => b.shop.errorReports.length).toBe(1);
    expect(b.shop.errorReports[0]?.stack).toMatch(
      /get\.php returned no usable data for .+: (network|timeout|status|format|absent)/,
    );

    await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 20 });
    await ready("#menu_search");
    await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => window.wyspa.storefront(["Basket"], { fresh: true }))).toBe(false);
  });

for (const fault of harmless)
  test(`get.php answering "${fault}": the basket is still read`, async () => {
    const visit = await visitWith(fault);
    await settled(visit, "current");
    await expect.poll(() => visit.page.locator("#menu_basket .badge").textContent()).toBe("3");
    expect(b.shop.errorReports).toEqual([]);
  });

for (const fault of absent)
  test(`get.php answering "${fault}": the GraphQL basket replaces it`, async () => {
    const visit = await visitWith(fault);
    await settled(visit, "current");
    await expect.poll(() => visit.page.locator("#menu_basket .badge").textContent()).toBe("3");
    expect(await visit.page.evaluate(() => window.wyspa.store.getState().basket)).toMatchObject({
      source: "graphql",
    });
    expect(b.shop.requests.filter(({ endpoint }) => endpoint === "graphql")).toHaveLength(1);
  });

test("a transient fault of get.php is retried once, and the shopper notices nothing", async () => {
  b.shop.fillBasket("anna", 3);
  b.shop.faults.set("get.php", "503", { times: 1 });
  const visit = await b.visit({
    before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
  });
  await settled(visit, "current");
  expect(b.shop.requests.filter(({ endpoint }) => endpoint === "get.php")).toHaveLength(2);
  expect(b.shop.errorReports).toEqual([]);
});

test("a failing server is not overloaded: after two requests there are no more", async () => {
  b.shop.faults.set("get.php", "503");
  const visit = await b.visit();
  await settled(visit, "failed");
  await quietFor(visit.page, 3_000);
  expect(b.shop.requests.filter(({ endpoint }) => endpoint === "get.php").length).toBeLessThanOrEqual(3);
});

test("when get.php hangs, the page works, and after the deadline the header is the server's again", async () => {
  b.shop.faults.set("get.php", "hang");
  const { page, ready, errors } = await b.visit({
    path: "/?cached=1",
    before: (of) => of.clock.install(),
  });
  await page.locator(".menu_search__input").focus();
  await page.clock.runFor(1_000);
  await ready("#menu_search");
  await page.clock.runFor(20_000);
  await expect.poll(() => page.evaluate(() => window.wyspa.store.getState().basket.status)).toBe("failed");
  expect(await page.locator("#menu_basket").getAttribute("class")).not.toContain("--skeleton");
  expect(errors).toEqual([]);
});

test("later reads of one tick share one further request; equal reads are served from the store; fresh ones are not", async () => {
  const { page } = await b.visit();
  await page.evaluate(() => window.wyspa.storefront(["Basket"]));
  const count = () => b.shop.requests.filter(({ endpoint }) => endpoint === "get.php").length;
  expect(count()).toBe(1);
  const blocks = await page.evaluate(async () => {
    const [comparers, snippets, both] = await Promise.all([
      window.wyspa.storefront(["Comparers"]),
      window.wyspa.storefront(["Snippets", "ToplayersAndWidgets"]),
      window.wyspa.storefront(["Comparers", "Wishlist", "Projector"]),
    ]);
    return [comparers, snippets, both].map((data) => data && Object.keys(data).sort());
  });
  expect(blocks).toEqual([
    ["Comparers"],
    ["Snippets", "ToplayersAndWidgets"],
    ["Comparers", "Projector", "Wishlist"],
  ]);
  expect(count()).toBe(2);
  await page.evaluate(() => window.wyspa.storefront(["Basket", "Comparers"]));
  expect(count()).toBe(2);
  await page.evaluate(() => window.wyspa.storefront(["Basket"], { fresh: true }));
  expect(count()).toBe(3);
});

test("one broken block does not affect another", async () => {
  b.shop.faults.set("get.php", "key-error", { key: "Comparers" });
  const { page } = await b.visit();
  const data = await page.evaluate(() => window.wyspa.storefront(["Comparers", "Snippets"]));
  expect(Object.keys(data || {})).toEqual(["Snippets"]);
});

test("an address with special characters reaches the server unchanged", async () => {
  const { page } = await b.visit({ path: "/search.php?text=a%26b%2Bc%25%22&utm=1&x=%C4%99" });
  await page.evaluate(() => {
    Reflect.set(Reflect.get(window, "app_shop").vars, "requestUri", '/search.php?text=a&utm=1+%"\u2028ę');
    return window.wyspa.storefront(["Snippets"], { fresh: true });
  });
  const last = b.shop.requests.filter(({ endpoint }) => endpoint === "get.php").at(-1);
  const form = new URLSearchParams(last?.body);
  expect([...form.keys()]).toEqual(["request"]);
  expect(JSON.parse(form.get("request") ?? "").Snippets.params.request_uri).toBe(
    '/search.php?text=a&utm=1+%"\u2028ę',
  );
});
