/** Untouched pages of stores: the list stays as the server rendered it, and no file of a map or of React is fetched. */
import { describe, expect, test } from "vitest";
import { shifts } from "../shifts";
import { bench, desktop, phone, type Visit } from "../support";
import { field, mapStands } from "./stores";

const b = bench();

const HEAVY = /\/(react|map|map-engine|map-worker|own-places)-\w+\./;
const heavyFilesOf = ({ requests }: Visit) => requests.filter((path) => HEAVY.test(path));
const off = encodeURIComponent(JSON.stringify({ islands: { "store-map": false } }));

/** For each page: its boxes, and the controls that open a map. */
const pages = [
  ["stores", "/stocks.php", "#stocks_map", ".stocks_list__show_on_map", field],
  [
    "one store",
    "/stock.php",
    "#stock_map",
    ".stock_info__show_on_map",
    "#content[data-island-status~=ready]",
  ],
  ["partners", "/partners.php", "#partners_map", ".partners_list__item.--map", field],
  ["contact", "/contact.php", "#contact_map", "nothing", "#content[data-island-status~=ready]"],
] as const;
const views = [
  ["phone", phone],
  ["desktop", desktop],
] as const;

describe("without tiles", () => {
  for (const [name, path, box, button, ready] of pages)
    for (const [device, viewport] of views)
      for (const look of ["theme=kind&modules=0", "theme=strict&modules=1"])
        test(`${name} on a ${device} (${look}): no file of the map is loaded, no box is empty, no button appears, nothing moves`, async () => {
          const visit = await b.visit({ path: `${path}?${look}`, viewport });
          const { page, errors } = visit;
          await page.locator(ready).waitFor();
          await page.waitForLoadState("networkidle");
          expect(heavyFilesOf(visit)).toEqual([]);
          expect([await page.locator(box).isVisible(), await page.locator(button).count()]).toEqual([
            false,
            button === "nothing" ? 0 : await page.locator(`${button}:not(:visible)`).count(),
          ]);
          expect(await shifts(page)).toBeLessThan(0.0005);
          expect(visit.console.filter((line) => /no tiles are configured/.test(line))).toHaveLength(
            (await page.locator(box).count()) && 1,
          );
          expect(errors.map(String)).toEqual([]);
          await page.mouse.move(viewport.width / 2, 400);
          await page.mouse.wheel(0, 200);
          await page.keyboard.press("Tab");
          await page.waitForLoadState("networkidle");
          expect(heavyFilesOf(visit)).toEqual([]);
        });

  test("when the island is disabled, the page's own modules leave no empty box either", async () => {
    for (const [, path, box] of pages) {
      const visit = await b.visit({ path: `${path}?modules=1&config=${off}`, viewport: phone });
      await visit.page.waitForLoadState("networkidle");
      expect([await visit.page.locator(box).isVisible(), heavyFilesOf(visit)]).toEqual([false, []]);
      expect([await shifts(visit.page), visit.errors.map(String)]).toEqual([0, []]);
    }
  });

  test("a theme's own host shows only its list, and a single store leaves no space above itself", async () => {
    const own = await b.visit({ path: "/stocks.php?finder=1" });
    await own.page.locator(".store-map__list li").first().waitFor();
    expect(await own.page.locator(".store-map__map, .store-map__show").count()).toBe(0);
    expect(heavyFilesOf(own).filter((path) => !/own-places/.test(path))).toEqual([]);
    const single = await b.visit({ path: "/stocks.php?stores=1&modules=1", viewport: phone });
    await single.page.locator("#content[data-island-status~=ready]").waitFor();
    expect(await single.page.locator("#stocks_map").isVisible()).toBe(false);
    expect(await shifts(single.page)).toBeLessThan(0.0005);
  });

  test("beside the old bundle the box of its map stays", async () => {
    const { page } = await b.visit({ path: "/stocks.php?config=%7B%22tiles%22%3A%7B%7D%7D&wyspa=off" });
    expect(await page.locator("#stocks_map").isVisible()).toBe(true);
  });
});

describe("with tiles", () => {
  const path = "/stocks.php?tiles=1&modules=1";

  test("a button appears in the map's box, and neither a file of the map nor React loads before a press on it", async () => {
    const visit = await b.visit({ path, viewport: phone });
    await visit.page.locator("#stocks_map .map_note__button").waitFor();
    await visit.page.waitForLoadState("networkidle");
    expect(heavyFilesOf(visit)).toEqual([]);
    await visit.page.locator("#stocks_map .map_note__button").click();
    await mapStands(visit);
    expect(heavyFilesOf(visit).filter((file) => /react|legacy-map/.test(file))).toEqual([]);
  });

  test("of a server that allows requests without a press, the map loads on the first interaction with the page", async () => {
    const config = encodeURIComponent(JSON.stringify({ consent: "granted" }));
    const visit = await b.visit({ path: `${path}&config=${config}`, viewport: desktop });
    await visit.page.locator("#stocks_map .map_note__button").waitFor();
    await visit.page.waitForLoadState("networkidle");
    expect(heavyFilesOf(visit)).toEqual([]);
    await visit.page.keyboard.press("Shift");
    await mapStands(visit);
  });
});
