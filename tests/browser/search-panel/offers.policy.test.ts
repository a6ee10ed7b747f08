/** What the search offers before typing and when nothing was found, and the buttons in its field. */
import { describe, expect, it } from "vitest";
import { violations } from "../axe";
import { shifts, shiftsOf } from "../shifts";
import { bench, desktop, phone, quietFor } from "../support";
import { hasFocus, search } from "./field";

const b = bench();
const touch = { viewport: phone, context: { hasTouch: true, isMobile: true } };
const start = ".search_result__block.--start";
const recents = `${start} [role=option].--recent`;

/** Searches for a text, and returns to the home page of the same session. */
async function searched(text: string, options: Parameters<typeof search>[1] = {}) {
  const made = await search(b, options);
  await made.type(text);
  await made.page.keyboard.press("Enter");
  await made.page.waitForURL(/search\.php/);
  await made.page.goto(`${b.shop.url}/`);
  await made.page
    .locator(options.viewport === phone ? ".menu_search__mobile" : ".menu_search__input")
    .click();
  await made.ready("#menu_search");
  await expect.poll(() => hasFocus(made.page)).toBe(true);
  return made;
}

describe("before typing", () => {
  it.each([
    ["a wide screen", { viewport: desktop }],
    ["a phone", touch],
  ] as const)("offers the menu's categories without a request, on %s", async (_, options) => {
    const made = await search(b, options);
    const asked = b.shop.log.length;
    await made.page.locator(start).waitFor();
    const names = await made.options.allTextContents();
    expect(names.length).toBeGreaterThan(3);
    expect(names).toContain("Odzież");
    expect(await made.input.getAttribute("aria-expanded")).toBe("true");
    expect(made.asked()).toEqual([]);
    expect(b.shop.log.slice(asked).filter(({ url }) => url.startsWith("/graphql"))).toEqual([]);
    expect(await violations(made.page)).toEqual([]);
    expect(await shiftsOf(made.page)).toEqual([]);
    await quietFor(made.page, 600);
    expect(await made.said()).toEqual([]);
  });

  it.each([
    ["a wide screen", { viewport: desktop }],
    ["a phone", touch],
  ] as const)("moves nothing when our stylesheet comes later than the search, on %s", async (_, options) => {
    const hold = b.shop.faults.hold("wyspa", /wyspa\.css/);
    const { page } = await b.visit(options);
    await page.locator(options === touch ? ".menu_search__mobile" : ".menu_search__input").click();
    await expect.poll(() => b.shop.log.some(({ url }) => url.includes("/chunks/react-"))).toBe(true);
    await quietFor(page, 600);
    expect(await page.locator(start).count()).toBe(0);
    hold.release();
    await page.locator(start).waitFor();
    await page.keyboard.type("b");
    await page.getByRole("button", { name: "Wyczyść pole" }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  it("finds a search of this session again with two taps", async () => {
    const made = await searched("kurtka", touch);
    await made.page.locator(recents).tap();
    await made.page.waitForURL(/search\.php\?text=kurtka$/);
  });

  it("is a list with buttons beside it, by keys and for screen readers", async () => {
    const made = await searched("kurtka");
    await made.page.locator(recents).waitFor();
    const tree = await made.form.ariaSnapshot();
    expect(tree).toMatch(
      /listbox "Wyniki wyszukiwania":\s+- group "Ostatnie wyszukiwania":\s+- option "kurtka"/,
    );
    expect(await made.page.locator("[role=listbox] button, [role=option] button").count()).toBe(0);
    const controls = (await made.input.getAttribute("aria-controls")) ?? "";
    expect(await made.page.locator(`[id="${controls}"]`).getAttribute("role")).toBe("listbox");
    expect(await violations(made.page)).toEqual([]);
    await made.page.keyboard.press("ArrowDown");
    expect(await made.input.inputValue()).toBe("kurtka");
    await made.page.keyboard.press("Tab");
    expect(await made.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Usuń z ostatnich wyszukiwań: kurtka",
    );
    await made.page.keyboard.press("Shift+Tab");
    expect(await hasFocus(made.page)).toBe(true);
    await made.page.keyboard.press("Tab");
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.page.locator(recents).count()).toBe(0);
    expect(await hasFocus(made.page)).toBe(true);
    await expect.poll(() => made.said()).toEqual(["Usunięto z ostatnich wyszukiwań: kurtka"]);
    expect(await made.page.evaluate(() => sessionStorage.getItem("search_recent"))).toBeNull();
  });

  it("forgets all searches by one tap, and keeps the focus", async () => {
    const made = await searched("kurtka", touch);
    await made.page.getByRole("button", { name: "Wyczyść ostatnie wyszukiwania" }).tap();
    await expect.poll(() => made.page.locator(recents).count()).toBe(0);
    expect(await hasFocus(made.page)).toBe(true);
    expect(await made.page.locator(start).isVisible()).toBe(true);
  });

  it("offers the phrases that the server suggested in this session", async () => {
    const made = await search(b);
    await made.find("but");
    const phrase = await made.list.locator(".--query").first().textContent();
    // The file that keeps answers comes after the first answer.
    await expect.poll(() => made.page.evaluate(() => "search_but_pl" in sessionStorage)).toBe(true);
    await made.page.reload();
    await made.input.click();
    await made.page
      .locator(start)
      .getByRole("option", { name: phrase ?? "", exact: true })
      .waitFor();
    expect(made.asked()).toEqual(["but"]);
  });

  it("keeps no search when the browser denies its storage", async () => {
    const made = await search(b, {
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, "sessionStorage", {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          });
        }),
    });
    await made.form.evaluate((form) => form.addEventListener("submit", (event) => event.preventDefault()));
    await made.type("kurtka");
    await made.page.keyboard.press("Enter");
    await made.page.keyboard.press("Escape");
    await made.page.keyboard.press("Escape");
    await made.page.keyboard.press("ArrowDown");
    await made.page.locator(start).waitFor();
    expect(await made.page.locator(recents).count()).toBe(0);
    expect(made.errors).toEqual([]);
  });

  it("does without all of it where the shop wants that", async () => {
    const made = await search(b, {
      path: `/?config=${encodeURIComponent(
        JSON.stringify({ islands: { "search-panel": { categories: false, recent: false, clear: false } } }),
      )}`,
    });
    await made.input.fill("b");
    await quietFor(made.page, 300);
    expect(await made.list.isVisible()).toBe(false);
    expect(await made.page.locator(".menu_search__tools").count()).toBe(0);
  });
});

