/**
 * One runtime per page: copies of the script, several islands with the same needs, and the old bundle beside our
 * script.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import project from "../../../package.json" with { type: "json" };
import { asShopper, filled, header } from "../mini-basket/shop";
import { parts } from "../search-panel/field";
import { bench, quietFor, type Visit } from "../support";
import { builtWithTestIslands } from "./built";
import { counter, PATH, put, quiet } from "./pages";

const own = project.version;
const dist = builtWithTestIslands();
const b = bench({ dist });

const content = `${counter("one")}${quiet("calm")}`;
const tag = (src: string) => `<script src="${src}"></script>`;
const ours = tag("/wyspa/wyspa.js");
/** Serves the same script and chunks with another version, as a later build has them. */
const other = () => {
  for (const { name, body } of otherFiles())
    b.shop.file(`/other/${name}`, body, name.endsWith("css") ? "text/css" : "text/javascript");
  return tag("/other/wyspa.js");
};
const version = (page: Page) => page.evaluate(() => window.wyspa.version);
const tally = (page: Page) => page.evaluate(() => window.quiet);

async function stands(visit: Visit): Promise<void> {
  await visit.ready("#one");
  await visit.ready("#calm");
  await quietFor(visit.page, 300);
  expect(await visit.page.locator("#one [data-island-root]").count()).toBe(1);
  expect(await visit.page.locator("#one output").count()).toBe(1);
  expect(await tally(visit.page)).toEqual({ mounted: 1, cleaned: 0 });
  await visit.page.locator("#one [data-island-root] [name=more]").click();
  await expect.poll(() => visit.page.locator("#one [data-island-root] output").textContent()).toBe("1");
}

