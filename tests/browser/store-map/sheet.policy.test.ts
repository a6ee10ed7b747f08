/**
 * Stores on phones: the list lies as a sheet over the open map, both are in view, by touch and keys. On laptops list and
 * map stand side by side.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { swipe } from "../fingers";
import { shifts } from "../shifts";
import { box } from "../strict-theme/strict-theme";
import { bench, phone, rendered } from "../support";
import { field, mapStands, show, visitStores } from "./stores";

const b = bench();
const SEVERAL = "/stocks.php?stores=40";
const small = { width: 320, height: 640 };
const laptop = { width: 1366, height: 768 };
const touch = { hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
const HANDLE = ".list_map__handle";
const LIST = ".list_map__list";
const offer = ".stocks_map .map_note__button";

const sizeOf = (page: Page) =>
  page.locator(".list_map__sheet").evaluate(({ className }) => /--(\w+)/.exec(className)?.[1]);

/** Parts of the arrangement in the window, without what the list's own scrolling hides. */
async function inView(page: Page, viewport: { readonly height: number }) {
  const [map, list] = [await box(page, ".list_map__map"), await box(page, LIST)];
  return { map, list, isBoth: map.top >= -1 && list.bottom <= viewport.height + 40 };
}

async function pull(page: Page, by: number): Promise<void> {
  const { left, width, top, height } = await box(page, HANDLE);
  const [x, y] = [left + width / 2, top + height / 2];
  await swipe(page, { x, y }, { x, y: y + by });
}

for (const theme of ["kind", "strict"] as const)
  for (const [width, viewport] of Object.entries({ "390 px": phone, "320 px": small }))
    test(`in the ${theme} theme at ${width} a touch opens the map with the list over it; both are in view and nothing overlaps`, async () => {
      const visit = await visitStores(b, `${SEVERAL}&theme=${theme}`, { viewport, context: touch });
      const { page, errors } = visit;
      await page.locator(offer).tap();
      await mapStands(visit);
      const { map, list, isBoth } = await inView(page, viewport);
      expect(isBoth).toBe(true);
      const handle = await box(page, HANDLE);
      expect(map.bottom).toBeLessThanOrEqual(handle.top + 1);
      expect([handle.height >= 44, list.height > 90, map.height > 180]).toEqual([true, true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const zoom = await box(page, ".map_zoom");
      expect(zoom.bottom).toBeLessThanOrEqual(handle.top);
      if (theme === "kind") expect(await violations(page)).toEqual([]);
      expect(await shifts(page)).toBeLessThan(0.0005);
      expect(errors).toEqual([]);
    });

describe("on a phone", () => {
  const opened = async (path = SEVERAL) => {
    const visit = await visitStores(b, path, { viewport: phone, context: touch });
    await visit.page.locator(offer).tap();
    await mapStands(visit);
    return visit;
  };

  test("a finger pulls the list up and folds it, and a pressed marker brings its row back", async () => {
    const visit = await opened();
    const { page } = visit;
    await pull(page, -300);
    await expect.poll(() => sizeOf(page)).toBe("whole");
    await pull(page, 500);
    await expect.poll(() => sizeOf(page)).toBe("strip");
    expect(await page.locator(LIST).isVisible()).toBe(false);
    await page.locator(field).fill("zywiec");
    await page.locator(".map_marker").first().waitFor();
    await page.locator(".map_marker").first().dispatchEvent("click");
    await expect.poll(() => sizeOf(page)).toBe("half");
    const chosen = page.locator(".stocks_list__item[aria-current=true]");
    await chosen.waitFor();
    const [row, list] = [await box(page, ".stocks_list__item[aria-current=true]"), await box(page, LIST)];
    expect(row.top).toBeGreaterThanOrEqual(list.top - 1);
    expect(row.top).toBeLessThan(list.bottom);
  });

  test("arrow keys move the sheet, a press of a row shows its store, and the focus stays on the row", async () => {
    const visit = await opened();
    const { page } = visit;
    await page.locator(HANDLE).focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.locator(HANDLE).innerText()).toBe("Zwiń listę");
    const name = await page.locator(".stocks_list__item strong").nth(2).innerText();
    await page.locator(show(name)).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".stocks_marker__name").innerText()).toBe(name);
    expect(await sizeOf(page)).toBe("half");
    expect(await page.locator(show(name)).evaluate((one) => one === document.activeElement)).toBe(true);
    const chosen = async () => (await visit.said()).filter((text) => text.startsWith(`Wybrano: ${name}`));
    await expect.poll(chosen).toHaveLength(1);
  });

  test("zoom buttons change the map's zoom", async () => {
    const { page } = await opened();
    const count = () => page.locator(".map_markers button").count();
    const before = await count();
    for (let press = 0; press < 3; press++) {
      await page.getByRole("button", { name: "Przybliż mapę" }).tap();
      await rendered(page);
    }
    await expect.poll(count).not.toBe(before);
  });

  test("a press of a store's own button opens the arrangement, too, and the pressed row stays in view", async () => {
    const visit = await visitStores(b, SEVERAL, { viewport: phone, context: touch });
    const { page } = visit;
    await page.locator(offer).waitFor();
    const button = page.locator(".stocks_list__show_on_map").nth(9);
    await button.tap();
    await mapStands(visit);
    await page.locator(".stocks_marker").waitFor();
    expect((await inView(page, phone)).isBoth).toBe(true);
    const [row, list] = [await box(page, ".stocks_list__item[aria-current=true]"), await box(page, LIST)];
    expect(row.top).toBeGreaterThanOrEqual(list.top - 1);
    expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1);
  });

  test("when no map can be drawn, the box says so, and the whole list stays reachable and searchable", async () => {
    const visit = await visitStores(b, SEVERAL, {
      viewport: phone,
      context: touch,
      before: (page) =>
        page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        }),
    });
    const { page } = visit;
    await page.locator(offer).tap();
    await expect.poll(() => page.locator("#stocks_map").innerText()).toContain("Mapy nie można");
    await page.locator(HANDLE).tap();
    await page.locator(field).fill("zywiec");
    await expect.poll(() => page.locator(".store-map__count").innerText()).toMatch(/^\d+ wynik/);
    expect(await page.locator(".stocks_list__item:visible").count()).toBeGreaterThan(0);
  });

  test("at 1,200 ms of latency the tap arranges list and map at once, and nothing moves when the map comes", async () => {
    const visit = await visitStores(b, SEVERAL, { viewport: phone, context: touch });
    const { page } = visit;
    await page.locator(offer).waitFor();
    b.shop.faults.roundTrip(1_200);
    await page.locator(offer).tap();
    await expect.poll(() => page.locator(HANDLE).isVisible()).toBe(true);
    await mapStands(visit);
    expect(await shifts(page)).toBeLessThan(0.0005);
  });

  test("a theme's own list has the sheet, too", async () => {
    const visit = await visitStores(b, "/stocks.php?finder=1&stores=40", { viewport: phone, context: touch });
    const { page } = visit;
    await page.locator(offer).tap();
    await mapStands(visit);
    expect((await inView(page, phone)).isBoth).toBe(true);
    await page.locator(HANDLE).tap();
    await expect.poll(() => sizeOf(page)).toBe("whole");
  });
});

