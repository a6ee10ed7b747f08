/** The mini basket on phones: a sheet from below, by touch, by keys, at each latency, and when it must not open. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { shifts, unexpectedShifts } from "../shifts";
import { roundTrips } from "../slow-network";
import { bench, phone, quietFor, touchScreen, type VisitOptions } from "../support";
import { asShopper, filled, header, names } from "./shop";

const b = bench();

const partsOf = (page: Page) => {
  const sheet = page.locator("dialog#modal.--sheet");
  return {
    ...header(page),
    sheet,
    rows: sheet.locator("li.top_basket__product"),
    message: sheet.locator(".top_basket__message"),
    undo: sheet.getByRole("button", { name: "Cofnij" }),
    close: sheet.locator(".modal__close"),
  };
};

async function visited(count: number, options: VisitOptions = {}) {
  if (count >= 0) filled(b, count);
  const visit = await b.visit({
    viewport: phone,
    ...options,
    context: { ...asShopper(b), ...touchScreen, ...options.context },
  });
  const parts = partsOf(visit.page);
  if (count > 0) await expect.poll(() => parts.badge.textContent()).toBe(String(count));
  return { ...visit, ...parts };
}
type Made = Awaited<ReturnType<typeof visited>>;

async function opened(count = 3, options?: VisitOptions) {
  const made = await visited(count, options);
  await made.link.tap();
  await shown(made);
  return made;
}
/** Waits for the rows and for the end of the sheet's animation. */
async function shown({ page, sheet }: Made) {
  await sheet.locator(".top_basket__details_sub").waitFor();
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
}
const isFocused = (made: Made, selector: string) =>
  made.page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector);

