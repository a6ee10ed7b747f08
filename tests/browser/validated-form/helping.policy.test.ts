/** Help while a form is filled in: shapes, the town, a mistyped e-mail, the tax number; by touch, keys and announcements. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { shiftsOf } from "../shifts";
import { askedOfMaps } from "../store-map/stores";
import { bench, desktop, phone, rendered, type Visit, type VisitOptions } from "../support";

const b = bench();
const PATH = "/client-new.php?register";
const touch: VisitOptions = { viewport: phone, context: { hasTouch: true, isMobile: true } };

const props = (own: object) =>
  `&config=${encodeURIComponent(JSON.stringify({ islands: { "validated-form": own } }))}`;

/** Opens the registration, and waits for the help, which the first touch loads. */
async function registration(options: VisitOptions = {}): Promise<Visit> {
  const visit = await b.visit({ path: PATH, ...touch, ...options });
  await visit.page
    .locator("#client_firstname")
    .tap()
    .catch(() => visit.page.locator("#client_firstname").focus());
  await visit.ready("form.cop");
  await visit.page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/forms-/.test(name)),
  );
  await visit.page.locator("#client_zipcode[inputmode=numeric]").waitFor();
  return visit;
}
const value = (page: Page, id: string) => page.inputValue(`#${id}`);
const caret = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((field) => (field as HTMLInputElement).selectionStart);
const note = (page: Page, id: string) => page.locator(`.f-feedback:has(#${id}) .f-note`);
const described = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((field) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((of) => document.getElementById(of)?.textContent ?? "")
      .join(" ")
      .trim(),
  );
/** Shifts after `task`, without the first touch of the form. */
async function moved(page: Page, task: () => Promise<unknown>): Promise<readonly string[]> {
  const before = (await shiftsOf(page)).length;
  await task();
  await rendered(page);
  return (await shiftsOf(page)).slice(before).flatMap((shift) => shift.moved);
}

for (const latency of [0, 1_200])
  describe(`at ${latency} ms, by touch,`, () => {
    const slow = () => b.shop.faults.roundTrip(latency);

    test("a postal code takes its shape from five keys, with the digits' keyboard", async () => {
      slow();
      const { page } = await registration();
      await page.locator("#client_zipcode").tap();
      expect(await page.getAttribute("#client_zipcode", "placeholder")).toBe("np. 00-950");
      await page.keyboard.type("00950");
      expect(await value(page, "client_zipcode")).toBe("00-950");
      await page.locator("#client_city").tap();
      expect(await page.getAttribute("#client_zipcode", "placeholder")).toBeNull();
      await page.locator(".f-feedback.--success #client_zipcode").waitFor();
    });

    test("the town comes from the postal code, is announced once, and can be undone", async () => {
      slow();
      b.shop.config.tiles = true;
      const visit = await registration();
      const { page, said } = visit;
      await page.locator("#client_zipcode").tap();
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => /\/form-data-/.test(name)),
      );
      const shifted = await moved(page, async () => {
        await page.keyboard.type("80001");
        await expect.poll(() => value(page, "client_city")).toBe("Gdańsk");
        await note(page, "client_city").waitFor();
      });
      expect(shifted.filter((what) => /input|f-label|f-feedback/.test(what))).toEqual([]);
      await expect.poll(said).toContain("Wpisano miejscowość Gdańsk.");
      expect(await described(page, "client_city")).toContain("Z kodu pocztowego.");
      expect(await violations(page)).toEqual([]);
      await note(page, "client_city").getByRole("button", { name: "Cofnij" }).tap();
      expect(await value(page, "client_city")).toBe("");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("client_city");
      expect(await note(page, "client_city").count()).toBe(0);
      // The same code does not fill it in again.
      await page.locator("#client_zipcode").tap();
      await page.locator("#client_street").tap();
      expect(await value(page, "client_city")).toBe("");
      expect((await said()).filter((text) => /miejscowość/.test(text))).toHaveLength(1);
    });

    test("a mistyped e-mail is asked about beside the field, accepted by one tap, and undone by another", async () => {
      slow();
      const { page, said } = await registration();
      await page.locator("#client_email").tap();
      await page.keyboard.type("anna@gmial.com");
      const shifted = await moved(page, async () => {
        await page.locator("#client_phone").tap();
        await note(page, "client_email").waitFor();
      });
      expect(shifted).toEqual([]);
      const question = "Czy chodziło Ci o anna@gmail.com?";
      await expect.poll(said).toContain(question);
      expect(await described(page, "client_email")).toContain(question);
      expect(await violations(page)).toEqual([]);
      await note(page, "client_email").getByRole("button", { name: question }).tap();
      expect(await value(page, "client_email")).toBe("anna@gmail.com");
      await note(page, "client_email").getByRole("button", { name: "Cofnij" }).tap();
      expect(await value(page, "client_email")).toBe("anna@gmial.com");
      expect(await note(page, "client_email").count()).toBe(0);
      expect((await said()).filter((text) => text === question)).toHaveLength(1);
    });
  });

