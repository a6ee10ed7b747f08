/** Every rule of form validation and every error code, in a browser, against a platform that really validates. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { kinds } from "../../../fixtures/client-data/check";
import { codes } from "../../unit/validated-form/codes";
import { PATH, put } from "../runtime/pages";
import { bench } from "../support";

const b = bench();
const POLAND = "1143020143";
const GERMANY = "1143020118";
const BRITAIN = "1143020220";

type Field = readonly [id: string, attributes: string];
type Seen = readonly [state: string, message: string];

const field = ([id, attributes]: Field) =>
  `<div class="f-feedback"><input id="${id}" name="${id}" class="f-control --validate" ${attributes}>
   <label class="f-label" for="${id}">${id}</label><div class="f-message"></div></div>`;
const form = (content: string) =>
  `<form class="cop" action="/sent" method="post">${content}<button>Wyślij</button></form>`;

/** State and message of fields, as a shopper sees them. */
const look = (page: Page, ids: readonly string[]): Promise<Seen[]> =>
  page.evaluate(
    (all) =>
      all.map((id) => {
        const holder = document.getElementById(id)?.closest(".f-feedback, .--checkbox");
        const state = ["error", "success"].find((name) => holder?.classList.contains(`--${name}`));
        return [state ?? "neutral", holder?.querySelector(".f-message")?.textContent ?? ""] as const;
      }),
    ids,
  );

/** Sets texts of fields like typing does, all at once. */
const type = (page: Page, texts: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    for (const [id, text] of Object.entries(all)) {
      const control = document.getElementById(id) as HTMLInputElement;
      control.value = text;
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }, texts);

/** Mounts the island of every form. */
async function touchAll(page: Page): Promise<void> {
  for (const first of await page.locator("form.cop").all()) {
    await first.locator("input, select").first().focus();
    await expect.poll(() => first.getAttribute("data-island-status")).toBe("ready");
  }
}

const MANDATORY = "Proszę wypełnić to pole.";
const PASSWORDS = `data-graphql="password" type="password"`;

