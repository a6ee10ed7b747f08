/** How often forms send validation requests, with which names, and submitting a form again after Back. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { stopClock, untilQuiet } from "../slow-network";
import { bench } from "../support";

const b = bench();

const validations = () =>
  b.shop.requests.filter(
    ({ endpoint, query }) => endpoint === "graphql" && query.query === "validateClientData",
  );
const banks = () => b.shop.requests.filter(({ endpoint }) => endpoint === "payments");
const posts = () => [...b.shop.visitors.all.values()].flatMap(({ sent }) => sent);
const settled = (_: Page) => untilQuiet(b.shop, 900);
const stateOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((field) => {
    const holder = field.closest(".f-feedback");
    return ["error", "success"].find((name) => holder?.classList.contains(`--${name}`)) ?? "neutral";
  });

describe("the platform is queried", () => {
  test("once per field, never per key, and not at all for an empty optional field", async () => {
    const { page, ready } = await b.visit({
      path: "/order1.php",
      before: (page) => page.clock.install(),
    });
    await page.locator("#client_city").focus();
    await ready("form.cop");
    await stopClock(page);
    for (const key of "Gdańsk") {
      await page.keyboard.type(key);
      await page.clock.fastForward(30);
    }
    await page.clock.resume();
    await settled(page);
    expect(validations()).toHaveLength(1);
    await page.locator("#delivery_additional").fill("x");
    await page.locator("#delivery_additional").fill("");
    await settled(page);
    expect(validations()).toHaveLength(1);
    expect(await stateOf(page, "#delivery_additional")).toBe("success");
  });

  test("once per form, and once per account number", async () => {
    const account = (id: string) =>
      `<div class="f-feedback"><input id="${id}" name="${id}" class="f-control --validate" data-graphql="iban" value="PL61109010140000071219812874"></div>`;
    const city = (id: string) =>
      `<div class="f-feedback"><input id="${id}" name="${id}" class="f-control --validate" data-graphql="city" value="Łódź"></div>`;
    put(
      b.shop,
      `<form class="cop" method="post" action="/thank-you.php">${account("a")}${account("b")}${city("c")}${city("d")}<button>Wyślij</button></form>`,
    );
    const { page } = await b.visit({ path: PATH });
    await page.locator("form.cop button").click();
    await expect.poll(() => posts().length).toBe(1);
    expect([validations().length, banks().length]).toEqual([1, 2]);
  });

  test("about fields with invalid, duplicate or missing ids, in one batch, each with its own answer", async () => {
    const ids = [
      "client-city",
      "client[city]",
      "1city",
      "same",
      "same",
      "",
      "żółć",
      "constructor",
      "__proto__",
      "a b",
      '"',
    ];
    const values = ids.map((_, index) => (index % 2 ? "A[" : "Łódź"));
    const markup = ids.map(
      (id, index) =>
        `<div class="f-feedback"><input ${id && `id="${id.replaceAll('"', "&quot;")}"`} class="f-control --validate" data-n="${index}" data-graphql="city" value="${values[index]}"></div>`,
    );
    put(
      b.shop,
      `<form class="cop" method="post" action="/thank-you.php">${markup.join("")}<button>Wyślij</button></form>`,
    );
    const { page, errors } = await b.visit({ path: PATH });
    await page.locator("form.cop button").click();
    await expect.poll(() => stateOf(page, "[data-n='1']")).toBe("error");
    const states = await Promise.all(ids.map((_, index) => stateOf(page, `[data-n='${index}']`)));
    expect(states).toEqual(values.map((value) => (value === "A[" ? "error" : "success")));
    expect(validations()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test("with exactly what the shopper typed", async () => {
    const hostile = [
      'monitor 27"',
      "a\\",
      '\\"}}}){messages{code}} hello b:x(a:{#',
      "$x {x} \u202e ' & +%",
      "łóżko 👟",
    ];
    put(
      b.shop,
      `<form class="cop" method="post" action="/thank-you.php">${hostile.map((_, index) => `<div class="f-feedback"><input id="f${index}" class="f-control --validate" data-graphql="firm"></div>`).join("")}<button>Wyślij</button></form>`,
    );
    b.shop.config.validationMessages = { firm: [] };
    const { page, ready } = await b.visit({ path: PATH });
    await page.locator("#f0").focus();
    await ready("form.cop");
    for (const [index, value] of hostile.entries()) await page.locator(`#f${index}`).fill(value);
    await expect.poll(() => stateOf(page, "#f4")).toBe("success");
    for (const index of hostile.keys()) expect(await stateOf(page, `#f${index}`)).toBe("success");
    expect(b.shop.errorReports).toEqual([]);
  });
});

describe("a form whose fields are named like its own members", () => {
  test("is validated and sent by the pressed button", async () => {
    const named = ["submit", "action", "id", "method", "elements", "target", "requestSubmit"];
    const inputs = named.map((name) => `<input name="${name}" value="x" aria-label="${name}">`).join("");
    put(
      b.shop,
      `<form class="cop" method="post" action="/thank-you.php">${inputs}
       <div class="f-feedback"><input id="c" name="c" aria-label="c" class="f-control --validate" data-graphql="city" value="A["></div>
       <button name="go" value="1">Raz</button><button name="go" value="2">Dwa</button></form>`,
    );
    const { page, errors } = await b.visit({ path: PATH });
    await page.getByRole("button", { name: "Dwa" }).click();
    await expect.poll(() => stateOf(page, "#c")).toBe("error");
    await page.locator("#c").fill("Sopot");
    await page.getByRole("button", { name: "Dwa" }).click();
    await page.waitForURL(/thank-you/);
    expect(posts().map(({ fields }) => fields.filter(([name]) => name === "go"))).toEqual([[["go", "2"]]]);
    expect(errors).toEqual([]);
  });
});

test("the summary distinguishes fields of one name by the name of their group", async () => {
  const { page } = await b.visit({ path: "/order1.php" });
  await page.locator("form.cop [type=submit]").focus();
  await expect.poll(() => page.locator("form.cop").getAttribute("data-island-status")).toBe("ready");
  await page.keyboard.press("Enter");
  const links = page.locator(".f-summary a");
  await links.first().waitFor();
  const texts = await links.allTextContents();
  expect(texts.filter((text) => text.endsWith(" Imię"))).toEqual(["Zamawiający: Imię", "Dostawa: Imię"]);
  expect(texts[0]).toBe("E-mail");
});

describe("a message that the server associated with a field", () => {
  test("stays associated in every state of the field", async () => {
    const { page } = await b.visit({ path: "/returns-repayments.php" });
    const iban = page.locator("#iban_number_description");
    const given = await iban.getAttribute("aria-describedby");
    await iban.fill("PL61109010140000071219812875");
    await expect.poll(() => page.locator("#iban_error").textContent()).toMatch(/^Format numeru konta/);
    await iban.fill("PL61109010140000071219812874");
    await expect.poll(() => stateOf(page, "#iban_number_description")).toBe("success");
    expect(await iban.getAttribute("aria-describedby")).toBe(given);
    expect(banks()).toHaveLength(2);
  });
});

describe("under the strict policy", () => {
  test("no part of a form is refused", async () => {
    const { page, console: lines, errors } = await b.visit({ path: "/newsletter.php?csp=strict" });
    await page.locator("#mailing_email").fill("ola@");
    await expect.poll(() => stateOf(page, "#mailing_email")).toBe("error");
    await page.getByRole("button", { name: "Zapisz mnie" }).click();
    await page.locator(".f-summary").waitFor();
    expect(lines.filter((line) => /policy|refused/i.test(line))).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe("page scripts can query too", () => {
  test("about a whole address in one request, and whether an e-mail has an account", async () => {
    const { page } = await b.visit();
    const address = {
      firstname: "Ola",
      street: "Długa",
      streetNumber: "5",
      zipcode: "80-001",
      city: "Gdańsk",
      region: 1143020143,
    };
    const ask = (object: object, required: string[]) =>
      page.evaluate(([of, keys]) => window.wyspa.validateObject(of as Record<string, unknown>, keys), [
        object,
        required,
      ] as const);
    expect(await ask(address, ["firstname", "city"])).toBe(true);
    expect(validations()).toHaveLength(1);
    expect(await ask({ ...address, zipcode: "1" }, [])).toBe(false);
    expect(await ask({ ...address, city: "" }, ["city"])).toBe(false);
    expect(await page.evaluate(() => window.wyspa.clientExists("anna@sklep.test"))).toBe(true);
    expect(await page.evaluate(() => window.wyspa.clientExists("nikt@sklep.test"))).toBe(false);
    b.shop.faults.set("graphql", "500-html");
    expect(await ask({ ...address, zipcode: "1" }, [])).toBe(true);
    expect(await page.evaluate(() => window.wyspa.clientExists("anna@sklep.test"))).toBe(false);
  });

  test("and receive the results", async () => {
    const { page } = await b.visit({ path: "/newsletter.php" });
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener("wyspa:validated", ({ detail: { form, field, valid, codes } }) =>
        heard.push([form.id, field?.id ?? null, valid, codes]),
      );
    });
    await page.locator("#mailing_email").fill("ola@");
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "heard")))
      .toEqual([["newsletter", "mailing_email", false, ["incorect_email"]]]);
  });
});

describe("after Back", () => {
  test("a sent form can be sent again, from the back-forward cache", async () => {
    const { page } = await b.visit({ path: "/newsletter.php", inWholeBrowser: true });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted }));
    });
    const send = async () => {
      await page.locator("#mailing_name").fill("Ola");
      await page.locator("#mailing_email").fill("ola@sklep.test");
      await page.locator("#newsletter_consent").check();
      await page.getByRole("button", { name: "Zapisz mnie" }).click();
      await page.waitForURL(/thank-you/);
    };
    await send();
    await page.goBack({ waitUntil: "commit" });
    // Positive control: the page did come from the back-forward cache (bar R40).
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "cameBack"))).toBe(true);
    expect(await page.locator("#newsletter").getAttribute("class")).not.toContain("--submitting");
    expect(await page.locator("#mailing_email").inputValue()).toBe("ola@sklep.test");
    await send();
    expect(posts().map(({ fields }) => Object.fromEntries(fields).mailing_action)).toEqual(["add", "add"]);
  });

  test("so can a form that the server refused", async () => {
    const { page } = await b.visit({ path: "/newsletter.php" });
    b.shop.faults.set("graphql", "500-html");
    await page.locator("#mailing_name").fill("Ola");
    await page.locator("#mailing_email").fill("ola@sklep..test"); // only the server knows that it is not an address
    await page.locator("#newsletter_consent").check();
    await page.getByRole("button", { name: "Zapisz mnie" }).click();
    await page.locator(".form_errors").waitFor();
    b.shop.faults.clear();
    await page.locator("#mailing_email").fill("ola@sklep.test");
    await page.locator("#newsletter_consent").check();
    await page.getByRole("button", { name: "Zapisz mnie" }).click();
    await page.waitForURL(/thank-you/);
  });
});
