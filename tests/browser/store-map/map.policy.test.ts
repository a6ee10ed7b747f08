/** Stores for the shopper: a list that can be searched and sorted, and a synchronised map, by mouse and keyboard. */
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { shifts } from "../shifts";
import { bench, desktop, phone } from "../support";
import { askedOfMaps, field, hasEngine, linesOf, mapStands, show, visitStores } from "./stores";

const b = bench();
const SEVERAL = "/stocks.php?stores=40";

for (const [device, viewport] of Object.entries({ phone, desktop }))
  test(`by mouse on a ${device} a store is searched for, shown on the map, chosen there, and closed`, async () => {
    const visit = await visitStores(b, SEVERAL, { viewport, context: { reducedMotion: "reduce" } });
    const { page, errors } = visit;
    await page.locator("#stocks_map .map_note__button").waitFor();
    await page.locator(field).fill("leba swi");
    await expect.poll(() => page.locator(".store-map__count").innerText()).toContain("Brak wyników");
    expect(await page.locator(".stocks_list__item:visible").count()).toBe(0);
    expect([hasEngine(visit), askedOfMaps(b)]).toEqual([false, []]);

    await page.locator(field).fill("zywiec");
    const rows = page.locator(".stocks_list__item:visible");
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    const names = await rows.locator("strong").allInnerTexts();
    expect(names.every((name) => name.includes("Żywiec"))).toBe(true);
    const [name = ""] = names;
    await page.locator(show(name)).click();
    await mapStands(visit);
    const popup = page.locator("#stocks_map .stocks_marker");
    await expect.poll(() => popup.innerText()).toContain(name);
    expect(page.url()).toContain("/stocks.php");
    const box = await page.locator("#stocks_map").boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= viewport.height).toBe(true);
    const chosen = page.locator('.stocks_list__item[aria-current="true"]');
    expect(await chosen.getAttribute("data-name")).toBe(name);
    expect(await page.locator(".map_region").count()).toBe(1);
    await page.locator(".map_popup__close").click();
    await expect.poll(() => chosen.count()).toBe(0);

    await page.locator(`.map_marker[aria-label="${name}"]`).click();
    await expect.poll(() => chosen.getAttribute("data-name")).toBe(name);
    await expect
      .poll(async () => (await visit.said()).filter((text) => text.startsWith(`Wybrano: ${name}`)))
      .toHaveLength(2);
    expect([errors.map(String), linesOf(visit)]).toEqual([[], []]);
  });

test("by keyboard only, each step is announced, once, and the focus stays where the shopper is", async () => {
  const visit = await visitStores(b, SEVERAL, { context: { reducedMotion: "reduce" } });
  const { page } = visit;
  await page.locator(field).focus();
  await page.keyboard.type("poznań", { delay: 20 });
  await expect.poll(() => visit.said()).toContainEqual(expect.stringMatching(/^\d+ wynik/));
  const counted = (await visit.said()).filter((text) => /wynik/.test(text));
  expect(counted).toHaveLength(1);
  const button = page.locator(".stocks_list__item:visible").first().locator("[role=button]");
  await page.keyboard.press("Tab"); // nearest
  await page.keyboard.press("Tab"); // nearest to me
  await page.keyboard.press("Tab"); // the first store's own page
  await page.keyboard.press("Tab");
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await mapStands(visit);
  await page.locator(".stocks_marker").waitFor();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(async () => (await visit.said()).filter((text) => /^Wybrano/.test(text))).toHaveLength(1);

  await page.locator(field).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Łódź");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.locator(".store-map__count").innerText())
    .toContain("Kolejność od najbliższych: Łódź");
  expect(askedOfMaps(b)).toContain("search");
  await expect
    .poll(() => visit.said())
    .toContainEqual(expect.stringContaining("Kolejność od najbliższych: Łódź"));
  expect(await page.locator(".stocks_list__item:visible strong").first().innerText()).toContain("Łódź");
  expect(await page.locator(".store-map__distance").first().innerText()).toMatch(/^\d+ km$/);
  await page.locator(".store-map__reset").click();
  expect(await page.locator(field).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.locator(".stocks_list__item:visible").first().getAttribute("data-id")).toBe("1");
});

describe("the shopper's position", () => {
  const withPosition = (geolocation: { latitude: number; longitude: number } | null) =>
    b.visit({
      path: "/stocks.php?stores=40&modules=1",
      context: geolocation ? { geolocation, permissions: ["geolocation"] } : { permissions: [] },
    });

  test("is requested by a press, and sorts the list without a map", async () => {
    const visit = await withPosition({ latitude: 49.68, longitude: 19.19 });
    await visit.page.locator(".store-map__button").nth(1).click();
    await expect
      .poll(() => visit.page.locator(".store-map__count").innerText())
      .toContain("moja lokalizacja");
    expect(await visit.page.locator(".stocks_list__item:visible strong").first().innerText()).toContain(
      "Żywiec",
    );
    expect(visit.requests.filter((path) => /tiles|search$/.test(path))).toEqual([]);
  });

  test("that is refused shows a message, and the list stays as it is", async () => {
    const visit = await withPosition(null);
    await visit.page.locator(".store-map__button").nth(1).click();
    await expect.poll(() => visit.page.locator(".store-map__count").innerText()).toMatch(/lokalizacji/);
    await expect.poll(() => visit.said()).toContainEqual(expect.stringMatching(/lokalizacji/));
    expect(await visit.page.locator(".stocks_list__item:visible").first().getAttribute("data-id")).toBe("1");
  });
});

