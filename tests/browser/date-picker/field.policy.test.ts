/** A date field: typed in any way, or chosen in a calendar by mouse, keyboard and touch (bar A11). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { pathOf } from "../built-files";
import { faultsIn, focused } from "../overlays/overlays";
import { PATH, props, put } from "../runtime/pages";
import { slowProcessor } from "../slow-network";
import { unmarked } from "../strict-theme/strict-theme";
import { bench, desktop, phone, quietFor, type VisitOptions } from "../support";

const b = bench();
const field = (own: object = {}, value = "", more = "") =>
  `<form id="form"><div class="f-group f-feedback"><input id="date" name="date" class="f-control" value="${value}" data-island="date-picker" ${props(own)} ${more}><label class="f-label" for="date">Przyjazd</label></div>
   <p id="below">dalej</p><button id="after" type="button">dalej</button></form>`;

async function fieldPage(markup = field(), options: VisitOptions = {}) {
  put(b.shop, markup);
  const visit = await b.visit({ path: PATH, ...options });
  const { page } = visit;
  await visit.ready("#date");
  const dialog = page.locator("dialog.date-picker");
  return {
    ...visit,
    dialog,
    input: page.locator("#date"),
    button: page.locator(".date-picker__button"),
    day: (day: string) => dialog.locator(`[data-calendar-day="${day}"]`),
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}
const focusedDay = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset.calendarDay ?? "");
const heading = (page: Page) => page.locator(".date-picker .vanilla-calendar-header__content").textContent();
const notes = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    for (const type of ["input", "change"])
      document
        .querySelector("#form")
        ?.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).value}`));
    Object.assign(window, { heard });
  });
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, "heard"));

describe.each(["Europe/Warsaw", "America/New_York"])("by keyboard, in %s", (timezoneId) => {
  test("the picker crosses month ends, year ends and clock changes, and returns the focus to the button", async () => {
    const visit = await fieldPage(field({}, "2026-03-28"), { context: { timezoneId } });
    const { page, dialog, input, button, press } = visit;
    await input.focus();
    await press("Tab");
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await button.getAttribute("aria-label")).toBe("Zmień datę sobota, 28 marca 2026: Przyjazd");
    await press("Enter");
    await dialog.waitFor();
    await expect.poll(() => focusedDay(page)).toBe("2026-03-28");
    await press("ArrowRight");
    expect(await focusedDay(page)).toBe("2026-03-29");
    await press("ArrowRight", "ArrowRight", "ArrowRight");
    expect(await focusedDay(page)).toBe("2026-04-01");
    expect(await heading(page)).toBe("Kwiecień 2026");
    await press("PageDown", "PageDown", "PageDown", "PageDown", "PageDown", "PageDown");
    expect(await focusedDay(page)).toBe("2026-10-01");
    await press("ArrowDown", "ArrowDown", "ArrowDown", "End");
    expect(await focusedDay(page)).toBe("2026-10-25");
    await press("ArrowRight", "Home", "Shift+PageDown", "Shift+PageUp", "PageDown", "PageDown");
    expect(await focusedDay(page)).toBe("2026-12-26");
    await press("ArrowDown");
    expect(await focusedDay(page)).toBe("2027-01-02");
    await press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await input.inputValue()).toBe("2026-03-28");
    expect(await focused(page)).toBe("date-picker__button");
    await press("Enter");
    await dialog.waitFor();
    await press("ArrowUp", "Space");
    await dialog.waitFor({ state: "detached" });
    expect(await input.inputValue()).toBe("2026-03-21");
    expect(await focused(page)).toBe("date-picker__button");
    await expect.poll(visit.said).toContain("Wybrano: sobota, 21 marca 2026");
    expect((await visit.said())[0]).toBe("Kwiecień 2026"); // the month that it opens with is announced only once
    expect([visit.errors, visit.console]).toEqual([[], []]);
  });
});

test("by mouse, days, months and years can be chosen, nothing shifts, and the form receives the events", async () => {
  const { page, input, button, dialog, day, said } = await fieldPage(
    field({ disabled: ["2026-12-30"] }, "2026-12-31"),
  );
  const places = () =>
    page
      .locator("#date, #below, #after")
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  await notes(page);
  await button.click();
  await dialog.waitFor();
  expect(await places()).toEqual(before);
  expect(await day("2026-12-31").getAttribute("aria-pressed")).toBe("true");
  await day("2026-12-30").click({ force: true });
  await expect.poll(said).toContain("Tego dnia nie można wybrać: środa, 30 grudnia 2026");
  await dialog.locator(".vanilla-calendar-arrow_next").click();
  expect(await heading(page)).toBe("Styczeń 2027");
  await dialog.locator(".vanilla-calendar-year").click();
  expect(await dialog.locator("[data-calendar-year]").count()).toBe(15);
  await dialog.locator("[data-calendar-year='2024']").click();
  await dialog.locator(".vanilla-calendar-month").click();
  await dialog.locator("[data-calendar-month='1']").click();
  await day("2024-02-29").click();
  await dialog.waitFor({ state: "detached" });
  expect(await heard(page)).toEqual(["input 2024-02-29", "change 2024-02-29"]);
  await button.click();
  await day("2024-02-29").click(); // deselected
  expect(await input.inputValue()).toBe("");
  await page.mouse.click(1300, 850);
  await dialog.waitFor({ state: "detached" });
  expect(await places()).toEqual(before);
});

test("a typed date is rewritten in the shop's format, and an invalid one stays with a message", async () => {
  const { page, input, said, errors } = await fieldPage(field({ min: "2026-03-01", disabled: [0] }));
  const message = page.locator(".date-picker__message");
  const type = async (text: string) => {
    await input.fill(text);
    await input.press("Tab");
  };
  for (const [typed, written] of [
    ["9.03.2026", "2026-03-09"],
    ["10/3/2026", "2026-03-10"],
    ["2026 3 11", "2026-03-11"],
    ["20260312", "2026-03-12"],
  ] as const) {
    await type(typed);
    await expect.poll(() => input.inputValue()).toBe(written);
    expect(await message.count()).toBe(0);
  }
  await type("31.02.2026");
  await expect
    .poll(() => message.textContent())
    .toBe("Nie udało się odczytać daty. Wpisz ją w formacie RRRR-MM-DD.");
  expect(await input.inputValue()).toBe("31.02.2026");
  expect([await input.getAttribute("aria-invalid"), await input.getAttribute("aria-describedby")]).toEqual([
    "true",
    await message.getAttribute("id"),
  ]);
  await expect.poll(said).toContain("Nie udało się odczytać daty. Wpisz ją w formacie RRRR-MM-DD.");
  await type("15.03.2026");
  await expect.poll(() => message.textContent()).toBe("Tej daty nie można wybrać.");
  await type("16.03.2026");
  await expect.poll(() => message.count()).toBe(0);
  expect(await input.getAttribute("aria-invalid")).toBe(null);
  expect(errors).toEqual([]);
});

test("a range can be started, ended and restarted, spans closed days, and is announced from first to last day", async () => {
  const { page, input, button, dialog, day, said, press } = await fieldPage(
    field({ mode: "multiple-ranged", disabled: [0], min: "2026-03-01" }, "2026-03-02"),
  );
  await button.click();
  await dialog.waitFor();
  await expect.poll(() => focusedDay(page)).toBe("2026-03-02");
  await press("ArrowRight", "Enter", "ArrowDown", "ArrowLeft", "Enter");
  expect(await input.inputValue()).toBe("2026-03-03/2026-03-09");
  expect(await dialog.locator("[aria-selected=true]").count()).toBe(6);
  expect(await day("2026-03-08").getAttribute("aria-disabled")).toBe("true");
  await expect.poll(said).toContain("Wybrano: od 3 do 9 marca. Zakres nie obejmuje: 8 marca.");
  await day("2026-03-20").click();
  expect(await input.inputValue()).toBe("2026-03-20");
  await day("2026-03-18").click();
  expect(await input.inputValue()).toBe("2026-03-18/2026-03-20");
  expect(await faultsIn(page, "dialog.date-picker")).toEqual([]);
});

test("several days can be added and removed by keyboard and mouse, even a closed day that was typed", async () => {
  const { page, input, button, dialog, day, said, press } = await fieldPage(
    field({ mode: "multiple", disabled: [0] }, "2026-03-15"),
  );
  const message = page.locator(".date-picker__message");
  await button.click();
  await dialog.waitFor();
  await expect.poll(() => focusedDay(page)).toBe("2026-03-15");
  await press("ArrowRight", "Enter", "ArrowRight", "Space");
  expect(await input.inputValue()).toBe("2026-03-15, 2026-03-16, 2026-03-17");
  expect(await message.textContent()).toBe("Tej daty nie można wybrać.");
  await press("ArrowLeft", "Space");
  await expect.poll(said).toContain("Usunięto: poniedziałek, 16 marca 2026");
  await day("2026-03-15").click();
  expect([await input.inputValue(), await message.count()]).toEqual(["2026-03-17", 0]);
  await day("2026-04-02").click();
  await day("2026-04-03").click();
  await day("2026-04-02").click();
  expect(await input.inputValue()).toBe("2026-03-17, 2026-04-03");
  expect(await dialog.locator("[role=grid]").getAttribute("aria-multiselectable")).toBe("true");
  expect(await faultsIn(page, "dialog.date-picker")).toEqual([]);
});

test("on a phone the picker is a sheet that fits, with a time, months and years, and has no axe violations", async () => {
  const { page, input, button, dialog, day } = await fieldPage(field({ time: true }, "2026-03-09 13:45"), {
    viewport: phone,
  });
  await button.click();
  await dialog.waitFor();
  const box = await dialog.evaluate((one) => one.getBoundingClientRect().toJSON());
  expect([box.left, box.width, Math.round(box.bottom)]).toEqual([0, 390, 844]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await dialog
    .locator("button, input")
    .evaluateAll(
      (all) =>
        all.filter(
          (one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 24,
        ).length,
    );
  expect(small).toBe(0);
  await day("2026-03-29").click();
  await dialog.getByLabel("Godzina", { exact: true }).press("ArrowUp");
  await dialog.getByLabel("Minuta", { exact: true }).fill("5");
  await dialog.getByLabel("Minuta", { exact: true }).press("Enter"); // does not submit the form
  await dialog.getByLabel("Minuta", { exact: true }).press("Tab");
  expect(await input.inputValue()).toBe("2026-03-29 14:05");
  expect(await faultsIn(page, "dialog.date-picker")).toEqual([]);
  for (const part of ["year", "month"]) {
    await dialog.locator(`.vanilla-calendar-${part}`).click();
    expect(await faultsIn(page, "dialog.date-picker")).toEqual([]);
  }
  await dialog.locator(".date-picker__close").click();
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(PATH);
});

test("a readonly or disabled field shows no button until it is editable", async () => {
  const { page, button } = await fieldPage(field({}, "", "readonly"));
  expect(await button.isHidden()).toBe(true);
  await page.evaluate(() => document.querySelector("#date")?.removeAttribute("readonly"));
  await expect.poll(() => button.isVisible()).toBe(true);
  await page.evaluate(() => document.querySelector("#date")?.setAttribute("disabled", ""));
  await expect.poll(() => button.isHidden()).toBe(true);
});

test("wrong props and a wrong host are each reported once, and a removed field is restored to its original markup", async () => {
  const markup = `${field({ min: "9.3.2026" })}<div id="box" data-island="date-picker">x</div>`;
  const { page, console: lines, button, input } = await fieldPage(markup);
  await expect.poll(() => lines.filter((line) => line.includes("date-picker")).length).toBe(2);
  expect(lines.join("\n")).toMatch(/prop "min" must be "today" or a day such as "2026-03-09"/);
  expect(lines.join("\n")).toMatch(/date-picker: the host must be like this/);
  await button.waitFor();
  await input.evaluate((one: HTMLInputElement) => {
    one.value = "jutro";
    one.dispatchEvent(new Event("change"));
  });
  await page.locator(".date-picker__message").waitFor();
  const form = await page.evaluateHandle(() => {
    const all = document.querySelector("#form") as Element;
    all.remove();
    return all;
  });
  const elsewhere = await page.context().newPage(); // on a page whose CSP lets this test parse markup
  const before = await elsewhere.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    return parsed.querySelector("#form")?.outerHTML;
  }, markup);
  await expect
    .poll(() =>
      form.evaluate((all) => {
        // The frame marks filled fields too; that mark does not count here.
        for (const one of all.querySelectorAll(".focused")) one.classList.remove("focused");
        return all.outerHTML;
      }),
    )
    .toBe(before);
});

test("at 1,200 ms latency a press gets feedback at once and opens one calendar, and typing never waits", async () => {
  const { page, button, dialog, input } = await fieldPage(field());
  await slowProcessor(page, 4);
  b.shop.faults.roundTrip(1_200);
  // Holds the file, because a slow machine may check the busy state only after the file has loaded.
  const held = b.shop.faults.hold("wyspa", pathOf("date-picker/picker"));
  await input.fill("2026-03-09");
  await input.press("Tab");
  await button.click();
  await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
  await button.click();
  held.release();
  await dialog.waitFor();
  expect([await button.getAttribute("aria-busy"), await dialog.count()]).toEqual([null, 1]);
});

test("without its chunk the field stays usable, shows a message, and opens the calendar on the next press", async () => {
  const { page, button, dialog, input, errors } = await fieldPage();
  b.shop.faults.set("wyspa", "500-html", { path: pathOf("date-picker/picker") });
  await button.click();
  await expect
    .poll(() => page.locator("#alert_cover .alertek__text").textContent())
    .toContain("Kalendarz jest chwilowo niedostępny");
  await input.fill("2026-03-09");
  b.shop.faults.clear();
  await button.click();
  await dialog.waitFor();
  expect(errors).toEqual([]);
});

test("no calendar file is fetched before the shopper approaches the field, and no request goes to another host", async () => {
  const { button, dialog, requests, page } = await fieldPage();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const fetched = (key: string) => requests.filter((path) => pathOf(key).test(path)).length;
  expect([fetched("date-picker/picker"), fetched("legacy-calendar")]).toEqual([0, 0]);
  await button.click();
  await dialog.waitFor();
  expect([fetched("date-picker/picker"), fetched("legacy-calendar")]).toEqual([1, 0]);
  expect(addresses.filter((address) => !address.startsWith(b.shop.url))).toEqual([]);
});

test("in a page's dialog the calendar is on top, and Escape closes only the calendar", async () => {
  const { page, button, dialog, input } = await fieldPage(
    `<dialog id="own" aria-label="Termin">${field({}, "2026-03-09")}</dialog>`.replace(
      "<dialog",
      "<dialog open",
    ),
  );
  await page.evaluate(() => {
    const own = document.querySelector("#own") as HTMLDialogElement;
    own.close();
    own.showModal();
  });
  await button.click();
  await dialog.waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await page.locator("#own[open]").count()).toBe(1);
  expect(await input.inputValue()).toBe("2026-03-09");

  const close = () => page.evaluate(() => (document.querySelector("#own") as HTMLDialogElement).close());
  /** For each visible or announced copy of the text: its place, and whether it is rendered. */
  const voices = (words: string) =>
    page.evaluate(
      (text) =>
        [...document.querySelectorAll("[data-wyspa-live] p, #alert_cover .alertek__text")]
          .filter((one) => one.textContent === text)
          .map((one) => `${one.closest("dialog")?.id ?? "page"} ${one.getClientRects().length > 0}`)
          .sort(),
      words,
    );
  const alert = (words: string) => page.evaluate((text) => window.wyspa.alert(text), words);
  await alert("W oknie.");
  await expect.poll(() => voices("W oknie.")).toEqual(["own true", "own true"]);
  await close();
  // A visible alert survives its dialog, and later announcements are heard.
  await expect.poll(() => page.locator("body > #alert_cover").count()).toBe(1);
  await alert("Na stronie.");
  await expect.poll(() => voices("Na stronie.")).toEqual(["page true", "page true"]);

  // Closing a dialog with an open calendar in it leaves the page's live region intact.
  await page.evaluate(() => (document.querySelector("#own") as HTMLDialogElement).showModal());
  await button.click();
  await dialog.waitFor();
  await close();
  await dialog.waitFor({ state: "detached" });
  expect(await page.locator("body > [data-wyspa-live]").count()).toBe(2);
});

