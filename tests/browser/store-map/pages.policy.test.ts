/**
 * One store, contact and partners on unmodified pages; maps that fail to load; which requests go to which server, and
 * when.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { strictBench, unmarked } from "../strict-theme/strict-theme";
import { bench, desktop, phone, quietFor } from "../support";
import { askedOfMaps, field, hasEngine, linesOf, mapStands, show, visitStores } from "./stores";

const b = bench();
const calm = { context: { reducedMotion: "reduce" } } as const;

describe("one store", () => {
  test("shows its map only after a press on its button; a second press leads back to it", async () => {
    const visit = await visitStores(b, "/stock.php?id=2", calm);
    const { page, errors } = visit;
    const box = page.locator("#stock_map");
    await page.locator("#content[data-island-status~=ready]").waitFor();
    expect([await box.isVisible(), hasEngine(visit)]).toEqual([false, false]);
    await page.locator(".stock_info__show_on_map").click();
    await mapStands(visit);
    expect(await box.getAttribute("class")).toBe("stock_map --active");
    expect(await box.locator(".stock_marker__name").innerText()).toBe("Wydma Kraków");
    await page.locator(".map_popup__close").click();
    await page.locator(".stock_info__show_on_map").click();
    await page.locator(".stock_marker").waitFor();
    expect(await page.locator(".map_region").count()).toBe(1);
    expect(await box.getAttribute("data-markers")).toBeNull(); // the page's module made no second map
    expect([errors.map(String), linesOf(visit)]).toEqual([[], []]);
    expect(await violations(page)).toEqual([]);
  });

  test("without coordinates is geocoded by its address, on the press", async () => {
    const visit = await visitStores(b, "/stock.php?id=2&place=none", calm);
    await visit.page.locator("#content[data-island-status~=ready]").waitFor();
    expect(askedOfMaps(b)).toEqual([]);
    await visit.page.locator(".stock_info__show_on_map").click();
    await visit.page.locator(".stock_marker").waitFor();
    expect(askedOfMaps(b).filter((what) => what === "search")).toHaveLength(1);
  });

  test("that cannot be found shows a message with its address, and nothing waits forever", async () => {
    const tiles = encodeURIComponent(JSON.stringify({ tiles: { url: "/tiles/{z}/{x}/{y}.png" } }));
    const { page } = await b.visit({ path: `/stock.php?id=2&place=none&modules=1&config=${tiles}` });
    await page.locator(".stock_info__show_on_map").click();
    await expect
      .poll(() => page.locator(".alertek").innerText())
      .toContain("Nie znaleziono: Floriańska 18, 31-021 Kraków");
    expect(await page.locator("#stock_map").getAttribute("class")).not.toContain("--loading");
    expect(await page.locator("#stock_map").innerText()).toContain("Nie znaleziono"); // an empty box explains nothing
  });

  test("opens its map by the first press at 1,200 ms of latency, even before the script has started", async () => {
    b.shop.faults.roundTrip(1_200);
    const visit = await visitStores(b, "/stock.php", { ...calm, bare: true });
    await visit.page.locator(".stock_info__show_on_map").click();
    await mapStands(visit);
    await visit.page.locator(".stock_marker").waitFor({ timeout: 60_000 });
    expect(new URL(visit.page.url()).pathname).toBe("/stock.php");
  });
});

test("a press on a link without an address, before the script has loaded, opens the map and does not navigate", async () => {
  b.shop.faults.roundTrip(1_200);
  const visit = await visitStores(b, "/stocks.php", { ...calm, bare: true });
  await visit.page.locator('a[href="showOnMap"]').nth(1).click();
  await mapStands(visit);
  await expect
    .poll(() => visit.page.locator(".stocks_marker__name").innerText(), { timeout: 60_000 })
    .toBe("Wydma Kraków");
  expect(new URL(visit.page.url()).pathname).toBe("/stocks.php");
});

test("the contact page shows a box that waits for a press, then the shop with its popup", async () => {
  const visit = await visitStores(b, "/contact.php", { ...calm, viewport: phone });
  const { page, errors } = visit;
  await page.locator("#contact_map.--active .map_note__button").click();
  await mapStands(visit);
  await expect.poll(() => page.locator(".contact_marker").innerText()).toContain("81-000\u00a0Gdynia");
  expect(await page.locator(".map_region").getAttribute("aria-label")).toBe("Mapa: Sklep Wydma");
  expect(errors).toEqual([]);
});

describe("partners", () => {
  test("are geocoded when the map is opened, by the configured service only; the next page requests nothing", async () => {
    const visit = await visitStores(b, "/partners.php?partners=40", calm);
    const { page, errors } = visit;
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await page.locator("#partners_map .map_note__button").waitFor();
    expect(askedOfMaps(b)).toEqual([]);
    await page.locator("#partners_map .map_note__button").click();
    await page
      .locator("#partners_list__loading_toast", { hasText: "Trwa ładowanie punktów na mapie" })
      .waitFor();
    await page.locator("#partners_list__loading_toast").waitFor({ state: "detached" });
    await page.locator("#partners_map .map_markers button").first().waitFor();
    expect(askedOfMaps(b).filter((what) => what === "search")).toHaveLength(40);
    expect(hosts.size).toBeLessThanOrEqual(2); // the shop, and the service that the configuration names
    await page.reload();
    const before = askedOfMaps(b).filter((what) => what === "search").length;
    await page.locator("#partners_map .map_note__button").click();
    await page.locator("#partners_map .map_markers button").first().waitFor();
    // Addresses that are not found are requested again.
    expect(askedOfMaps(b).filter((what) => what === "search").length - before).toBeLessThan(15);
    expect(errors).toEqual([]);
  });

  /** How many partners are inside the map's frame, and how many were found. */
  const inView = (page: Page) =>
    page.evaluate(() => {
      const { left, right, top, bottom } =
        document.querySelector(".map_region")?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll(".map_markers button")]
        .filter((marker) => {
          const { x, y, width, height } = marker.getBoundingClientRect();
          const [across, down] = [x + width / 2, y + height / 2];
          return across > left && across < right && down > top && down < bottom;
        })
        .reduce((sum, marker) => sum + (Number(marker.textContent) || 1), 0);
    });
  /** Each address takes a while. @returns the map with its first partners, and how many were found in the end */
  async function seeSlowly() {
    let found = 0;
    const { page } = await visitStores(b, "/partners.php?partners=40", {
      ...calm,
      before: (of) =>
        of.route("**/search?*", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          const answer = await route.fetch();
          if (((await answer.json()) as unknown[]).length) found += 1;
          await route.fulfill({ response: answer });
        }),
    });
    await page.locator("#partners_map .map_note__button").click();
    await page.locator("#partners_map .map_markers button").first().waitFor();
    const toast = page.locator("#partners_list__loading_toast");
    expect(await toast.count()).toBe(1); // some of them are missing
    const end = async () => {
      await toast.waitFor({ state: "detached" });
      return found;
    };
    return { page, end };
  }

  test("whose addresses load slowly are all in view in the end", async () => {
    const { page, end } = await seeSlowly();
    const found = await end();
    await expect.poll(() => inView(page)).toBe(found);
  });

  test("whose addresses load slowly do not move a map that the shopper has moved", async () => {
    const { page, end } = await seeSlowly();
    await page.locator(".map_region").focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("+");
    const found = await end();
    await quietFor(page, 500);
    expect(await inView(page)).toBeLessThan(found);
  });

  test("are found by keyboard, shown with their details, and open their description in a dialog and return", async () => {
    const visit = await visitStores(b, "/partners.php", calm);
    const { page } = visit;
    await page.locator(field).fill("gdansk");
    await expect.poll(() => page.locator(".partners_list__city:visible").count()).toBe(1);
    await page.locator(show("Sklep sportowy Gdańsk 1")).focus();
    await page.keyboard.press("Enter");
    await mapStands(visit);
    await expect
      .poll(() => page.locator(".partners_marker").innerText())
      .toContain("Sklep sportowy Gdańsk 1");
    const words = page.locator(".partners_list__show_desc:visible").first();
    await words.focus();
    await page.keyboard.press("Enter");
    const dialog = page.locator("dialog[open]");
    await expect.poll(() => dialog.innerText()).toContain("Pełna kolekcja");
    expect(await page.locator("dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => words.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator(".partners_list__partner_desc").first().isVisible()).toBe(false);
  });

  test("close a description when another page replaces its list in place", async () => {
    const { page } = await visitStores(b, "/partners.php", calm);
    await page.locator(field).waitFor();
    await page.locator(".partners_list__show_desc:visible").first().click();
    await page.locator("dialog[open]").waitFor();
    await page.evaluate(() =>
      (window as unknown as { wyspa: { visit(url: string): void } }).wyspa.visit("/contact.php"),
    );
    await page.waitForURL(/contact\.php/);
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  });
});