test("a map that has loaded without a press is arranged with its list by the first press on it", async () => {
  const config = encodeURIComponent(JSON.stringify({ consent: "granted" }));
  const visit = await visitStores(b, `${SEVERAL}&config=${config}`, { viewport: phone, context: touch });
  const { page } = visit;
  await page.locator(offer).waitFor();
  await page.keyboard.press("Shift");
  await mapStands(visit);
  expect(await page.locator(".list_map").count()).toBe(0);
  await page.locator(".map_canvas").tap({ position: { x: 20, y: 20 } });
  await expect.poll(() => sizeOf(page)).toBe("half");
  expect((await inView(page, phone)).isBoth).toBe(true);
  await page.getByRole("button", { name: "Przybliż mapę" }).tap();
  expect(await page.locator(".map_region canvas").count()).toBe(1);
});

test("a theme may keep the map above its whole list", async () => {
  const config = encodeURIComponent(JSON.stringify({ islands: { "store-map": { mapPlace: "above" } } }));
  const visit = await visitStores(b, `${SEVERAL}&config=${config}`, { viewport: phone, context: touch });
  await visit.page.locator("#stocks_map").waitFor();
  await visit.page.locator(".store-map__tools").waitFor();
  expect(await visit.page.locator(".list_map").count()).toBe(0);
});

test("on a laptop list and map share the whole width, and the list scrolls beside the map", async () => {
  const visit = await visitStores(b, SEVERAL, { viewport: laptop, context: { reducedMotion: "reduce" } });
  const { page } = visit;
  const wide = (await box(page, "#stocks_map")).width;
  await page.locator(offer).click();
  await mapStands(visit);
  const [map, list] = [await box(page, "#stocks_map"), await box(page, LIST)];
  expect(map.left).toBeGreaterThan(list.right);
  expect(map.right - list.left).toBeCloseTo(wide, -1);
  expect([map.top >= 0, map.bottom <= laptop.height, list.bottom <= map.bottom + 1]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await page.locator(HANDLE).isVisible()).toBe(false);
  expect(await page.locator(LIST).evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  expect(await violations(page)).toEqual([]);
});