describe("a postal code", () => {
  test("that is pasted takes its shape, and one undo takes the text out again", async () => {
    const { page } = await registration({ viewport: desktop, context: {} });
    await page.locator("#client_zipcode").focus();
    await page.keyboard.insertText("00950");
    expect(await value(page, "client_zipcode")).toBe("00-950");
    await page.keyboard.press("Control+z");
    expect(await value(page, "client_zipcode")).toBe("");
    await page.keyboard.press("Control+Shift+z");
    expect(await value(page, "client_zipcode")).toBe("00-950");
  });

  test("is undone key by key as it was typed", async () => {
    const { page } = await registration({ viewport: desktop, context: {} });
    await page.locator("#client_zipcode").focus();
    await page.keyboard.type("00950");
    for (let steps = 0; steps < 9 && (await value(page, "client_zipcode")); steps++) {
      await page.keyboard.press("Control+z");
      expect(await value(page, "client_zipcode")).toMatch(/^(\d{0,2}|\d\d-\d{0,3})$/);
    }
    expect(await value(page, "client_zipcode")).toBe("");
  });

  test("keeps the caret in its middle, and deletes over the separator", async () => {
    const { page } = await registration({ viewport: desktop, context: {} });
    await page.locator("#client_zipcode").focus();
    await page.keyboard.type("00950");
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    expect([await value(page, "client_zipcode"), await caret(page, "client_zipcode")]).toEqual(["09-50", 1]);
    await page.keyboard.type("1");
    expect([await value(page, "client_zipcode"), await caret(page, "client_zipcode")]).toEqual(["01-950", 2]);
    await page.keyboard.press("Delete");
    expect([await value(page, "client_zipcode"), await caret(page, "client_zipcode")]).toEqual(["01-50", 2]);
  });

  test("of another country is as that country writes it, and a list without our data leaves it alone", async () => {
    const { page } = await registration({ viewport: desktop, context: {} });
    await page.selectOption("#client_region", { label: "Czechy" });
    await page.locator("#client_zipcode").fill("");
    await page.locator("#client_zipcode").focus();
    await page.keyboard.type("11000");
    expect(await value(page, "client_zipcode")).toBe("110 00");
    await page.selectOption("#client_region", { label: "Wielka Brytania" });
    await expect.poll(() => page.getAttribute("#client_zipcode", "inputmode")).toBe("text");
    await page.locator("#client_zipcode").fill("");
    await page.locator("#client_zipcode").pressSequentially("sw1a 2aa");
    expect(await value(page, "client_zipcode")).toBe("sw1a 2aa");
  });

  test("in a composition of an input method stays untouched until it is complete", async () => {
    const { page, context } = await registration({ viewport: desktop, context: {} });
    const client = await context.newCDPSession(page);
    await page.locator("#client_zipcode").focus();
    await client.send("Input.imeSetComposition", { text: "00950", selectionStart: 5, selectionEnd: 5 });
    expect(await value(page, "client_zipcode")).toBe("00950");
    await client.send("Input.insertText", { text: "00950" });
    await page.keyboard.press("Tab");
    expect(await value(page, "client_zipcode")).toBe("00-950");
  });

  test("keeps what a script of the page sets", async () => {
    const { page } = await registration({ viewport: desktop, context: {} });
    await page.locator("#client_zipcode").evaluate((field) => {
      (field as HTMLInputElement).value = "00950";
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    });
    await rendered(page);
    expect(await value(page, "client_zipcode")).toBe("00950");
  });
});

describe("a phone number", () => {
  test("is grouped as typed, and a pasted prefix moves to the list", async () => {
    const { page } = await registration();
    await page.locator("#client_phone").tap();
    await page.keyboard.type("500600700");
    expect(await value(page, "client_phone")).toBe("500 600 700");
    for (const pasted of ["+48500600700", "0048 500600700", "(+48) 500-600-700"]) {
      await page.locator("#client_phone").fill("");
      await page.keyboard.insertText(pasted);
      await expect.poll(() => value(page, "client_phone")).toBe("500 600 700");
    }
    await page.locator("#client_phone").fill("");
    await page.keyboard.insertText("00420777123456");
    await expect.poll(() => value(page, "client_phone")).toBe("777 123 456");
    expect(await value(page, "client_phone_prefix")).toBe("+420");
    await page
      .locator(".f-feedback.--success #client_phone")
      .waitFor({ timeout: 3_000 })
      .catch(() => {});
  });
});