test("rows that another script puts into the list do not navigate, and their store is shown on the map", async () => {
  const visit = await visitStores(b, "/stocks.php", { viewport: desktop });
  const { page, errors } = visit;
  await page.locator(field).waitFor();
  await page.evaluate(() => {
    const row = document.querySelector(".stocks_list__item") as HTMLElement;
    const other = row.cloneNode(true) as HTMLElement;
    Object.assign(other.dataset, { name: "Nowy", street: "Leśna 1", zipcode: "00-001", city: "Warszawa" });
    other.id = "other";
    row.replaceWith(other);
  });
  await page.locator("#other .stocks_list__show_on_map").click();
  await expect.poll(() => page.locator("#other").getAttribute("aria-current")).toBe("true");
  await expect
    .poll(() => page.locator(".map_popup, .store-map__popup, [class*=popup]").allInnerTexts())
    .toContainEqual(expect.stringContaining("Nowy"));
  expect(new URL(page.url()).pathname).toBe("/stocks.php");
  expect(errors.map(String)).toEqual([]);
});

describe("when a map cannot be shown", () => {
  test("without WebGL the list keeps working, the map's place shows a message, and a press shows the address", async () => {
    const visit = await visitStores(b, "/stocks.php", {
      ...calm,
      before: (page) =>
        page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        }),
    });
    const { page, errors } = visit;
    await page.locator(show("Wydma Łeba")).click();
    await expect.poll(() => page.locator("#stocks_map .map_note").innerText()).not.toBe("");
    await expect.poll(() => page.locator("#stocks_map").getAttribute("class")).not.toContain("--loading");
    const chosen = page.locator("[aria-current=true].stocks_list__item");
    expect(await chosen.getAttribute("data-name")).toBe("Wydma Łeba"); // the choice is still there
    await page.locator(show("Wydma Kraków")).click();
    await expect.poll(() => page.locator(".alertek").innerText()).toContain("Floriańska 18, 31-021 Kraków");
    expect(await chosen.getAttribute("data-name")).toBe("Wydma Kraków");
    await page.locator(field).fill("łeba");
    await expect.poll(() => page.locator(".stocks_list__item:visible").count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test("with its files missing the list keeps working; when they are back the next press loads the map", async () => {
    const visit = await visitStores(b, "/stocks.php", calm);
    const { page } = visit;
    await page.locator(field).waitFor();
    await page.locator("#stocks_map .map_note__button").waitFor();
    b.shop.faults.set("wyspa", "404", { path: /map-engine/ });
    await page.locator(show("Wydma Łeba")).click();
    await expect
      .poll(() => page.locator("#stocks_map .map_note").innerText(), { timeout: 40_000 })
      .toMatch(/Mapy nie można/);
    await page.locator(field).fill("łeba");
    await expect.poll(() => page.locator(".stocks_list__item:visible").count()).toBe(1);
    b.shop.faults.clear();
    await page.locator(show("Wydma Łeba")).click();
    await mapStands(visit);
    await page.locator(".stocks_marker").waitFor();
  });
});

test("when the island is disabled, the page's own module renders its map", async () => {
  const off = encodeURIComponent(JSON.stringify({ islands: { "store-map": false } }));
  const visit = await visitStores(b, `/stocks.php?config=${off}`, calm);
  await visit.page.locator('#stocks_map[data-markers="3"]').waitFor();
  expect(await visit.page.locator(field).count()).toBe(0);
});

describe("in a strict theme", () => {
  const strict = strictBench();
  test("every focusable element shows the focus, and is large enough", async () => {
    const visit = await visitStores(strict, "/stocks.php?stores=200", { viewport: phone });
    await visit.page.locator(".store-map__pager").waitFor();
    expect(await unmarked(visit.page, ".store-map__tools, .store-map__pager")).toEqual([]);
    const wide = await visit.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(phone.width);
  });
});