describe("a tap on the bag", () => {
  it.each(roundTrips)(
    "opens the sheet after round trips of %i ms, and the bag is busy at once",
    async (ms) => {
      const made = await visited(3, {
        before: async () => b.shop.faults.roundTrip(ms),
      });
      await expect.poll(() => made.link.getAttribute("aria-haspopup")).toBe("dialog");
      await made.page.evaluate(() => {
        const link = document.querySelector(".top_basket__sub");
        link?.addEventListener("click", () =>
          queueMicrotask(() => Reflect.set(window, "__busy", link.getAttribute("aria-busy"))),
        );
      });
      await made.link.tap();
      expect(await made.page.evaluate(() => Reflect.get(window, "__busy"))).toBe("true");
      await made.rows.nth(2).waitFor();
      expect(await made.link.getAttribute("aria-busy")).toBeNull();
      expect(new URL(made.page.url()).pathname).toBe("/");
      expect(made.errors).toEqual([]);
    },
  );

  it("opens it before the content's files have come: named, counted and busy, and then filled in place", async () => {
    const hold = b.shop.faults.hold("wyspa", pathOf("react"));
    const made = await visited(3);
    await made.link.tap();
    await made.sheet.waitFor();
    expect(await made.sheet.getByRole("heading").textContent()).toBe("Twój koszyk (3)");
    expect(await made.sheet.locator(".top_basket__sheet").getAttribute("aria-busy")).toBe("true");
    expect(await isFocused(made, ".top_basket__sheet h2")).toBe(true);
    expect(await violations(made.page)).toEqual([]);
    const height = () => made.sheet.locator(".modal__sheet").evaluate((sheet) => sheet.clientHeight);
    const before = await height();
    hold.release();
    await made.rows.nth(2).waitFor();
    expect(await made.sheet.locator(".top_basket__sheet").getAttribute("aria-busy")).toBeNull();
    expect(Math.abs((await height()) - before)).toBeLessThan(30);
    expect(await isFocused(made, ".top_basket__sheet h2")).toBe(true);
    expect(made.errors).toEqual([]);
  });

  it("that is closed while it is empty leads nowhere, and opens again with the next tap", async () => {
    const hold = b.shop.faults.hold("wyspa", pathOf("react"));
    const made = await visited(3);
    await made.link.tap();
    await made.sheet.waitFor();
    await made.close.tap();
    await made.sheet.waitFor({ state: "detached" });
    hold.release();
    await quietFor(made.page, 500);
    expect(await made.sheet.count()).toBe(0);
    expect(new URL(made.page.url()).pathname).toBe("/");
    await made.link.tap();
    await made.rows.nth(2).waitFor();
  });

  it("shows in one tap what is in the basket: picture, version, price each and together, sum, link", async () => {
    const sold = b.shop.catalogue.products.find(
      ({ price, version, sizes }) => price > 0 && version && sizes.some(({ stock }) => stock > 3),
    );
    const size = sold?.sizes.find(({ stock }) => stock > 3) ?? null;
    if (sold) filled(b, 0).basket = [{ product: sold, size, subscription: false, quantity: 2 }];
    const made = await opened(-1);
    const row = made.rows.first();
    expect(await row.locator("img").count()).toBe(1);
    expect(await row.locator(".top_basket__name").textContent()).toContain(`Rozmiar: ${size?.name}`);
    expect(await row.locator(".top_basket__each").textContent()).toMatch(/^2 × [\d\s]+,\d\d zł$/);
    expect(await row.locator(".top_basket__price").textContent()).toMatch(/^[\d\s]+,\d\d zł$/);
    expect(await made.sheet.locator(".--worth .top_basket__summary_value").textContent()).toBe(
      await row.locator(".top_basket__price").textContent(),
    );
    await made.sheet.locator(".top_basket__buttons a").tap();
    await made.page.waitForURL(/basketedit\.php/);
  });

  it("shows how far free shipping is, with text", async () => {
    const made = await opened(1);
    await made.sheet.locator(".progress_bar__value").waitFor();
    expect(await made.sheet.locator(".--freeshipping_limit").textContent()).toMatch(
      /^Do darmowej dostawy brakuje .+ zł$/,
    );
  });

  it.each([
    { count: 0, sheet: false, pictures: 0 },
    { count: 10, sheet: true, pictures: 10 },
    { count: 11, sheet: true, pictures: 0 },
    { count: 22, sheet: true, pictures: 0 },
    { count: 23, sheet: false, pictures: 0 },
  ])(
    "with $count products opens a sheet: $sheet, with $pictures pictures",
    async ({ count, sheet, pictures }) => {
      const made = await visited(count);
      await made.link.tap();
      if (!sheet) return made.page.waitForURL(/basketedit\.php/);
      await made.rows.nth(count - 1).waitFor();
      expect(await made.rows.locator("img").count()).toBe(pictures);
      expect(await violations(made.page)).toEqual([]);
    },
  );

  it("above 22 products, the bag's name has the count and no sheet is announced", async () => {
    const made = await visited(23);
    expect(await made.link.textContent()).toMatch(/Wartość koszyka: .+ zł, 23 produkty/);
    expect(await made.link.getAttribute("aria-haspopup")).toBeNull();
    expect(await made.toggle.isVisible()).toBe(false);
  });

  it("follows the link with the switch `sheet` off", async () => {
    const made = await visited(3, {
      before: (page) =>
        page.addInitScript(() =>
          new MutationObserver(() => {
            const host = document.getElementById("menu_basket");
            // As in the server's HTML: the part in the header may be there before the whole page is.
            if (host && !host.dataset.islandProps) host.dataset.islandProps = '{"sheet":false}';
          }).observe(document, { childList: true, subtree: true }),
        ),
    });
    await made.link.tap();
    await made.page.waitForURL(/basketedit\.php/);
  });

  it.each([pathOf("mini-basket"), pathOf("mini-basket/disclosure"), /\/dialog-/])(
    "follows the link when %s is missing",
    async (path) => {
      b.shop.faults.set("wyspa", "404", { path });
      const made = await visited(3);
      await made.link.tap();
      await made.page.waitForURL(/basketedit\.php/, { timeout: 25_000 });
    },
  );
});

