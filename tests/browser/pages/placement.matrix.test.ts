import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placements } from "../../../fixtures/pages/script-placement";
import { type Shop, startShop } from "../../../fixtures/shop";
import { bench, desktop, phone, type Visit } from "../support";

const b = bench();

for (const placement of placements.filter((name) => name !== "none")) {
  test(`the tag works placed as "${placement}": every host mounts once, and one request is sent`, async () => {
    b.shop.fillBasket("anna", 2);
    const {
      page,
      errors,
      console: lines,
      requests,
      ready,
    } = await b.visit({
      path: `/?script=${placement}`,
      bare: true,
      before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
    });
    await page.waitForFunction(() => window.wyspa !== undefined);
    await page.evaluate(() => window.wyspa.ready);
    await expect.poll(() => page.locator("#menu_basket .badge").textContent()).toBe("2");
    await page.locator(".menu_search__input").focus();
    await ready("#menu_search");
    expect(await page.locator("#menu_search [data-island-root]").count()).toBe(1);
    expect(requests.filter((path) => path === "/ajax/get.php")).toHaveLength(1);
    await expect.poll(() => page.locator("[data-wyspa-live]").count()).toBe(2); // one polite, one assertive
    expect(errors).toEqual([]);
    expect(lines).toEqual([]);
  });
}

test("when the address switches the script off, nothing mounts and the page's own runApp() call does not throw", async () => {
  const { page, errors, requests } = await b.visit({ path: "/?wyspa=off", bare: true });
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
  expect(requests).not.toContain("/ajax/get.php");
  expect(await page.locator("[data-island-status]").count()).toBe(0);
});

test("an island that the configuration disables leaves its host alone, and its data is not requested", async () => {
  const config = encodeURIComponent(
    JSON.stringify({ islands: { "mini-basket": false, "add-to-basket": false } }),
  );
  const { status } = await b.visit({ path: `/?config=${config}` });
  expect(await status("#menu_basket")).toBeNull();
  expect(await status("#menu_search")).toBe("waiting");
  await expect.poll(() => b.shop.requests.length).toBe(1);
  const asked = new URLSearchParams(b.shop.requests[0]?.body).get("request") ?? "";
  expect(Object.keys(JSON.parse(asked))).toEqual(["Snippets", "ToplayersAndWidgets"]);
});

/** Each page, and a check that our script works on it. */
const pages: Readonly<Record<string, { path(): string; lives(visit: Visit): Promise<void> }>> = {
  home: {
    path: () => "/",
    lives: ({ page }) => expect.poll(() => page.locator("#menu_basket .badge").textContent()).toBe("2"),
  },
  listing: {
    path: () => "/search.php?text=kurtka",
    async lives({ page }) {
      const small = (page.viewportSize()?.width ?? 0) < 979;
      await page.locator(small ? "#layout > .breadcrumbs" : "header > .breadcrumbs").waitFor();
      await page.locator(".menu_search__input").fill("kurtka");
      await page.locator(".search_result__item").first().waitFor();
    },
  },
  product: {
    path: () =>
      b.shop.catalogue.products.find(({ price, stock, sizes }) => price > 0 && stock > 9 && !sizes.length)
        ?.link ?? "",
    async lives({ page }) {
      await page.locator("#details_wrapper > #projector_longdescription").waitFor({ state: "attached" });
      await page.locator("#projector_button_basket").click();
      await page.locator(".add_to_basket__card.--success").first().waitFor();
    },
  },
  registration: {
    path: () => "/client-new.php?register",
    async lives({ page }) {
      await page.locator("#client_email").fill("nikt");
      await page.locator("#client_email").blur();
      await page.locator(".f-feedback.--error .f-message").first().waitFor();
    },
  },
};

describe("the tag from another origin", () => {
  let cdn: Shop;
  beforeAll(async () => {
    cdn = await startShop();
  });
  afterAll(() => cdn.close());

  for (const [name, { path, lives }] of Object.entries(pages))
    for (const placement of ["sync-head", "async", "late"])
      for (const viewport of [phone, desktop])
        test(`makes the ${name} page work placed as "${placement}" at ${viewport.width} px`, async () => {
          b.shop.fillBasket("anna", 2);
          b.shop.config.scriptUrl = `${cdn.url}/wyspa/wyspa.js`;
          const address = path();
          const visit = await b.visit({
            path: `${address}${address.includes("?") ? "&" : "?"}script=${placement}`,
            viewport,
            bare: true,
            before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
          });
          await visit.page.waitForFunction(() => window.wyspa !== undefined);
          await visit.page.evaluate(() => window.wyspa.ready);
          await lives(visit);
          // None of our files was requested from the shop itself.
          expect(visit.requests.length).toBeGreaterThan(0);
          expect(b.shop.log.filter(({ url }) => url.startsWith("/wyspa/"))).toEqual([]);
          expect(visit.errors).toEqual([]);
          expect(visit.console).toEqual([]);
        });
});
