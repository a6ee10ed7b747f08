import { expect, test } from "vitest";
import { shifts } from "../shifts";
import { bench, desktop, phone } from "../support";

const b = bench();

for (const viewport of [phone, desktop]) {
  const at = `at ${viewport.width} px`;

  test(`the home page requests its data once, before any chunk has arrived ${at}`, async () => {
    const chunks = b.shop.faults.hold("wyspa", /\/chunks\//);
    const { page, requests } = await b.visit({ viewport, bare: true });
    await expect.poll(() => b.shop.requests.length).toBe(1);
    const arrived = await page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/chunks/")),
    );
    expect(arrived).toEqual([]);
    chunks.release();
    const [request] = b.shop.requests;
    const asked = JSON.parse(new URLSearchParams(request?.body).get("request") ?? "");
    expect(Object.keys(asked)).toEqual(["Basket", "Snippets", "ToplayersAndWidgets"]);
    expect(asked.Snippets).toEqual({ format: "json", params: expect.objectContaining({ request_uri: "/" }) });
    await page.evaluate(() => window.wyspa.ready);
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path === "/ajax/get.php")).toHaveLength(1);
  });

  test(`an untouched home page runs no React, and prefetched chunks are not evaluated ${at}`, async () => {
    const { page } = await b.visit({ viewport });
    await page.waitForLoadState("networkidle");
    const links = await page.$$eval("link[rel=modulepreload]", (all) =>
      all.map((link) => (link as HTMLLinkElement).href),
    );
    expect(links.filter((href) => /mini-basket-(?!shell)|search-panel|transport/.test(href))).toEqual([]);
    expect(await page.$$eval("link[rel=prefetch]", (all) => all.length)).toBeGreaterThan(0);
    expect(await page.$("[data-island-root]")).toBeNull();
    // React registers its listeners on the root's container, so a page without a root has no such mark.
    const marked = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) =>
          Object.keys(element).some((key) => key.startsWith("__react")),
        ).length,
    );
    expect(marked).toBe(0);
  });

  test(`nothing shifts while islands mount, with slow chunks and slow data ${at}`, async () => {
    b.shop.fillBasket("anna", 3);
    b.shop.faults.latency("wyspa", 150);
    b.shop.faults.latency("get.php", 400);
    const { page, requests } = await b.visit({
      viewport,
      before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
    });
    await expect.poll(() => requests.filter((path) => path === "/ajax/get.php").length).toBe(1);
    await page.waitForFunction(() => window.wyspa.store.getState().basket.status === "current");
    expect(await shifts(page)).toBe(0);
  });
}

test("with save-data nothing is prefetched", async () => {
  const { page } = await b.visit({
    before: (of) =>
      of.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
      ),
  });
  await page.waitForLoadState("networkidle");
  expect(await page.$$eval("link[rel=prefetch]", (all) => all.length)).toBe(0);
});