describe("the sheet", () => {
  it("changes a quantity in two taps after opening, with controls of 44 px", async () => {
    const made = await opened();
    for (const control of await made.rows.first().locator("button, input").all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await made.rows
      .first()
      .getByRole("button", { name: /^Zwiększ ilość: / })
      .tap();
    await expect.poll(() => made.badge.textContent()).toBe("4");
    await expect
      .poll(() => made.said())
      .toEqual([expect.stringMatching(/, ilość: 2\. W koszyku 4 produkty$/)]);
    expect(await made.sheet.getByRole("heading").textContent()).toBe("Twój koszyk (4)");
  });

  it("removes and restores a line, each announced once and named with its version", async () => {
    const made = await opened();
    const gone = (await made.rows.first().locator(".top_basket__remove").getAttribute("aria-label"))?.slice(
      5,
    );
    await made.rows.first().locator(".top_basket__remove").tap();
    await expect.poll(() => made.rows.count()).toBe(2);
    expect(gone).toContain(names(b)[0]);
    await expect.poll(() => made.said()).toEqual([`Usunięto ${gone}. W koszyku 2 produkty`]);
    expect(await violations(made.page)).toEqual([]);
    await made.undo.tap();
    await expect.poll(() => made.rows.count()).toBe(3);
    await expect.poll(() => made.said()).toHaveLength(2);
    expect(await made.page.evaluate(() => !!document.activeElement?.closest("dialog"))).toBe(true);
  });

  it("stays open without its last line, leads on, and restores it", async () => {
    const made = await opened(1);
    await made.rows.first().locator(".top_basket__remove").tap();
    await made.sheet.locator(".top_basket__empty").waitFor();
    await expect.poll(() => isFocused(made, ".top_basket__undo")).toBe(true);
    const on = made.sheet.getByRole("link", { name: /^Kontynuuj zakupy: / });
    expect(await on.getAttribute("href")).toMatch(/^http.+\/kategoria\//);
    expect(await violations(made.page)).toEqual([]);
    await made.undo.tap();
    await made.rows.first().waitFor();
    await made.rows.first().locator(".top_basket__remove").tap();
    await on.tap();
    await made.page.waitForURL(/\/kategoria\//);
  });

  it("moves nothing when its last line leaves and comes back, also at 1,200 ms latency", async () => {
    const made = await opened(1);
    b.shop.faults.roundTrip(1_200);
    const places = () =>
      made.sheet
        .locator(".headline__name, .top_basket__summary")
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    const before = [await places(), (await unexpectedShifts(made.page)).length];
    await made.rows.first().locator(".top_basket__remove").tap();
    await made.sheet.locator(".top_basket__empty").waitFor();
    const between = [await places(), (await unexpectedShifts(made.page)).length];
    await made.undo.tap();
    await made.rows.first().waitFor();
    expect([between, [await places(), (await unexpectedShifts(made.page)).length]]).toEqual([before, before]);
  });

  it.each([
    ["Back", ({ page }: Made) => page.evaluate(() => history.back())],
    ["Escape", ({ page }: Made) => page.keyboard.press("Escape")],
    ["its button", ({ close }: Made) => close.tap()],
    ["a tap beside it", ({ page }: Made) => page.touchscreen.tap(200, 30)],
  ])("is closed by %s; the page stays and the bag has the focus", async (_, act) => {
    const made = await opened();
    const address = made.page.url();
    await act(made);
    await made.sheet.waitFor({ state: "detached" });
    expect(made.page.url()).toBe(address);
    await expect.poll(() => isFocused(made, ".top_basket__sub")).toBe(true);
    await made.link.tap();
    await made.rows.nth(2).waitFor();
  });

  it("leaves the focus with the bag when it is closed empty", async () => {
    const made = await opened(1);
    await made.rows.first().locator(".top_basket__remove").tap();
    await made.undo.waitFor();
    await made.close.tap();
    await made.sheet.waitFor({ state: "detached" });
    expect(await isFocused(made, ".top_basket__sub")).toBe(true);
    await made.link.tap();
    await made.page.waitForURL(/basketedit\.php/);
  });

  it("keeps a quantity that was typed just before it closes", async () => {
    const made = await opened();
    await made.rows.first().getByRole("textbox").fill("5");
    await made.close.tap();
    await expect.poll(() => made.badge.textContent()).toBe("7");
  });

  it("says why a change failed, and keeps the row", async () => {
    const made = await opened();
    b.shop.faults.set("basketchange", "500-html");
    await made.rows.first().locator(".top_basket__remove").tap();
    await expect.poll(() => made.message.textContent()).toContain("Nie udało się zmienić");
    expect(await made.rows.count()).toBe(3);
    expect(await violations(made.page)).toEqual([]);
  });

  it("has no axe violations while a row is busy", async () => {
    const made = await opened();
    const hold = b.shop.faults.hold("basketchange");
    await made.rows.first().locator(".top_basket__step.--more").tap();
    await expect.poll(() => made.rows.first().getAttribute("aria-busy")).toBe("true");
    expect(await violations(made.page)).toEqual([]);
    hold.release();
  });

  it("works by keyboard alone", async () => {
    const made = await visited(2);
    await made.link.focus();
    await made.page.keyboard.press("Enter");
    await shown(made);
    expect(await isFocused(made, "h2")).toBe(true);
    await made.rows.first().locator(".top_basket__remove").focus();
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.rows.count()).toBe(1);
    await expect.poll(() => isFocused(made, "li.top_basket__product")).toBe(true);
    await made.undo.focus();
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.rows.count()).toBe(2);
    await made.page.keyboard.press("Escape");
    await made.sheet.waitFor({ state: "detached" });
    expect(await isFocused(made, ".top_basket__sub")).toBe(true);
  });

  it("moves nothing when it opens, changes and closes", async () => {
    const made = await opened();
    expect(await violations(made.page)).toEqual([]);
    await quietFor(made.page, 300);
    expect(await shifts(made.page)).toBe(0);
    await made.close.tap();
    await made.sheet.waitFor({ state: "detached" });
    expect(await shifts(made.page)).toBe(0);
  });
});

describe.each([
  ["kind", { width: 320, height: 640 }, "100%", "ltr"],
  ["strict", { width: 320, height: 640 }, "100%", "ltr"],
  ["kind", phone, "200%", "ltr"],
  ["strict", phone, "200%", "rtl"],
] as const)("in the theme %s at %o with text of %s, %s,", (theme, viewport, text, direction) => {
  it("nothing is wider than the sheet, and no price wraps", async () => {
    const made = await visited(3, { viewport, path: `/?theme=${theme}` });
    await made.page.evaluate(
      ([size, towards]) => {
        const { style } = document.documentElement;
        style.setProperty("font-size", size, "important");
        style.setProperty("direction", towards);
      },
      [text, direction] as const,
    );
    await made.link.tap();
    await shown(made);
    const found = await made.sheet.evaluate((dialog) => {
      const sheet = dialog.querySelector(".modal__sheet");
      const prices = [
        ...dialog.querySelectorAll(".top_basket__price, .top_basket__each, .top_basket__summary_value"),
      ];
      return {
        isTooWide: sheet ? sheet.scrollWidth > sheet.clientWidth : true,
        wrapped: prices.filter((price) => price.getClientRects().length > 1 || price.scrollWidth > innerWidth)
          .length,
        prices: prices.length,
      };
    });
    expect(found).toEqual({ isTooWide: false, wrapped: 0, prices: expect.any(Number) });
    expect(found.prices).toBeGreaterThan(3);
  });
});
