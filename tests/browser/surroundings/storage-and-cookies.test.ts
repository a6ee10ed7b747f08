import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench } from "../support";

const b = bench();

/** What can be wrong with a shopper's storage, as scripts that run before ours. */
const storages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "denied by the browser": (page) =>
    page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    }),
  "full to the last byte": (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }),
  "poisoned with junk of every shape": (page) =>
    page.addInitScript(() => {
      const junk = [
        '{"__proto__":{"polluted":1}}',
        "<img src=x onerror=__xss()>",
        "[1",
        "null",
        '{"version":1,"result":{"products":7}}',
      ];
      const keys = ["wyspa_basket", "search_kurtka_pl", "search_kur_pl", "closedBars"];
      for (const [index, key] of keys.entries()) {
        sessionStorage.setItem(key, junk[index % junk.length] ?? "");
        localStorage.setItem(key, junk[(index + 2) % junk.length] ?? "");
      }
    }),
  "cleared while the page is used": (page) =>
    page.addInitScript(() => {
      setInterval(() => {
        sessionStorage.clear();
        localStorage.clear();
      }, 5);
    }),
};

for (const [state, prepare] of Object.entries(storages))
  test(`with storage ${state}, search and basket work and nothing throws`, async () => {
    b.shop.fillBasket("anna", 2);
    const { page, errors } = await b.visit({
      path: "/?cached=1",
      before: async (of) => {
        await of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]);
        await prepare(of);
      },
    });
    await expect.poll(() => page.locator("#menu_basket .badge").textContent()).toBe("2");
    const input = page.locator(".menu_search__input");
    for (let round = 0; round < 2; round++) {
      await input.fill("");
      await input.pressSequentially("kurtka", { delay: 15 });
      await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator("#menu_search").getAttribute("class")).not.toContain("--loading");
    }
    const product = b.shop.catalogue.products.find(
      ({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 5,
    );
    const added = await page.evaluate((id) => window.wyspa.basket.add({ id }), product?.id ?? "");
    expect(added).toMatchObject({ ok: true });
    await expect.poll(() => page.locator("#menu_basket .badge").textContent()).toBe("3");
    expect(await page.evaluate(() => Reflect.get(Object.prototype, "polluted"))).toBeUndefined();
    expect(errors).toEqual([]);
  });

test("with cookies off the page works and shows the server's messages", async () => {
  const { page, errors } = await b.visit({
    before: (of) =>
      of.addInitScript(() =>
        Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} }),
      ),
  });
  await page.context().clearCookies();
  await page.context().route("**/*", (route) => {
    const headers = { ...route.request().headers() };
    headers.cookie = "";
    return route.continue({ headers });
  });
  await page.reload();
  await page.evaluate(() => window.wyspa.ready);
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => window.wyspa.store.getState().basket.status)).toBe("current");
  expect(errors).toEqual([]);
});
