import { expect, test } from "vitest";
import { placements } from "../../fixtures/pages/script-placement";
import { bench } from "./support";

const b = bench();

for (const placement of placements.filter((name) => name !== "none")) {
  test(`the tag works standing as "${placement}": every host mounts once, one request goes out`, async () => {
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

test("switched off in the address, nothing mounts and the page's own runApp() call does not throw", async () => {
  const { page, errors, requests } = await b.visit({ path: "/?wyspa=off", bare: true });
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
  expect(requests).not.toContain("/ajax/get.php");
  expect(await page.locator("[data-island-status]").count()).toBe(0);
});

test("an island that the configuration switches off leaves its host alone, and its data is not asked for", async () => {
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