/** One row per rule: fields, typed texts, and their state a second later. */
const rows: readonly (readonly [
  line: string,
  fields: readonly Field[],
  typed: Readonly<Record<string, string>>,
  seen: Readonly<Record<string, Seen>>,
])[] = [
  ["required and empty", [["q1", "required"]], { q1: "" }, { q1: ["error", MANDATORY] }],
  ["required and filled in", [["q2", "required"]], { q2: "x" }, { q2: ["success", ""] }],
  ["optional, empty, with a minimum", [["m1", 'minlength="3"']], { m1: "" }, { m1: ["success", ""] }],
  [
    "shorter than the minimum",
    [["m2", 'minlength="3"']],
    { m2: "ab" },
    { m2: ["error", "Minimalna liczba znaków dla tego pola to 3"] },
  ],
  [
    "longer than the maximum",
    [["m3", 'maxlength="4"']],
    { m3: "abcde" },
    { m3: ["error", "Maksymalna liczba znaków dla tego pola to 4"] },
  ],
  [
    "required before the minimum",
    [["m4", 'required minlength="3"']],
    { m4: "" },
    { m4: ["error", MANDATORY] },
  ],
  [
    "the minimum before the server",
    [["m5", 'minlength="8" data-graphql="zipcode"']],
    { m5: "x" },
    { m5: ["error", "Minimalna liczba znaków dla tego pola to 8"] },
  ],
  [
    "firstname",
    [["f1", 'data-graphql="firstname"']],
    { f1: "A[" },
    { f1: ["error", "Jeden z użytych znaków jest niedozwolony."] },
  ],
  [
    "firstname with a digit (theme's forms)",
    [["f2", 'data-graphql="firstname"']],
    { f2: "Ala1" },
    { f2: ["error", "Pole nie może zawierać cyfr."] },
  ],
  ["lastname", [["l1", 'data-graphql="lastname"']], { l1: "Nowak" }, { l1: ["success", ""] }],
  ["city", [["c1", 'data-graphql="city"']], { c1: "Łódź" }, { c1: ["success", ""] }],
  ["firm", [["i1", 'data-graphql="firm"']], { i1: "Wydma sp. z o.o." }, { i1: ["success", ""] }],
  [
    "additional is sent as the company's name",
    [["i2", 'data-graphql="additional"']],
    { i2: "A[" },
    { i2: ["error", "Jeden z użytych znaków jest niedozwolony."] },
  ],
  [
    "nip with its country",
    [["n1", `data-graphql="nip" data-region="${POLAND}"`]],
    { n1: "5260001246" },
    { n1: ["success", ""] },
  ],
  [
    "nip with a wrong checksum",
    [["n2", `data-graphql="nip" data-region="${POLAND}"`]],
    { n2: "5260001247" },
    { n2: ["error", "Niepoprawny NIP dla wybranego kraju."] },
  ],
  [
    "zipcode of its country",
    [["z1", `data-graphql="zipcode" data-region="${GERMANY}"`]],
    { z1: "10115" },
    { z1: ["success", ""] },
  ],
  [
    "zipcode of another country, with an example of the only format",
    [["z2", `data-graphql="zipcode" data-region="${POLAND}"`]],
    { z2: "10115" },
    {
      z2: [
        "error",
        "Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX (np. 00-950)",
      ],
    },
  ],
  [
    "zipcode of a country with several formats, with the server's list of them",
    [["z3", `data-graphql="zipcode" data-region="${BRITAIN}"`]],
    { z3: "SW1A" },
    {
      z3: [
        "error",
        "Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: YX XYY, YXX XYY, YYX XYY, YYXX XYY, YXY XYY, YYXY XYY",
      ],
    },
  ],
  [
    "street without a number: the error is the number's",
    [
      ["s1", `data-graphql="street" data-concat-from="#s2" data-region="${POLAND}"`],
      ["s2", 'data-concat-to="#s1"'],
    ],
    { s1: "Długa" },
    { s1: ["success", ""], s2: ["error", "Podaj nr domu."] },
  ],
  [
    "street with its number",
    [
      ["s3", `data-graphql="street" data-concat-from="#s4" data-region="${POLAND}"`],
      ["s4", 'data-concat-to="#s3"'],
    ],
    { s3: "Długa", s4: "5" },
    { s3: ["success", ""], s4: ["success", ""] },
  ],
  [
    "phone with its prefix in front",
    [
      ["p1", `data-graphql="phone" data-concat-from="#p2" data-region="${POLAND}"`],
      ["p2", 'value="+48" data-concat-to="#p1"'],
    ],
    { p1: "500600700" },
    { p1: ["success", ""] },
  ],
  [
    "phone without a region, too short",
    [["p3", 'data-graphql="phone"']],
    { p3: "12345678" },
    { p3: ["error", "Wpisz swój telefon."] },
  ],
  [
    "phone without a region, long enough",
    [["p4", 'data-graphql="phone"']],
    { p4: "123456789" },
    { p4: ["success", ""] },
  ],
  [
    "e-mail",
    [["e1", 'data-graphql="email"']],
    { e1: "ktos@" },
    { e1: ["error", "Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com"] },
  ],
  [
    "phone or e-mail: digits are a phone",
    [["e2", 'data-graphql="phone email"']],
    { e2: "(58) 1" },
    { e2: ["error", "Wpisz swój telefon."] },
  ],
  [
    "phone or e-mail: anything else is an e-mail",
    [["e3", 'data-graphql="phone email"']],
    { e3: "a@b.pl" },
    { e3: ["success", ""] },
  ],
  [
    "birth date",
    [["d1", 'data-graphql="birthdate"']],
    { d1: "1990-02-30" },
    { d1: ["error", "Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD"] },
  ],
  [
    "login of two characters",
    [["o1", 'data-graphql="login"']],
    { o1: "ab" },
    {
      o1: [
        "error",
        "Błędnie wpisany login. Login musi mieć minimum 3, a maksimum 40 znaków. Możesz użyć liter i cyfr oraz symboli @ . - _.",
      ],
    },
  ],
  [
    "login that is taken",
    [["o2", 'data-graphql="login"']],
    { o2: "anna" },
    { o2: ["error", "Podany login jest już zajęty."] },
  ],
  [
    "password of five characters",
    [["w1", PASSWORDS]],
    { w1: "abcde" },
    { w1: ["error", "Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków)."] },
  ],
  [
    "password of 31 characters",
    [["w2", PASSWORDS]],
    { w2: "a".repeat(31) },
    { w2: ["error", "Za długie hasło. Wpisz krótsze hasło (maksimum 30 znaków)."] },
  ],
  [
    "password that is the login",
    [
      ["o3", 'data-graphql="login" data-concat-password="#w3"'],
      ["w3", `${PASSWORDS} data-concat-login="#o3"`],
    ],
    { o3: "wydma77", w3: "wydma77" },
    { o3: ["success", ""], w3: ["error", "Hasło jest takie samo jak login. Wpisz inne hasło."] },
  ],
  [
    "confirmation that differs",
    [
      ["w4", PASSWORDS],
      ["w4_confirm", 'type="password"'],
    ],
    { w4: "wydma-77", w4_confirm: "wydma-78" },
    {
      w4: ["success", ""],
      w4_confirm: ["error", "Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie."],
    },
  ],
  [
    "iban, by its own call",
    [["b1", 'data-graphql="iban" minlength="26"']],
    { b1: "PL61109010140000071219812875" },
    { b1: ["error", "Format numeru konta bankowego jest niepoprawny"] },
  ],
  [
    "iban that is right",
    [["b2", 'data-graphql="iban" minlength="26"']],
    { b2: "PL61109010140000071219812874" },
    { b2: ["success", ""] },
  ],
  [
    "a kind that the platform does not know",
    [["x1", 'data-graphql="shoe_size"']],
    { x1: "45" },
    { x1: ["success", ""] },
  ],
];