test("in our modal the calendar works by mouse and closes with the modal, not the modal with it", async () => {
  const { page, button, dialog, day, input } = await fieldPage(field({}, "2026-03-09"));
  await page.evaluate("wyspa.modal({ element: document.querySelector('#form') })");
  const modal = page.locator("dialog.modal");
  await modal.waitFor();
  await button.click();
  await dialog.waitFor();
  await dialog.locator(".vanilla-calendar-arrow_next").click();
  await day("2026-04-16").click();
  await dialog.waitFor({ state: "detached" });
  expect([await modal.count(), await input.inputValue()]).toEqual([1, "2026-04-16"]);
  await button.click();
  await dialog.waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>(".modal__close")?.click());
  await modal.waitFor({ state: "detached" });
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  await button.click(); // the field is back in the page, and so is its calendar
  await day("2026-04-17").click();
  expect(await input.inputValue()).toBe("2026-04-17");
});

test("in a validated form an invalid date has one state, is announced once, and is not submitted", async () => {
  const markup = field({ disabled: [0] }, "", "required").replace(
    '<form id="form">',
    '<form id="form" data-island="validated-form">',
  );
  const { page, input, said, ready } = await fieldPage(markup);
  await input.focus(); // the form's island loads on the first touch
  await ready("#form");
  const words = "Tej daty nie można wybrać.";
  const state = () =>
    input.evaluate((one: HTMLInputElement) => [
      one.closest(".f-feedback")?.className.match(/--(error|success)/)?.[1] ?? "",
      one.getAttribute("aria-invalid"),
      [...document.querySelectorAll<HTMLElement>("#form .f-message, .date-picker__message")]
        .filter((message) => message.checkVisibility())
        .map(({ textContent }) => textContent)
        .join("|"),
    ]);
  await input.pressSequentially("15.03.2026");
  await expect.poll(async () => (await state())[0]).toBe("success"); // for the form, which does not check dates
  await page.keyboard.press("Tab");
  await expect.poll(state).toEqual(["error", "true", words]);
  await quietFor(page, 700);
  expect(await state()).toEqual(["error", "true", words]);
  const before = page.url();
  await page.evaluate(() => (document.querySelector("#form") as HTMLFormElement).requestSubmit());
  await expect.poll(() => focused(page)).toBe("date");
  expect([page.url(), await state()]).toEqual([before, ["error", "true", words]]);
  expect((await said()).filter((text) => text === words)).toHaveLength(1);
  await input.fill("16.03.2026");
  await page.keyboard.press("Tab");
  await expect.poll(state).toEqual(["success", null, ""]);
  expect(await input.inputValue()).toBe("2026-03-16");
});

