/** Choosing a pickup point in the page: by mouse, by keyboard alone, and when the shop is slow, hostile or silent. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../fixtures/catalogue/hostile";
import { violations } from "../axe";
import { focused } from "../overlays/overlays";
import { bench, phone, quietFor } from "../support";
import {
  FORM,
  listed,
  mapBytes,
  parts,
  questions,
  saidOnce,
  sent,
  sentPoint,
  visitSites,
  WARSAW,
} from "./shop";

const b = bench();
/** A shop that keeps the list's own search field. */
const withTwoFields = (page: Page) =>
  page.addInitScript((form) => {
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector(form)?.setAttribute("data-island-props", '{"searchFields":"two"}'),
    );
  }, FORM);

describe("a shopper with a mouse", () => {
  it("picks a suggested place, selects a point and confirms it; next time the place is offered first, and no map is loaded", async () => {
    b.shop.config.tiles = true;
    const visit = await visitSites(b);
    const { page } = visit;
    const { field, options, rows, names, radios, choose, active } = parts(page);
    await listed(page);
    await expect.poll(() => visit.said()).toContain("Znaleziono 232 punkty odbioru");
    await field.fill("Gda");
    await options.filter({ hasText: "Gdańsk" }).click();
    await expect.poll(() => rows.first().textContent()).toContain("Gdańsk");
    expect(await field.inputValue()).toBe("Gdańsk");
    expect(await choose.count()).toBe(0); // no point is preselected
    await rows.nth(2).click();
    expect(await radios.nth(2).isChecked()).toBe(true);
    const name = (await names.nth(2).textContent()) ?? "";
    const id = (await active.getAttribute("data-id")) ?? "none";
    expect(mapBytes(visit)).toEqual([]);
    await choose.dblclick();
    await sentPoint(b).toBe(id);
    expect(sent(b)).toEqual([["pickup_point", id]]); // without the widget's own fields
    await page.waitForURL(/thank-you/);
    expect(b.shop.visitors.of("anna").sent).toHaveLength(1);

    await page.goto(`${b.shop.url}/pickup-sites.php?at=54.352,18.6466`);
    await expect.poll(() => names.first().textContent()).toBe(name);
    expect(await page.locator(".cop_pickup_item__last").count()).toBe(1);
    expect(await choose.count()).toBe(0);
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toContainEqual([
      "wyspa_pickup_point",
      `courier_100149-${id}`,
    ]);
    expect(visit.errors).toEqual([]);
  });

  it("selects a point, and only the rows that change render again", async () => {
    const { page } = await visitSites(b);
    const { rows, radios, active } = parts(page);
    await listed(page);
    expect(await rows.count()).toBeGreaterThan(9);
    await radios.first().check();
    // Each rendered row formats its distance.
    await page.evaluate(() => {
      const get = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format")?.get;
      Reflect.set(window, "__formatted", 0);
      Object.defineProperty(Intl.NumberFormat.prototype, "format", {
        configurable: true,
        get() {
          Reflect.set(window, "__formatted", Reflect.get(window, "__formatted") + 1);
          return get?.call(this);
        },
      });
    });
    await radios.nth(2).check();
    await active.nth(0).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "__formatted"))).toBe(2);
  });

  it("types an address that the platform does not know: only the shop's own service is requested", async () => {
    b.shop.config.tiles = true;
    const visit = await visitSites(b);
    const { page } = visit;
    const { field, rows } = parts(page);
    await listed(page);
    await field.fill("Portowa 7, Gdańsk");
    await page.keyboard.press("Enter");
    await expect.poll(() => rows.first().textContent()).toContain("Gdańsk");
    expect(mapBytes(visit)).toEqual(["/search"]);
    expect(visit.errors).toEqual([]);
  });

  it("is asked for the phone number of the courier, which stays when the list changes, before choosing a point", async () => {
    const { page } = await visitSites(b, { query: "courier=310&at=52.2297,21.0122&templates=0" });
    const { rows, choose, active } = parts(page);
    await listed(page);
    const number = page.locator(".cop_pickup_item__client_courier_number");
    for (let index = 0; index < 20 && !(await number.count()); index++) await rows.nth(index).click();
    const id = await active.getAttribute("data-id");
    await choose.click();
    await page.locator(".cop_pickup_item__missing").waitFor();
    expect(await focused(page)).toMatch(/number/);
    expect(sent(b)).toBeUndefined();
    await number.fill("4711");
    await page.getByLabel("Otwarte w weekend").check();
    await page.getByLabel("Otwarte w weekend").uncheck();
    expect(await number.inputValue()).toBe("4711");
    await choose.click();
    await sentPoint(b).toBe(id);
    expect(Object.fromEntries(sent(b) ?? []).client_courier_number).toBe("4711");
  });
});

