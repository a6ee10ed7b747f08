/**
 * Dates that the pages' own modules choose through `VanillaCalendar`, and the same without the modules (contract F 2.1,
 * F 2.2).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { faultsIn } from "../overlays/overlays";
import { bench, phone, quietFor } from "../support";

const b = bench();
const sent = () => [...b.shop.visitors.all.values()].flatMap((visitor) => visitor.sent);
const asked = (part: string) => b.shop.requests.flatMap(({ body }) => (body.includes(part) ? [body] : []));
const vars = (page: Page, code: string) => page.evaluate(`(${code})(app_shop.vars)`);

describe("a birth date handled by the page's module", () => {
  async function birthPage(options = {}) {
    const visit = await b.visit({ path: "/client-new.php?modules=1", ...options });
    const { page } = visit;
    await page.waitForLoadState("networkidle");
    return {
      ...visit,
      calendar: page.locator("#birthdate_calendar"),
      field: page.locator("#birth_date"),
      isOpen: () => page.locator("#birthdate_calendar.--active").count(),
      shown: () => page.locator("#birthdate_calendar .vanilla-calendar-header__content").textContent(),
    };
  }

  test("opens with the field, follows typing, writes the chosen date, and closes on a click outside", async () => {
    const { page, calendar, field, isOpen, shown, errors, console: lines } = await birthPage();
    expect(await page.locator(".date-picker__button").count()).toBe(0);
    await field.click();
    expect(await isOpen()).toBe(1);
    await field.pressSequentially("1990-05");
    await expect.poll(shown).toBe("Maj 1990");
    await field.pressSequentially("-21");
    expect(await calendar.locator("[aria-selected=true] > *").getAttribute("data-calendar-day")).toBe(
      "1990-05-21",
    );
    await calendar.locator("[data-calendar-day='1990-05-30']").press("Enter");
    expect([await field.inputValue(), await isOpen()]).toEqual(["1990-05-30", 0]);
    // The module hides the calendar that has the focus: it is not lost, and does not open the calendar again.
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await quietFor(page, 300);
    expect(await isOpen()).toBe(0);
    await field.press("Shift+Tab");
    await field.click();
    expect(await isOpen()).toBe(1);
    await calendar.locator("[data-calendar-day='1990-05-29']").click();
    expect([await field.inputValue(), await isOpen()]).toEqual(["1990-05-29", 0]);
    await expect
      .poll(() => page.locator(".f-feedback:has(> #birth_date)").getAttribute("class"))
      .toContain("--success");
    await field.click();
    await page.locator("h1").click();
    expect(await isOpen()).toBe(0);
    expect([errors, lines]).toEqual([[], []]);
  });

  test("can be chosen on a phone by keyboard alone (years, months, days), but not later than today", async () => {
    const { page, calendar, field, isOpen, shown } = await birthPage({ viewport: phone });
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await field.focus();
    await calendar.locator("[role=grid].vanilla-calendar-years").waitFor();
    expect(await faultsIn(page, "#birthdate_calendar")).toEqual([]);
    await press("Tab", "Tab", "Tab", "ArrowLeft", "Enter"); // a year, after both arrows
    const year = new Date().getFullYear() - 41;
    await expect.poll(shown).toContain(String(year));
    await press("End", "Enter", "Home", "ArrowDown", "Enter");
    expect(await isOpen()).toBe(0);
    expect(await field.inputValue()).toMatch(new RegExp(`^${year}-\\d\\d-\\d\\d$`));
    await field.click();
    await field.fill("2100-01-01");
    await calendar.locator("[data-calendar-day='2100-01-05']").click({ force: true });
    expect(await field.inputValue()).toBe("2100-01-01");
    expect(await violations(page)).toEqual([]);
  });
});

describe("a delivery day", () => {
  const first = "first-day=2026-10-22";
  const rules = async (page: Page) => {
    const off = page.locator(".cop_delivery__datepicker .vanilla-calendar-day__btn[aria-disabled]");
    const days = await off.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.calendarDay));
    return ["2026-10-21", "2026-10-24", "2026-10-25", "2026-10-26"].map((day) => days.includes(day));
  };

  test("works with the page's module: by chip, then by another day from the calendar, up to the order", async () => {
    b.shop.fillBasket("anna", 2);
    const visit = await b.visit({
      path: `/place-order.php?modules=1&${first}`,
      context: { timezoneId: "America/New_York" },
      before: (page) => page.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
    });
    const { page } = visit;
    await page.locator("html[data-cop$=copModulesSummary]").waitFor({ state: "attached" });
    const picker = page.locator(".cop_delivery__datepicker");
    const day = (date: string) => picker.locator(`[data-calendar-day="${date}"]`);
    const chips = page.locator(".cop_delivery__date");
    await expect
      .poll(() => chips.allInnerTexts())
      .toEqual([
        "czw., 22 października",
        "pt., 23 października",
        "pon., 26 października",
        "wt., 27 października",
        "śr., 28 października",
        "Inny dzień",
      ]);
    await page.locator('.cop_delivery__date[data-date="2026-10-26"] button').click();
    expect(await day("2026-10-26").getAttribute("aria-pressed")).toBe("true");
    await page.locator(".cop_delivery__other_link").click();
    expect(await picker.locator(".vanilla-calendar-day__btn_today").count()).toBe(0);
    expect(await rules(page)).toEqual([true, true, true, false]);
    expect(await faultsIn(page, ".cop_delivery__datepicker")).toEqual([]);
    await day("2026-10-24").click({ force: true });
    expect(await page.locator("[name=calendar_select_date]").inputValue()).toBe("2026-10-26");
    await picker.locator(".vanilla-calendar-arrow_next").click();
    await day("2026-11-03").click();
    expect(await page.locator(".cop_delivery__date.--active").getAttribute("data-date")).toBe("2026-11-03");
    expect(await picker.count()).toBe(0);
    expect(await page.locator(".cop_delivery__date.--active").innerText()).toBe("wt., 3 listopada");
    await page.locator("#delivery_hour").selectOption("12-16");
    await page.evaluate("app_shop.fn.copModulesSummary.orderCreate()");
    await page.waitForURL(/thank-you/);
    expect(asked("orderCreate").join()).toMatch(
      /calendar_select_date=2026-11-03.*calendar_select_hour=12-16/,
    );
    expect(visit.errors).toEqual([]);
  });

  test("works with the island by keyboard alone, and the form sends the same fields", async () => {
    const visit = await b.visit({
      path: `/order1.php?days=1&delivery=same&${first}`,
      context: { timezoneId: "Europe/Warsaw" },
    });
    const { page, said } = visit;
    const box = ".cop_delivery__calendar";
    await page.locator(box).scrollIntoViewIfNeeded();
    await visit.ready(box);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const focusedDay = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.calendarDay);
    await page.locator('.cop_delivery__date[data-date="2026-10-28"] button').focus();
    await press("Enter");
    await expect.poll(said).toContain("Wybrano: środa, 28 października 2026");
    await press("Tab", "Enter");
    await expect.poll(focusedDay).toBe("2026-10-28");
    expect(await page.locator(".cop_delivery__other_link").getAttribute("aria-expanded")).toBe("true");
    expect(await rules(page)).toEqual([true, true, true, false]);
    expect(await faultsIn(page, ".cop_delivery")).toEqual([]);
    await press("Escape");
    expect(await page.locator(".cop_delivery__datepicker.--active").count()).toBe(0);
    await press("Enter", "Home", "ArrowUp", "End"); // the Sunday on which the clocks change, then away from it
    expect(await focusedDay()).toBe("2026-10-25");
    await press("Enter");
    await expect.poll(said).toContain("Tego dnia nie można wybrać: niedziela, 25 października 2026");
    await press("ArrowRight", "PageDown", "ArrowDown", "Enter");
    await expect
      .poll(() => page.locator(".cop_delivery__other_link").textContent())
      .toBe("czwartek, 3 grudnia 2026");
    await page.locator("#delivery_hour").selectOption("12-16");
    await page.evaluate(() => (document.querySelector("#COP") as HTMLFormElement).submit());
    await expect.poll(() => sent().length).toBe(1);
    const fields = new Map(sent()[0]?.fields ?? []);
    expect([fields.get("calendar_select_date"), fields.get("calendar_select_hour")]).toEqual([
      "2026-12-03",
      "12-16",
    ]);
    expect([visit.errors, visit.console]).toEqual([[], []]);
  });

  test("accepts the first press on another day at 1,200 ms latency, before our files are loaded", async () => {
    b.shop.faults.roundTrip(1_200);
    const { page } = await b.visit({ path: `/order1.php?days=1&${first}`, bare: true, viewport: phone });
    const link = page.locator(".cop_delivery__other_link");
    await link.click();
    await link.click();
    await expect.poll(() => page.locator(".cop_delivery__datepicker.--active").count()).toBe(1);
    expect(await link.getAttribute("aria-expanded")).toBe("true");
    expect(new URL(page.url()).hash).toBe("");
  });

  test("is the first offered day without the script", async () => {
    const { page } = await b.visit({
      path: `/order1.php?days=1&${first}`,
      context: { javaScriptEnabled: false },
      bare: true,
    });
    expect(await page.locator("[name=calendar_select_date]").inputValue()).toBe("2026-10-22");
  });
});

describe("the next delivery of a subscription", () => {
  async function upcomingPage(query = "") {
    const visit = await b.visit({ path: `/subscription-upcoming.php?modules=1${query}` });
    const { page } = visit;
    await page.locator("html[data-upcoming]").waitFor({ state: "attached" });
    await page.locator(".subscr_upcoming__change").click();
    const host = page.locator(".subscr_change_upcoming__calendar");
    await host.locator("[role=grid]").waitFor();
    return {
      ...visit,
      host,
      day: (date: string) => host.locator(`[data-calendar-day="${date}"]`),
      save: page.locator(".subscr_change_upcoming__button"),
    };
  }

  test("marks two days, refuses unavailable days, reports each step to the page, and can be postponed", async () => {
    const { page, host, day, save, errors } = await upcomingPage();
    expect(await host.locator(".--package").getAttribute("data-calendar-day")).toBe("2026-12-10");
    expect(await host.locator(".--package-next").getAttribute("data-calendar-day")).toBe("2027-01-09");
    expect(await day("2026-12-10").getAttribute("aria-current")).toBe("date");
    expect(await faultsIn(page, ".modal")).toEqual([]);
    await day("2026-12-24").click({ force: true });
    expect(await vars(page, "(v) => v.upcomingCalendar.selectedDates.join()")).toBe("2026-12-10");
    await day("2026-12-10").click(); // deselected: the button does nothing
    await save.click();
    expect(asked("putOffDelivery")).toEqual([]);
    await host.locator(".vanilla-calendar-arrow_next").click();
    await day("2027-01-15").click();
    expect(await vars(page, "(v) => v.upcomingSeen.focus")).toEqual([
      "day 0 2026-12-10",
      expect.stringMatching(/^arrow 0 2027-01/),
      "day 1 2027-01-15",
    ]);
    expect(await vars(page, "(v) => v.upcomingSeen.renders")).toBe(5);
    await save.click();
    await expect.poll(() => page.locator(".subscr_upcoming__date").textContent()).toBe("2027-01-15");
    expect(asked("putOffDelivery").join()).toContain(
      'upcomingDeliveryDate: \\"2027-01-15\\", nextDeliveryDate: \\"2027-02-14\\"',
    );
    expect(errors).toEqual([]);
  });

  test("is the one after a delivery already on its way, and saving without a change only closes the dialog", async () => {
    const { page, day, save } = await upcomingPage("&shipped=1");
    await save.click();
    await page.locator(".modal").waitFor({ state: "detached" });
    expect(asked("putOffDelivery")).toEqual([]);
    await page.locator(".subscr_upcoming__change").click();
    await day("2027-01-20").click();
    await save.click();
    await expect
      .poll(() => asked("putOffDelivery").join())
      .toContain('(id: 7, nextDeliveryDate: \\"2027-01-20\\")');
  });
});
