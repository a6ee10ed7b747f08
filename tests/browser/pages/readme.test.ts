import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { PAGES } from "../../../runtime/cli/build/project.mjs";
import { opened, recordOpenings } from "../instalments/shop";
import { shiftsOf } from "../shifts";
import { bench, phone, quietFor } from "../support";

const b = bench();
const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const readme = read("README.md");
const islands = readdirSync(new URL("../../../islands", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `islands/${name}`);
const documents = [
  readme,
  ...["islands", ...islands, "runtime", "fixtures"].map((of) => read(`${of}/README.md`)),
  ...PAGES.map((page) => read(`dist/${page}`)),
];

/** The example with this name, exactly as one of the documents contains it. */
function example(name: string): string {
  const block = new RegExp(`^\`\`\`\\w+ example=${name}\\n([^]*?)^\`\`\`$`, "m");
  const [text, more] = documents.flatMap((document) => block.exec(document)?.[1] ?? []);
  if (!text || more) throw new Error(`"${name}" is to be one example in one of the documents`);
  return text;
}

const plain = () => {
  const product = b.shop.catalogue.products.find(
    ({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 5,
  );
  if (!product) throw new Error("the catalogue has no plain product");
  return product;
};
const inShop = (path: string, markup: string) =>
  b.shop.page(path, (context) =>
    renderEnvelope({ context, pageType: "text", content: `<h1>README</h1>${markup}` }),
  );

test("the README starts with the two commands", () => {
  expect(readme.split("```sh")[1]).toMatch(/^\nnpm ci && npm start\b.*\nnpm ci && npm test\b/);
});

test("every script that the documents name exists", () => {
  const { scripts } = JSON.parse(read("package.json"));
  for (const [, name = ""] of documents.join("\n").matchAll(/npm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(name);
});

test("a test drives every example of the documents", () => {
  const own = readFileSync(new URL(import.meta.url), "utf8");
  const names = [...documents.join("\n").matchAll(/^```\w+ example=([\w-]+)$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(9);
  for (const name of names) expect(own).toContain(`example("${name}")`);
});

test("the first tag and marker of the README make a form work", async () => {
  inShop("/readme-first", example("first").replace("{product}", String(plain().id)));
  const { page, errors, console } = await b.visit({ path: "/readme-first?script=none" });
  await page.getByRole("button", { name: "Do koszyka" }).last().click();
  await expect.poll(() => page.locator("#menu_basket .badge").textContent()).toBe("1");
  expect(page.url()).toContain("/readme-first");
  expect([...errors, ...console]).toEqual([]);
});

test("a platform page with the tag fills the header, suggests while typing, and throws nothing", async () => {
  b.shop.fillBasket("anna", 2);
  b.shop.page("/readme-platform", example("platform"));
  const { page, errors } = await b.visit({
    path: "/readme-platform",
    before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
  });
  await expect.poll(() => page.locator(".badge").textContent()).toBe("2");
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test("the example of the error log sends a report to the page's own service", async () => {
  inShop("/readme-error-report", `<script>${example("error-report")}</script>`);
  b.shop.faults.set("wyspa", "404", { path: /search-panel-\w+\.js/ });
  const { page, requests } = await b.visit({ path: "/readme-error-report" });
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await expect.poll(() => requests).toContain("/my-errors");
  expect(b.shop.errorReports).toEqual([]);
});

test("the configuration example takes effect", async () => {
  inShop("/readme-configuration", "");
  b.shop.page("/readme-configuration", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: "<h1>README</h1>",
      headExtra: example("configuration"),
    }),
  );
  const { page, status } = await b.visit({ path: "/readme-configuration" });
  expect(await status("#menu_basket")).toBeNull();
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBe(4);
  expect(await page.getByText("Zobacz wszystko").count()).toBe(1);
});

test("the two lines before the moving guide give the stores a map", async () => {
  b.shop.page("/readme-tiles", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: "<h1>README</h1>",
      headExtra: example("tiles-first"),
    }),
  );
  const { page, console } = await b.visit({ path: "/readme-tiles" });
  await page.evaluate(() => window.wyspa.ready);
  expect(console).toEqual([]); // a mistake in the configuration would be a line there
  const text = await page.locator("#wyspa-config").textContent();
  expect(Object.keys(JSON.parse(text ?? "").tiles)).toEqual(["url", "attribution"]);
});

test("a theme's form marked as a host adds to the basket in place", async () => {
  inShop("/readme-host", example("host").replace("{product}", String(plain().id)));
  const { page } = await b.visit({ path: "/readme-host" });
  await page.getByRole("button", { name: "Do koszyka" }).last().click();
  await expect.poll(() => page.locator("#menu_basket .badge").textContent()).toBe("1");
  expect(page.url()).toContain("/readme-host");
});

test("a theme's button opens a provider's calculator", async () => {
  inShop("/readme-instalments", example("instalments"));
  const { page } = await b.visit({ path: "/readme-instalments", before: recordOpenings });
  await page.getByRole("button", { name: "Oblicz raty" }).click();
  await expect.poll(() => opened(page)).toEqual(["https://bank.example/raty?kwota=XXX _blank noopener"]);
});

test("a theme's form is validated by the attributes of its fields", async () => {
  inShop("/readme-form", example("form"));
  const { page } = await b.visit({ path: "/readme-form" });
  await page.locator("#zip").fill("1");
  await expect.poll(() => page.locator("#zip").getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("button", { name: "Zapisz" }).click();
  await expect.poll(() => page.locator(".f-summary a").count()).toBe(3);
  expect(page.url()).toContain("/readme-form");
});

test("a shop chooses friendlier messages, for forms of the theme and for marked ones", async () => {
  const field = (id: string, rules: string) =>
    `<div class="f-feedback"><input id="${id}" class="f-control --validate" ${rules}><div class="f-message"></div></div>`;
  const form = (start: string, of: string) =>
    `<form method="post" ${start}>${field(`${of}_name`, 'minlength="3"')}${field(`${of}_zipcode`, 'data-graphql="zipcode" data-region="1143020143"')}</form>`;
  b.shop.page("/readme-friendly", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: `<h1>README</h1>${form('class="cop"', "theme")}${form('data-island="validated-form"', "own")}`,
      headExtra: example("friendly-messages"),
    }),
  );
  const { page } = await b.visit({ path: "/readme-friendly" });
  for (const id of ["theme", "own"]) {
    await page.locator(`#${id}_name`).fill("ab");
    await page.locator(`#${id}_name`).blur();
    await page.locator(`#${id}_zipcode`).fill("1");
    await page.locator(`#${id}_zipcode`).blur();
    const messages = page.locator(`div:has(> #${id}_name) .f-message, div:has(> #${id}_zipcode) .f-message`);
    await expect
      .poll(() => messages.allTextContents())
      .toEqual([
        "Wpisz co najmniej 3 znaki.",
        "Błędnie wpisany kod pocztowy. Wpisz go w takiej postaci, np. 00-950",
      ]);
  }
});

test("a theme's cards and subscriptions show their prices", async () => {
  inShop("/readme-prices", example("omnibus") + example("subscription"));
  const { page } = await b.visit({ path: "/readme-prices" });
  await expect
    .poll(() => page.locator(".product__prices .price.--omnibus").textContent())
    .toContain("90,00 zł -11%");
  expect(await page.locator(".label_icons .label").textContent()).toBe("Promocja");
  await expect.poll(() => page.locator("[data-subscription-price=gross]").textContent()).toBe("85,00 zł");
});

test("cards do not move when their price lines appear, if the theme reserves the room", async () => {
  b.shop.faults.latency("wyspa", 400);
  const card = example("omnibus");
  for (const rules of ["", example("omnibus-room")]) {
    b.shop.page(
      "/readme-room",
      `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Karty</title>
      <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/wyspa/wyspa-skin.css">
      <style>${rules}</style><script src="/wyspa/wyspa.js" defer></script></head><body><main>${card}${card}</main></body></html>`,
    );
    const { page } = await b.visit({ path: "/readme-room", viewport: phone });
    await page.locator(".price.--omnibus del").last().waitFor();
    expect([rules, (await shiftsOf(page)).length > 0]).toEqual([rules, rules === ""]);
  }
});

test("a theme's own island mounts, and its server text comes back when it ends", async () => {
  inShop("/readme-define", example("define"));
  const { page } = await b.visit({ path: "/readme-define" });
  await expect
    .poll(() => page.locator("[data-island=shop-hours]").textContent())
    .toBe("Dziś czynne do 20:00");
  await page.evaluate(() => {
    const host = document.querySelector("[data-island=shop-hours]") as HTMLElement;
    Object.assign(window, { removed: host });
    host.remove();
  });
  await expect
    .poll(() => page.evaluate(() => (Reflect.get(window, "removed") as Element).textContent))
    .toBe("Sprawdź godziny otwarcia");
});

test("the page API behaves as the README says", async () => {
  const { page } = await b.visit();
  const results = await page.evaluate(
    async ([code, product]) => {
      const run = new Function(
        "product",
        `return (async () => { const out = []; ${code} return out.map((one) => one instanceof Node || typeof one?.close === "function" ? "there" : one); })()`,
      );
      return run(product);
    },
    [
      example("api")
        .replace(/^(wyspa\.\w+\(.*\));.*$/gm, "out.push($1);")
        .replace(/^const (\w+) = (await .*);.*$/gm, "const $1 = $2; out.push($1);"),
      plain().id,
    ] as const,
  );
  expect(results.slice(0, 3)).toEqual(["1 234,50 zł", "produkty", "03-05-2026"]);
  expect(results[3]).toMatchObject({ ok: true, data: { count: 2 } });
  expect(Object.keys(results[4])).toEqual(["Basket"]);
  expect(results.slice(5)).toEqual([true, false, "light", "there", "there", true, true]);
  expect(await page.locator("dialog[open], #ajaxLoadSite").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/text-page");
});

test("a marked link and a marked form visit in place", async () => {
  inShop("/readme-visit", example("visit"));
  inShop("/readme-visited", '<nav id="breadcrumbs"></nav><div id="content"><h2>Druga</h2></div>');
  const { page } = await b.visit({ path: "/readme-visit" });
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("link", { name: "Druga strona" }).click();
  await page.getByRole("heading", { name: "Druga" }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
  await page.goBack();
  await page.getByRole("button", { name: "Filtruj" }).click();
  await page.getByRole("heading", { name: "Druga" }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
});

test("a page that asks for a reload after a login is reloaded", async () => {
  const { page } = await b.visit({ path: "/text-page" });
  await page.evaluate((code) => {
    Object.assign(window, { isSame: true });
    const script = Object.assign(document.createElement("script"), { textContent: code });
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    document.body.append(script);
  }, example("reload-after-login"));
  await page.evaluate(() => {
    const login = new CustomEvent("wyspa:login", { detail: { login: "anna" }, cancelable: true });
    document.dispatchEvent(login);
  });
  const isSame = () => page.evaluate(() => Reflect.get(window, "isSame") === true).catch(() => true);
  await expect.poll(isSame).toBe(false);
});

test("held tracking scripts run when the page allows them", async () => {
  b.shop.config.trackingScripts = ["window.tracked = 1"];
  const config = encodeURIComponent(JSON.stringify({ consent: "denied" }));
  const { page } = await b.visit({ path: `/?config=${config}` });
  const tracked = () => page.evaluate(() => Reflect.get(window, "tracked"));
  await page.evaluate(() => window.wyspa.clientExists("nikt@sklep.test")); // its answer announces the tracking events
  await expect.poll(() => b.shop.requests.some(({ query }) => "trackingEvents" in query)).toBe(true);
  await quietFor(page, 300);
  expect(await tracked()).toBeUndefined();
  await page.evaluate((code) => new Function(code)(), example("consent"));
  await expect.poll(tracked).toBe(1);
});

test("the form for languages works without the script", async () => {
  inShop("/readme-languages", example("languages"));
  const { page } = await b.visit({
    path: "/readme-languages",
    bare: true,
    context: { javaScriptEnabled: false },
  });
  await page.getByRole("button", { name: "English" }).click();
  await page.waitForURL(/\/en\/$/);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});

test("a theme's list of stores is rendered and searched", async () => {
  inShop("/readme-stores", example("store-map"));
  const { page, errors, console } = await b.visit({ path: "/readme-stores?tiles=1" });
  await page.locator(".store-map__field").fill("krakow");
  await expect.poll(() => page.locator(".store-map__list strong").allInnerTexts()).toEqual(["Pod Wawelem"]);
  await page.locator("#content .map_note__button").waitFor();
  expect([...errors, ...console]).toEqual([]);
});

test("the example of a new password shows it on request, and estimates it", async () => {
  inShop("/readme-password", example("password-field"));
  const { page, ready } = await b.visit({ path: "/readme-password" });
  const field = page.locator("#new_password");
  await field.focus();
  await ready("#new_password");
  await field.fill("wydma-morze-77");
  await page.locator(".password-field__strength").waitFor();
  await page.locator(".password-field__button").click();
  await expect.poll(() => field.getAttribute("type")).toBe("text");
});

test("a theme's date field accepts a typed day, opens its calendar, and refuses days that the shop has closed", async () => {
  inShop("/readme-dates", example("date-picker"));
  const { page, errors, console } = await b.visit({ path: "/readme-dates" });
  const field = page.getByLabel("Przyjazd", { exact: true });
  await field.fill("7.04.2031");
  await field.press("Tab");
  await expect.poll(() => field.inputValue()).toBe("2031-04-07");
  await field.fill("2031-04-06"); // a Sunday
  await field.press("Tab");
  await expect
    .poll(() => page.locator(".date-picker__message").textContent())
    .toBe("Tej daty nie można wybrać.");
  await page.locator(".date-picker__button").click();
  await page.locator("dialog.date-picker [role=grid]").waitFor();
  expect([...errors, ...console]).toEqual([]);
});