describe("a shopper with a keyboard only", () => {
  it("finds a place, moves through points by arrows and chooses one; keys do not submit the form or trap the focus", async () => {
    const visit = await visitSites(b, { viewport: phone, query: `${WARSAW}&theme=strict` });
    const { page } = visit;
    const { field, options, radios, names, active } = parts(page);
    const { keyboard } = page;
    await listed(page);
    // Beside the theme's wide buttons there is room for typed text, and nothing reaches out of the window.
    expect((await field.boundingBox())?.width).toBeGreaterThan(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await field.focus();
    await keyboard.type("Kra");
    await options.first().waitFor();
    await expect.poll(() => visit.said()).toContain("1 podpowiedź");
    await keyboard.press("Escape");
    await expect.poll(() => options.count()).toBe(0);
    expect(await field.inputValue()).toBe("Kra");
    await keyboard.type("k");
    await options.first().waitFor();
    await keyboard.press("ArrowDown");
    const active1 = await field.getAttribute("aria-activedescendant");
    expect(await page.locator(`[id="${active1}"]`).textContent()).toBe("Kraków");
    await keyboard.press("Enter");
    await expect.poll(() => page.locator(".cop_pickup_item__city").first().textContent()).toContain("Kraków");
    // Continues to the list: all points together are one Tab stop.
    await page.getByLabel("Otwarte w weekend").focus();
    await keyboard.press("Tab");
    expect(await focused(page)).toBe("cop_pickup_item__radio");
    await keyboard.press("Space");
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowDown");
    expect(await radios.nth(2).isChecked()).toBe(true);
    await keyboard.press("Enter");
    expect(sent(b)).toBeUndefined();
    const id = await active.getAttribute("data-id");
    expect((await names.nth(2).textContent())?.endsWith(id ?? "-")).toBe(true);
    await keyboard.press("Tab");
    expect(await focused(page)).toContain("cop_pickup_item__choose_link");
    await keyboard.press("Enter");
    await sentPoint(b).toBe(id);
    expect(visit.errors).toEqual([]);
  });

  it("pages through the list, whose nodes stay few among thousands of points, and filters it; axe finds nothing", async () => {
    b.shop.config.pickupPoints = 100_000;
    const visit = await visitSites(b, { before: withTwoFields });
    const { page } = visit;
    const { rows, range } = parts(page);
    await listed(page);
    await expect.poll(() => range.textContent()).toMatch(/^Punkty 1–15 z \d{4}$/);
    const nodes = () => page.locator(".cop_pickup_list *").count();
    expect(await nodes()).toBeLessThanOrEqual(300);
    const first = await rows.first().getAttribute("data-id");
    await page.getByRole("button", { name: "Pokaż następne" }).click();
    await expect.poll(() => range.textContent()).toMatch(/^Punkty 16–30/);
    expect(await focused(page)).toBe("cop_pickup_item__radio");
    expect(await rows.first().getAttribute("data-id")).not.toBe(first);
    await page.getByLabel("Szukaj na liście").fill("lesna 11");
    await expect.poll(() => range.textContent()).toMatch(/^Punkty 1–/);
    await expect
      .poll(async () => (await rows.allTextContents()).every((text) => /Leśna/.test(text) && /11/.test(text)))
      .toBe(true);
    await rows.first().click();
    expect(await nodes()).toBeLessThanOrEqual(300);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Szukaj na liście").fill("nigdzie takiego");
    await expect.poll(() => visit.said()).toContain("Żaden punkt nie spełnia tych warunków");
    await page.getByRole("button", { name: "Pokaż wszystkie" }).click();
    await expect.poll(() => rows.count()).toBe(15);
  });
});

describe("a shop", () => {
  it("that answers late and out of order shows the list of the last query, at 1,200 ms too", async () => {
    b.shop.faults.latency("graphql", 1_200);
    const visit = await visitSites(b);
    const { page } = visit;
    const { field, rows } = parts(page);
    await listed(page);
    b.shop.faults.latency("graphql", 0);
    const search = async (place: string) => {
      await field.fill(place);
      await page.locator(".cop_pickup_finder__result", { hasText: place }).waitFor();
    };
    const asked = () => questions(b).filter((one) => one.startsWith("query=copModulesPickup")).length;
    const before = asked();
    await search("Poznań");
    b.shop.faults.latency("graphql", 5_000);
    const asking = page.waitForRequest((request) => request.url().includes("graphql"));
    await field.press("Enter");
    const older = await asking;
    await expect.poll(asked).toBe(before + 1); // its answer is pending
    b.shop.faults.latency("graphql", 0);
    await search("Szczecin");
    await field.press("Enter");
    await expect.poll(() => rows.first().textContent()).toContain("Szczecin");
    await older.response(); // it has arrived, or the request was aborted
    await quietFor(page, 300);
    expect(await rows.first().textContent()).toContain("Szczecin");
    expect((await visit.said()).filter((text) => text.startsWith("Znaleziono"))).toHaveLength(2);
    await field.press("Enter"); // the same text sends no request
    expect(asked()).toBe(before + 2);
  });

  it("that fails shows an error, keeps the typed text and the selection, and is requested again by a press", async () => {
    const visit = await visitSites(b);
    const { page } = visit;
    const { field, message, rows } = parts(page);
    await listed(page);
    await rows.nth(1).click();
    await field.fill("Łeba");
    await page.locator(".cop_pickup_finder__result").first().waitFor();
    b.shop.faults.set("graphql", "500-html");
    await page.keyboard.press("Enter");
    await expect.poll(() => message.textContent()).toContain("Nie udało się wczytać punktów");
    await saidOnce(visit, "Nie udało");
    expect(await field.inputValue()).toBe("Łeba");
    expect(await rows.count()).toBeGreaterThan(0);
    b.shop.faults.clear();
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect.poll(() => rows.first().textContent()).toContain("Łeba");
    expect(await message.count()).toBe(0);
    await field.fill("Nigdzie");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator(".cop_pickup_finder__problem").textContent())
      .toContain("Nie znaleziono");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
  });

  it("that has hostile points shows their texts as plain text, and none of their code runs", async () => {
    b.shop.config.hostileText = true;
    const visit = await visitSites(b, {
      before: (page) =>
        page.addInitScript(() => Object.assign(window, { __xss: () => Object.assign(window, { hit: 1 }) })),
    });
    const { page } = visit;
    const { names, rows } = parts(page);
    await listed(page);
    const shown = await names.allTextContents();
    for (const text of hostileTexts.slice(0, 2)) expect(shown).toContain(text);
    for (let index = 0; index < 4; index++) await rows.nth(index).click();
    expect(await page.locator(".cop_pickup_list :is(img, svg, iframe, script)").count()).toBe(0);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    expect(visit.errors).toEqual([]);
  });
});