test("every row of the validation rules holds", async () => {
  put(b.shop, rows.map(([, fields]) => form(fields.map(field).join(""))).join("\n"));
  const { page, errors } = await b.visit({ path: PATH });
  await touchAll(page);
  for (const [, , typed] of rows) await type(page, typed);
  const ids = rows.flatMap(([, , , seen]) => Object.keys(seen));
  const expected = rows.flatMap(([line, , , seen]) =>
    Object.entries(seen).map(([id, [state, message]]) => [line, id, state, message]),
  );
  const names = rows.flatMap(([line, , , seen]) => Object.keys(seen).map((id) => [line, id]));
  await expect
    .poll(async () => (await look(page, ids)).map((seen, index) => [...(names[index] ?? []), ...seen]))
    .toEqual(expected);
  expect(errors).toEqual([]);
});

test("every code of the catalogue shows the catalogue's message", async () => {
  const fields = kinds.map((kind): Field => [`k_${kind}`, `data-graphql="${kind}" data-region="${POLAND}"`]);
  put(b.shop, form(fields.map(field).join("")));
  const { page, errors } = await b.visit({ path: PATH });
  await touchAll(page);
  // The server may return these codes for any kind. Codes of `iban`, `login` and `password` belong to their own kinds.
  const ofLogin = /^(login_equals|password|not_equal|no_password)/;
  const asked = codes.filter(
    ([code]) => code !== "incorrect_iban" && !code.endsWith("propose") && !ofLogin.test(code),
  );
  const ids = kinds.map((kind) => `k_${kind}`);
  const rounds = Math.ceil(asked.length / 10);
  for (let round = 0; round < rounds; round++) {
    const now = asked.slice(round * 10, round * 10 + 10);
    b.shop.config.validationMessages = Object.fromEntries(
      now.map(([code], index) => [kinds[index], [{ code, message: "ignored" }]]),
    );
    await type(
      page,
      Object.fromEntries(ids.slice(0, now.length).map((id) => [id, `value ${"x".repeat(round + 3)}`])),
    );
    await expect
      .poll(async () =>
        (await look(page, ids.slice(0, now.length))).map(([, message], index) => [now[index]?.[0], message]),
      )
      .toEqual(now.map(([code, text]) => [code, text]));
  }
  for (const [code, text] of codes.filter((row) => ofLogin.test(row[0]))) {
    b.shop.config.validationMessages = { password: [{ code, message: "" }] };
    await type(page, { k_password: `haslo-${code}`.slice(0, 30) });
    await expect.poll(async () => (await look(page, ["k_password"]))[0]).toEqual(["error", text]);
  }
  expect(errors).toEqual([]);
}, 60_000);

test("a taken login offers the platform's suggestion", async () => {
  b.shop.config.proposeLogin = true;
  put(b.shop, form(field(["o", 'data-graphql="login"'])));
  const { page } = await b.visit({ path: PATH });
  await touchAll(page);
  await type(page, { o: "anna" });
  await expect
    .poll(async () => (await look(page, ["o"]))[0])
    .toEqual(["error", "Podany login jest już zajęty.Proponowany login: anna1"]);
  expect(await page.locator(".f-message br").count()).toBe(2);
});

test("the shop's messages take precedence, and an unknown code shows the server's message, as text", async () => {
  b.shop.config.shopTexts = {
    errorCode: { no_city: "Skąd jesteś?" },
    formValidation: { mandatoryField: "Tu coś wpisz." },
  };
  b.shop.config.validationMessages = {
    city: [{ code: "no_city", message: "" }],
    firm: [{ code: "brand_new", message: "<img src=x onerror=__xss()> & <b>źle</b>" }],
  };
  put(
    b.shop,
    form(
      [
        ["c", 'data-graphql="city"'],
        ["f", 'data-graphql="firm"'],
        ["r", "required"],
      ]
        .map((one) => field(one as unknown as Field))
        .join(""),
    ),
  );
  const { page, errors } = await b.visit({ path: PATH });
  await touchAll(page);
  await type(page, { c: "x", f: "y", r: "" });
  await page.locator("form.cop button").click();
  await expect
    .poll(() => look(page, ["c", "f", "r"]))
    .toEqual([
      ["error", "Skąd jesteś?"],
      ["error", "<img src=x onerror=__xss()> & <b>źle</b>"],
      ["error", "Tu coś wpisz."],
    ]);
  expect(await page.locator(".f-message img, .f-message b, .f-summary img").count()).toBe(0);
  expect(errors).toEqual([]);
  await expect.poll(() => b.shop.errorReports.some(({ stack }) => stack.includes("brand_new"))).toBe(true);
});