describe("the town", () => {
  test("is neither asked about nor filled in over typed text, without a service, and switched off", async () => {
    const asked = () => askedOfMaps(b).length;
    const typeCode = async (path = PATH, town = "") => {
      const { page } = await registration({ path });
      if (town) await page.locator("#client_city").fill(town);
      await page.locator("#client_zipcode").tap();
      await page.keyboard.type("80001");
      await page.locator(".f-feedback.--success #client_zipcode").waitFor();
      return value(page, "client_city");
    };
    expect(await typeCode()).toBe("");
    b.shop.config.tiles = true;
    expect(await typeCode(PATH, "Sopot")).toBe("Sopot");
    expect(await typeCode(PATH + props({ town: false }))).toBe("");
    expect(asked()).toBe(0);
  });

  test("is not asked about before the code is complete, nor filled in when the code has several towns or the service fails", async () => {
    b.shop.config.tiles = true;
    const asked = () => askedOfMaps(b).length;
    const { page, errors } = await registration();
    await page.locator("#client_zipcode").tap();
    await page.keyboard.type("0540");
    await rendered(page);
    expect(asked()).toBe(0);
    await page.keyboard.type("0");
    await expect.poll(asked).toBe(1);
    b.shop.faults.set("geocoding", "500-json");
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press("Backspace");
    await page.keyboard.type("80001");
    await expect.poll(asked).toBeGreaterThan(1);
    await rendered(page);
    expect(await value(page, "client_city")).toBe("");
    expect(errors).toEqual([]);
  });

  test("of an old code does not stay when the code changes", async () => {
    b.shop.config.tiles = true;
    const { page } = await registration();
    await page.locator("#client_zipcode").tap();
    await page.keyboard.type("80001");
    await expect.poll(() => value(page, "client_city")).toBe("Gdańsk");
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press("Backspace");
    expect(await value(page, "client_city")).toBe("");
    await page.keyboard.type("30001");
    await expect.poll(() => value(page, "client_city")).toBe("Kraków");
  });
});

/** The towns of this service, by code and country; the shop's own service knows Polish codes only. */
const TOWNS: Readonly<Record<string, string>> = {
  "10115, Niemcy": "Berlin",
  "10115, Francja": "Laubressel",
  "1010, Austria": "Wiedeń",
};

describe.each([
  ["by touch on a phone", touch, "tap"],
  ["on a desktop", { viewport: desktop, context: {} }, "click"],
] as const)("%s, the town of a code abroad", (_, options, press) => {
  /** Opens the registration with a service that knows these towns. */
  async function abroad() {
    b.shop.config.tiles = true;
    const asked: string[] = [];
    const visit = await registration({
      ...options,
      before: (page) =>
        page.route(/\/search\?/, (route) => {
          const question = new URL(route.request().url()).searchParams.get("q") ?? "";
          asked.push(question);
          const [postcode] = question.split(",");
          const city = TOWNS[question];
          const address = { city, postcode };
          const headers = { "access-control-allow-origin": "*" };
          return route.fulfill({ json: city ? [{ lat: "50", lon: "10", address }] : [], headers });
        }),
    });
    const { page } = visit;
    return {
      ...visit,
      asked,
      choose: (label: string) => page.selectOption("#client_region", { label }),
      type: async (code: string) => {
        await page.locator("#client_zipcode")[press]();
        await page.keyboard.type(code);
      },
      town: () => value(page, "client_city"),
    };
  }

  test("does not stay when the country changes: it goes, and the code is asked about in the new country", async () => {
    const { page, said, errors, ...made } = await abroad();
    await made.choose("Niemcy");
    await made.type("10115");
    await expect.poll(made.town).toBe("Berlin");
    await expect.poll(said).toContain("Wpisano miejscowość Berlin.");
    await made.choose("Francja");
    await expect.poll(made.town).toBe("Laubressel");
    expect(made.asked).toEqual(["10115, Niemcy", "10115, Francja"]);
    const heard = async () => (await said()).filter((text) => text.includes("miejscowość"));
    await expect
      .poll(heard)
      .toEqual(["Wpisano miejscowość Berlin.", "Usunięto miejscowość.", "Wpisano miejscowość Laubressel."]);
    await note(page, "client_city").waitFor();
    expect(errors).toEqual([]);
  });

  test("goes with the country also when the new country has no such code", async () => {
    const { page, ...made } = await abroad();
    await made.choose("Niemcy");
    await made.type("10115");
    await expect.poll(made.town).toBe("Berlin");
    await made.choose("Austria");
    await expect.poll(made.town).toBe("");
    expect(await note(page, "client_city").count()).toBe(0);
    expect(made.asked).toEqual(["10115, Niemcy"]);
  });

  test("is asked about when the country is chosen after the code, in a list that begins without one", async () => {
    const { page, said, ...made } = await abroad();
    await page.evaluate(() => {
      const list = document.querySelector<HTMLSelectElement>("#client_region");
      list?.prepend(new Option("Wybierz kraj", "", true, true));
    });
    await made.type("1010");
    await rendered(page);
    expect(made.asked).toEqual([]);
    await made.choose("Austria");
    await expect.poll(made.town).toBe("Wiedeń");
    expect(made.asked).toEqual(["1010, Austria"]);
    await expect.poll(said).toContain("Wpisano miejscowość Wiedeń.");
  });
});