describe("copies of the script", () => {
  for (const [how, tags] of Object.entries({
    "two tags": () => ours + ours,
    "a tag and a deferred one": () => `${ours}<script src="/wyspa/wyspa.js" defer></script>`,
    "a tag and a module": () => `${ours}<script src="/wyspa/wyspa.js" type="module"></script>`,
  }))
    test(`${how} of one version make one runtime, without a warning`, async () => {
      put(b.shop, content, { scriptTag: tags() });
      const visit = await b.visit({ path: PATH });
      await stands(visit);
      expect(visit.console).toEqual([]);
      expect(visit.errors).toEqual([]);
    });

  test("a copy that is injected later warns of nothing and changes nothing", async () => {
    put(b.shop, content);
    const visit = await b.visit({ path: PATH });
    await stands(visit);
    await visit.page.addScriptTag({ url: `${b.shop.url}/wyspa/wyspa.js` });
    await quietFor(visit.page, 500);
    expect(await tally(visit.page)).toEqual({ mounted: 1, cleaned: 0 });
    expect(await visit.page.locator("#one output").textContent()).toBe("1");
    expect(visit.console).toEqual([]);
  });

  test("a copy of another version warns once, however many tags load it, and mounts nothing", async () => {
    put(b.shop, content, { scriptTag: ours + other() + other() });
    const visit = await b.visit({ path: PATH });
    expect(await version(visit.page)).toBe(own);
    await stands(visit);
    expect(visit.console).toHaveLength(1);
    expect(visit.console[0]).toContain("9.9.9");
    expect(visit.console[0]).toContain(own);
    expect(visit.requests.filter((path) => path.startsWith("/other/chunks"))).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  test("the first copy wins, even when it is the newer one", async () => {
    put(b.shop, content, { scriptTag: other() + ours });
    const visit = await b.visit({ path: PATH });
    expect(await version(visit.page)).toBe("9.9.9");
    await stands(visit);
    expect(visit.requests.filter((path) => path.startsWith("/wyspa/chunks"))).toEqual([]);
    expect(visit.console).toHaveLength(1);
  });
});

function otherFiles(): { name: string; body: string }[] {
  const chunks = readdirSync(join(dist, "chunks")).filter((name) => name.endsWith(".js"));
  const names = chunks.map((name) => `chunks/${name}`);
  return [...names, "wyspa.js", "wyspa.css"].map((name) => ({
    name,
    body: readFileSync(join(dist, name), "utf8").replaceAll(`"${own}"`, '"9.9.9"'),
  }));
}

describe("singletons of a page", () => {
  test("there is one store, one pair of live regions, one transport, one get.php, one React, one root per host", async () => {
    filled(b, 3);
    const basket = `<div id="second" data-island="mini-basket" data-island-when="load">
      <a class="top_basket__sub" href="/basketedit.php"><span class="badge"></span></a></div>`;
    put(b.shop, `${content}${counter("two")}${basket}`);
    const visit = await b.visit({ path: PATH, context: asShopper(b) });
    const { page, requests } = visit;
    const { link, rows, badge } = header(page);
    await expect.poll(() => badge.textContent()).toBe("3");
    await visit.ready("#second");
    await link.hover();
    await rows.nth(2).waitFor();
    const { input, options } = parts(b, visit);
    await input.click();
    await page.keyboard.type("kurtka");
    await options.first().waitFor();
    await page.evaluate(() => window.wyspa.storefront(["Basket"]));

    expect(requests.filter((path) => path === "/ajax/get.php")).toHaveLength(1);
    // A prefetched or preloaded file is listed again when it is used, but is not transferred again.
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => /\/wyspa\/.*\.js/.test(name) && transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(scripts.filter((path) => /\/transport-/.test(path))).toHaveLength(1);
    expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
    expect(await page.locator("[data-wyspa-live]").count()).toBe(2);
    expect(
      await page.evaluate(() => Reflect.get(window, Symbol.for("wyspa.store")) === window.wyspa.store),
    ).toBe(true);
    const roots = await page.evaluate(() =>
      [...document.querySelectorAll("[data-island-status]")].map(
        (host) =>
          // Leaves out the roots of nested hosts: the body is a host too.
          [...host.querySelectorAll("[data-island-root]")].filter(
            (root) => root.parentElement?.closest("[data-island-status]") === host,
          ).length,
      ),
    );
    expect(Math.max(...roots)).toBe(1);
    expect(await page.locator("#menu_basket .top_basket__toggle").count()).toBe(1);
    expect(
      await page.locator("style[data-wyspa], link[rel=stylesheet][href*='wyspa.css']").count(),
    ).toBeLessThanOrEqual(1);
    expect(visit.errors).toEqual([]);
  });

  test("ids that islands generate are unique on the page", async () => {
    filled(b, 2);
    put(b.shop, `${counter("one")}${counter("two")}`);
    const visit = await b.visit({ path: PATH, context: asShopper(b) });
    await header(visit.page).link.hover();
    await header(visit.page).rows.nth(1).waitFor();
    await parts(b, visit).input.click();
    await visit.ready("#menu_search");
    const ids = await visit.page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("a value that one island puts into the store reaches a theme's own subscriber and another island", async () => {
    filled(b, 1);
    put(b.shop, content);
    const visit = await b.visit({ path: PATH, context: asShopper(b) });
    await expect.poll(() => header(visit.page).badge.textContent()).toBe("1");
    const seen = await visit.page.evaluate(() => {
      const { store } = window.wyspa as unknown as { store: { getState(): { basket: { basket: unknown } } } };
      return store.getState().basket.basket !== null;
    });
    expect(seen).toBe(true);
  });
});

describe("beside the old script", () => {
  const oldBundle = `<script>
    window.old = { ran: 0 };
    window.app_shop = window.app_shop || {};
    app_shop.runApp = function () { old.ran++ };
    app_shop.run = function (handler) { handler() };
  </script>`;
  const late =
    '<script>document.addEventListener("DOMContentLoaded", function () { window.old.late = true })</script>';

  for (const [where, tags] of Object.entries({
    "before ours": oldBundle + ours,
    "after ours": ours + oldBundle,
    "before ours, which is deferred": `${oldBundle}<script src="/wyspa/wyspa.js" defer></script>`,
    "after ours, which is async": `<script src="/wyspa/wyspa.js" async></script>${oldBundle}`,
  }))
    test(`with the old bundle ${where} the preset is disabled and only explicit markers mount`, async () => {
      filled(b, 2);
      put(b.shop, content, { scriptTag: tags + late });
      const visit = await b.visit({ path: PATH, context: asShopper(b) });
      const { page } = visit;
      await stands(visit);
      await page.locator(".menu_search__input").click();
      await header(page).link.hover();
      await quietFor(page, 300);
      expect([await visit.status("#menu_basket"), await visit.status("#menu_search")]).toEqual([null, null]);
      expect(await page.locator(".top_basket__toggle").count()).toBe(0);
      expect(visit.requests).not.toContain("/ajax/get.php");
      expect(await page.evaluate(() => Reflect.get(window, "old"))).toMatchObject({ ran: 1 });
      expect(visit.errors).toEqual([]);
      // The theme designer reads why the preset is off.
      expect(visit.console).toEqual([expect.stringContaining("the old script is on this page too")]);
    });

  test("an explicit marker on the theme's own element mounts beside the old bundle", async () => {
    filled(b, 2);
    put(b.shop, content, {
      scriptTag: `${oldBundle}<script>document.addEventListener("DOMContentLoaded", function () {}); (function wait() {
        var host = document.getElementById("menu_basket");
        if (host) host.setAttribute("data-island", "mini-basket"); else setTimeout(wait);
      })()</script>${ours}`,
    });
    const visit = await b.visit({ path: PATH, context: asShopper(b) });
    await expect.poll(() => header(visit.page).toggle.count()).toBe(1);
    expect(await visit.status("#menu_search")).toBeNull();
  });

  test("the control: without the old bundle the preset applies", async () => {
    put(b.shop, content);
    const visit = await b.visit({ path: PATH });
    await stands(visit);
    expect(await visit.status("#menu_search")).toBe("waiting");
    await expect.poll(() => header(visit.page).name.count()).toBe(1);
  });

  test('preset "none" in the configuration mounts explicit markers only', async () => {
    put(b.shop, content);
    const visit = await b.visit({ path: `${PATH}?config=${encodeURIComponent('{"preset":"none"}')}` });
    await stands(visit);
    expect(await visit.status("#menu_search")).toBeNull();
    expect(visit.requests).not.toContain("/ajax/get.php");
  });
});
