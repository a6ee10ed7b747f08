/** The map beside the list of pickup points: opened on request, synchronised with the list, and optional. */
import { describe, expect, it } from "vitest";
import { violations } from "../axe";
import { bench, phone, quietFor, type VisitOptions } from "../support";
import { listed, mapBytes, parts, questions, saidOnce, sentPoint, visitSites } from "./shop";

const b = bench();

async function withMap(options: VisitOptions & { query?: string } = {}) {
  b.shop.config.tiles = true;
  const visit = await visitSites(b, options);
  const { page } = visit;
  await listed(page);
  expect(mapBytes(visit)).toEqual([]);
  const area = page.locator(".cop_pickup_map__area_button.--area");
  return { visit, page, area, popup: page.locator(".cop_pickup_marker"), ...parts(page) };
}

it("is loaded by a press; a marker selects its row, a row shows its point on the map, and both can choose it", async () => {
  const { visit, page, area, popup, rows, toggle, map, active, radios } = await withMap({
    query: "at=54.7609,17.5546",
  });
  await toggle.click();
  await area.waitFor({ timeout: 60_000 });
  expect(mapBytes(visit).length).toBeGreaterThan(0);
  await page.getByRole("region", { name: "Mapa punktów odbioru" }).first().waitFor();
  // From list to map: the map shows the chosen point with its popup.
  await rows.nth(1).click();
  const second = (await rows.nth(1).getAttribute("data-uid")) ?? "";
  await expect.poll(() => popup.getAttribute("data-uid"), { timeout: 60_000 }).toBe(second);
  expect(await popup.locator(".cop_pickup_marker__hint").textContent()).toBe("Odbierz z dowodem");
  // From map to list.
  const names = await rows.locator(".cop_pickup_item__name").allTextContents();
  const markers = map.locator(".map_marker");
  await expect.poll(() => markers.count()).toBeGreaterThan(0);
  const shown = await markers.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const label = shown.find((one) => names.includes(one) && one !== names[1]) ?? shown[0] ?? "";
  await map.locator(`.map_marker[aria-label="${label}"]`).dispatchEvent("click");
  await expect.poll(() => active.locator(".cop_pickup_item__name").textContent()).toBe(label);
  await expect.poll(() => visit.said()).toContain(`Zaznaczono: ${label}`);
  expect(await radios.nth(names.indexOf(label)).isChecked()).toBe(true);
  await expect.poll(() => popup.locator(".cop_pickup_marker__name").textContent()).toBe(label);
  expect(await violations(page)).toEqual([]);
  const id = await popup.getAttribute("data-id");
  await popup.locator(".cop_pickup_marker__choose_link").click();
  await sentPoint(b).toBe(id);
});

it("does not choose a point whose phone number is missing: the list asks for the number and has the focus", async () => {
  const { page, area, popup, rows, toggle, active } = await withMap({
    query: "courier=310&at=52.2297,21.0122",
  });
  await toggle.click();
  await area.waitFor({ timeout: 60_000 });
  const number = page.locator(".cop_pickup_item__client_courier_number");
  for (let index = 0; index < 20 && !(await number.count()); index++) await rows.nth(index).click();
  const uid = (await active.getAttribute("data-uid")) ?? "";
  const id = await active.getAttribute("data-id");
  await expect.poll(() => popup.getAttribute("data-uid"), { timeout: 60_000 }).toBe(uid);
  const press = popup.locator(".cop_pickup_marker__choose_link");
  await press.click();
  await page.locator(".cop_pickup_item__missing").waitFor();
  await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("4711");
  await press.click();
  await sentPoint(b).toBe(id);
});

it("searches the visible area on request, and leaves no trace when it is closed and opened again", async () => {
  const { page, area, toggle, map, rows, range } = await withMap({ viewport: phone });
  await toggle.click();
  await area.waitFor({ timeout: 60_000 });
  const asked = () => questions(b).filter((one) => one.startsWith("query=copModulesPickupPoints")).length;
  expect(asked()).toBe(1);
  const before = await range.textContent();
  const first = await rows.first().getAttribute("data-id");
  const view = () =>
    page.locator(".map_markers button").evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y }) => `${x} ${y}`)
        .join(),
    );
  let seen = await view();
  await page.locator(".map_skip").focus();
  await page.keyboard.press("Tab");
  // Only a short way: a press moves by a whole step on a busy machine and by a part of one on a fast one. Outside the
  // town there are no points.
  for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(view).not.toBe(seen);
  const stopped = async () => {
    const last = seen;
    seen = await view();
    return seen === last;
  };
  await expect.poll(stopped, { interval: 250 }).toBe(true);
  await quietFor(page, 300);
  expect(asked()).toBe(1); // moving alone sends no request
  await area.click();
  await expect.poll(asked).toBe(2);
  await expect.poll(() => range.textContent()).not.toBe(before);
  expect(await rows.first().getAttribute("data-id")).not.toBe(first);
  await toggle.click();
  expect(await map.count()).toBe(0);
  await toggle.click();
  await area.waitFor({ timeout: 60_000 });
  expect(await page.locator(".cop_pickup_map__wrapper canvas").count()).toBe(1);
});

describe("when no map can be shown", () => {
  it("a file that fails is reported to the shopper, the list keeps working, and a second press loads the map", async () => {
    const { visit, page, area, toggle, rows, choose } = await withMap();
    b.shop.faults.set("wyspa", "404", { path: /chunks\/map-/ });
    await toggle.click();
    await page.locator(".cop_pickup_map__failed").waitFor({ timeout: 60_000 });
    await saidOnce(visit, "Nie udało");
    await rows.nth(3).click();
    expect(await choose.count()).toBe(1);
    b.shop.faults.clear();
    await toggle.click();
    await toggle.click();
    await area.waitFor({ timeout: 60_000 });
  });

  it("without WebGL the map's place shows a message, and a point is chosen from the list", async () => {
    const { page, toggle, rows, choose, active } = await withMap({
      before: (page) =>
        page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        }),
    });
    await toggle.click();
    await page.locator(".cop_pickup_map__wrapper .map_note__text").waitFor();
    await rows.nth(1).click();
    const id = await active.getAttribute("data-id");
    await choose.click();
    await sentPoint(b).toBe(id);
  });

  it("without tiles there is no map button, and the theme designer is warned once", async () => {
    const visit = await visitSites(b);
    await listed(visit.page);
    expect(await parts(visit.page).toggle.count()).toBe(0);
    expect(visit.console.filter((line) => line.includes("tiles"))).toHaveLength(1);
  });
});