test("without a page module, the form validates the chosen birth date", async () => {
  const { page, ready } = await b.visit({ path: "/client-new.php?register=1", viewport: desktop });
  await page.locator("#birth_date").scrollIntoViewIfNeeded();
  await ready("#birth_date");
  await page.locator("#birth_date").fill("2.5.1990");
  await page.locator("#birth_date").press("Tab");
  await expect.poll(() => page.locator("#birth_date").inputValue()).toBe("1990-05-02");
  await page.locator(".date-picker__button").click();
  await page.locator("dialog.date-picker [data-calendar-day='1990-05-31']").click();
  await expect
    .poll(() => page.locator(".f-feedback:has(> #birth_date)").getAttribute("class"))
    .toContain("--success");
  expect(await page.locator("#birth_date").inputValue()).toBe("1990-05-31");
});

test("in the strict theme the button and all calendar controls show the focus and are large enough", async () => {
  b.shop.config.theme = "strict";
  const { page, button, dialog } = await fieldPage(field({ time: true }, "2026-03-09 10:00"), {
    viewport: phone,
  });
  expect(await unmarked(page, ".date-picker__button")).toEqual([]);
  await button.click();
  await dialog.waitFor();
  expect(await unmarked(page, "dialog.date-picker")).toEqual([]);
});