describe("nothing found", () => {
  it.each([0, 1_200])("says so, gives advice, and leads on with one tap (%d ms)", async (latency) => {
    const made = await search(b, touch);
    if (latency) for (const name of ["wyspa", "graphql"] as const) b.shop.faults.latency(name, latency);
    await made.type("kurtkii");
    const said = "Brak wyników dla „kurtkii”";
    await made.page.getByText(said, { exact: true }).waitFor();
    await made.page.getByText("Sprawdź pisownię albo wpisz mniej słów.").waitFor();
    const near = made.options.first();
    expect(await near.textContent()).toBe("Kurtki");
    expect(await made.form.ariaSnapshot()).toMatch(/group "Czy chodziło Ci o:":\s+- option "Kurtki"/);
    expect(await made.options.count()).toBeGreaterThan(4);
    await expect.poll(() => made.said()).toEqual([`${said}. Czy chodziło Ci o: Kurtki`]);
    expect(await violations(made.page)).toEqual([]);
    await near.tap();
    await made.page.waitForURL(/kategoria\/kurtki/);
  });
});

describe("the buttons in the field", () => {
  it.each([
    ["a wide screen", { viewport: desktop, context: { hasTouch: true } }],
    ["a phone", touch],
  ] as const)("clears the text and keeps the focus, on %s", async (_, options) => {
    const made = await search(b, options);
    const clear = made.page.getByRole("button", { name: "Wyczyść pole" });
    expect(await clear.count()).toBe(0);
    await made.find("buty");
    const box = await clear.boundingBox();
    const field = await made.input.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    if (!box || !field) throw new Error("not visible");
    expect(box.x).toBeGreaterThan(field.x);
    expect(box.x + box.width).toBeLessThanOrEqual(field.x + field.width + 1);
    const isUncovered = await clear.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === button;
    });
    expect(isUncovered).toBe(true);
    await clear.tap();
    expect(await made.input.inputValue()).toBe("");
    expect(await hasFocus(made.page)).toBe(true);
    await made.page.locator(start).waitFor();
    expect(await clear.count()).toBe(0);
  });

  it("has a button that sends the text, in the overlay", async () => {
    const made = await search(b, touch);
    await made.type("buty");
    await made.page.locator(".menu_search__tool.--submit").tap();
    await made.page.waitForURL(/search\.php\?text=buty$/);
  });

  it("shows the number of all products where the answer has them all", async () => {
    const made = await search(b);
    await made.find("kurtka przeciwdeszczowa");
    const count = await made.list.locator(".--product").count();
    expect(count).toBeLessThan(6);
    await made.list.getByRole("option", { name: `Pokaż wszystkie (${count})` }).waitFor();
  });

  it("shows empty rows while a slow answer is on its way, which screen readers skip", async () => {
    const hold = b.shop.faults.hold("graphql");
    const made = await search(b);
    await made.type("buty");
    const rows = made.page.locator(".search_result__skeleton");
    await rows.first().waitFor();
    expect(await made.form.ariaSnapshot()).not.toMatch(/skeleton|listbox/);
    expect(await made.said()).toEqual([]);
    hold.release();
    await made.list.locator(".--product").first().waitFor();
    expect(await rows.count()).toBe(0);
    expect(await shifts(made.page)).toBe(0);
  });
});