it("the position is requested only by a press: it brings the points nearby, and a refusal shows a message", async () => {
  const visit = await visitSites(b, {
    query: "",
    context: { permissions: ["geolocation"], geolocation: { latitude: 54.7609, longitude: 17.5546 } },
    before: (page) =>
      page.addInitScript(() => {
        const { geolocation } = navigator;
        const own = geolocation.getCurrentPosition.bind(geolocation);
        Object.assign(window, { asked: 0 });
        geolocation.getCurrentPosition = (...given) => {
          Reflect.set(window, "asked", Reflect.get(window, "asked") + 1);
          own(...given);
        };
      }),
  });
  const { page, context } = visit;
  const { rows } = parts(page);
  await listed(page);
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toBe(0);
  const locate = page.getByRole("button", { name: "Użyj lokalizacji" });
  await locate.click();
  await expect.poll(() => rows.first().textContent()).toContain("Łeba");
  await context.clearPermissions();
  await locate.click();
  await expect
    .poll(() => page.locator(".cop_pickup_finder__problem").textContent())
    .toContain("nie ma uprawnień");
});

it("beside the page's own module only the island works, and its list starts at the page's address", async () => {
  const visit = await visitSites(b, { query: "address=Kosza&modules=1" });
  const { page } = visit;
  const { rows } = parts(page);
  await listed(page);
  await page.locator("html[data-pickup-sites=started]").waitFor({ state: "attached" });
  await expect.poll(() => rows.first().textContent()).toContain("Koszalin");
  expect(await page.locator(".cop_pickup_widget").count()).toBe(1);
  expect(await page.locator(".cop_pickup_points").count()).toBe(0);
  expect(await page.locator(`${FORM} .cop_pickup_note`).textContent()).toContain("trzy dni");
  expect(questions(b).filter((one) => one.startsWith("query=copModulesPickupPoints"))).toHaveLength(1);
  expect(visit.errors).toEqual([]);
});