test("when no geocoder is available, places come from the stores themselves, and others are not found", async () => {
  const { page, requests } = await b.visit({ path: "/stocks.php?stores=40&modules=1" });
  const nearest = page.locator(".store-map__button").first();
  await nearest.click();
  await expect.poll(() => page.locator(".store-map__count").innerText()).toContain("Wpisz miejsce");
  await page.locator(field).fill("Paryż");
  await nearest.click();
  await expect
    .poll(() => page.locator(".store-map__count").innerText())
    .toContain("Nie znamy miejsca „Paryż”");
  await page.locator(field).fill("bialystok");
  await nearest.click();
  await expect
    .poll(() => page.locator(".stocks_list__item:visible strong").first().innerText())
    .toContain("Białystok");
  expect(requests.filter((path) => /search$/.test(path))).toEqual([]);
});

describe("10,000 stores", () => {
  test("from the server are searched in pages, chosen on a late page, with at most 300 nodes of ours", async () => {
    const visit = await visitStores(b, "/stocks.php?stores=10000", { context: { reducedMotion: "reduce" } });
    const { page, errors } = visit;
    await page.locator(".store-map__pager").waitFor();
    expect(await page.locator(".stocks_list__item:visible").count()).toBe(60);
    await page.locator(field).fill("zywiec 3 maja");
    await expect.poll(() => page.locator(".store-map__count").innerText()).toMatch(/^\d+ wynik/);
    const rows = page.locator(".stocks_list__item:visible strong");
    expect((await rows.allInnerTexts()).every((name) => name.includes("Żywiec"))).toBe(true);
    await page.locator("#stocks_map .map_note__button").click();
    await mapStands(visit);
    await page.locator(".marker-cluster").first().waitFor();
    const own =
      ".store-map__tools, .store-map__tools *, .store-map__pager, .store-map__pager *, .map_region *";
    expect(await page.locator(own).count()).toBeLessThanOrEqual(300);
    await page.locator(field).fill("");
    await page.locator(".store-map__pager button").nth(1).click();
    await expect.poll(() => visit.said()).toContain("61–120 z 10000");
    expect(errors).toEqual([]);
  });

  test("from a theme have a list of ours, the same by keyboard, in sync with its map, and return to the theme's text", async () => {
    const visit = await visitStores(b, "/stocks.php?finder=1&stores=10000", {
      context: { reducedMotion: "reduce" },
    });
    const { page, errors } = visit;
    const host = page.locator(".my_stores");
    await page.locator(".store-map__list li").first().waitFor();
    expect(await host.locator("*").count()).toBeLessThanOrEqual(300);
    expect(await violations(page)).toEqual([]);
    await page.locator(field).fill("72-0");
    await expect
      .poll(() => page.locator(".store-map__list strong").first().innerText())
      .toContain("Świnoujście");
    const name = await page.locator(".store-map__list strong").first().innerText();
    await page.locator(show(name)).focus();
    await page.keyboard.press("Enter");
    await mapStands(visit);
    await expect.poll(() => page.locator(".stocks_marker__name").innerText()).toBe(name);
    expect(await page.locator("li[aria-current=true] strong").innerText()).toBe(name);
    expect(await host.locator("*").count()).toBeLessThanOrEqual(300);
    expect(errors).toEqual([]);
  });
});

test("stores at one place, and stores with invalid coordinates, are all in the list, with one warning for the designer", async () => {
  const visit = await visitStores(b, "/stocks.php?stores=odd", { context: { reducedMotion: "reduce" } });
  const { page, errors } = visit;
  await page.locator(field).waitFor();
  expect(await page.locator(".stocks_list__item:visible").count()).toBe(8);
  expect(visit.console.filter((line) => line.includes("store-map:"))).toHaveLength(1);
  for (const name of ["Wydma Gdańsk", "Wydma Gdańsk, piętro", "Z przecinkiem"]) {
    await page.locator(show(name)).click();
    await expect.poll(() => page.locator(".stocks_marker__name").innerText()).toBe(name);
    expect(await page.locator("[aria-current=true].stocks_list__item").getAttribute("data-name")).toBe(name);
  }
  expect(await page.title()).not.toBe("hacked");
  expect(errors).toEqual([]);
});

for (const [device, viewport] of Object.entries({ phone, desktop }))
  for (const theme of ["kind", "strict"])
    test(`nothing moves on a ${device} when the controls appear, in the ${theme} theme; axe finds nothing`, async () => {
      const visit = await visitStores(b, `/stocks.php?theme=${theme}`, { viewport });
      await visit.page.locator(field).waitFor();
      await visit.page.locator("#stocks_map .map_note__button").waitFor();
      expect(await shifts(visit.page)).toBeLessThan(0.0005);
      if (theme === "kind") expect(await violations(visit.page)).toEqual([]);
    });