describe("the tax number", () => {
  test("is wrong as soon as it has ten digits, without a request, and right after a correction", async () => {
    const { page } = await registration();
    await page.locator("label[for=client_type_firm]").tap();
    await page.locator("#client_nip").tap();
    await page.keyboard.type("5252445768");
    const error = page.locator(".f-feedback.--error:has(#client_nip) .f-message");
    await expect
      .poll(() => error.textContent())
      .toBe("W tym numerze NIP jest pomyłka. Porównaj go cyfra po cyfrze.");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Backspace");
    await page.keyboard.type("7");
    await page.locator(".f-feedback.--success #client_nip").waitFor();
  });

  test("that is right switches the form to a company, says so, keeps the data, and can be undone", async () => {
    const { page, said } = await registration({
      before: (page) =>
        page.addInitScript(() =>
          addEventListener("DOMContentLoaded", () => {
            // A theme that shows the number to everybody.
            const wrapper = document.getElementById("client_nip")?.closest("[data-firm]");
            wrapper?.removeAttribute("data-firm");
          }),
        ),
    });
    await page.locator("#client_firstname").fill("Anna");
    await page.locator("#client_nip").tap();
    await page.keyboard.type("5252445767");
    await expect.poll(() => page.isChecked("#client_type_firm")).toBe(true);
    await expect.poll(said).toContain("Kupujesz na firmę.");
    expect(await page.locator("#client_firm").isVisible()).toBe(true);
    expect(await value(page, "client_firstname")).toBe("Anna");
    await note(page, "client_nip").getByRole("button", { name: "Cofnij" }).tap();
    expect(await page.isChecked("#client_type_private")).toBe(true);
    expect(await value(page, "client_nip")).toBe("5252445767");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("client_type_private");
  });
});

test("each help can be switched off", async () => {
  const off = { shape: false, town: false, suggestEmail: false, taxNumber: false };
  const visit = await b.visit({ path: PATH + props(off), ...touch });
  const { page } = visit;
  await page.locator("#client_zipcode").tap();
  await visit.ready("form.cop");
  await page.keyboard.type("00950");
  await page.locator("#client_email").fill("anna@gmial.com");
  await page.locator("#client_phone").tap();
  await rendered(page);
  expect(await value(page, "client_zipcode")).toBe("00950");
  expect(await page.locator(".f-note").count()).toBe(0);
  expect(visit.requests.filter((path) => /helping/.test(path))).toEqual([]);
});

test("fields that the page's own modules draw are helped, too", async () => {
  const { page, said, errors } = await b.visit({ path: "/client-new.php?modules=1", ...touch });
  await page.locator("#client_zipcode").waitFor();
  await page.locator("#client_zipcode").tap();
  await page.locator("#client_zipcode[inputmode=numeric]").waitFor();
  await page.keyboard.type("00950");
  expect(await value(page, "client_zipcode")).toBe("00-950");
  await page.locator("#client_phone").tap();
  await page.keyboard.insertText("0048500600700");
  await expect.poll(() => value(page, "client_phone")).toBe("500 600 700");
  await page.locator("#client_email").fill("nowa@gmial.com");
  await page.locator("#client_firstname").tap();
  await expect.poll(said).toContain("Czy chodziło Ci o nowa@gmail.com?");
  expect(errors).toEqual([]);
});
