/** Which providers' links are refused, which code runs, and that names are text (ruling 7, bars S4, S8). */
import { describe, expect, it, test } from "vitest";
import { products } from "../mini-basket/shop";
import { bench } from "../support";
import { bank, LINK, opened, parts, productVisit } from "./shop";

const b = bench();
const price = () => (products(b)[20]?.price ?? 0) / 100;
const REFUSED = /Kalkulatora rat nie można otworzyć na tej stronie \(Bank\)/;
const hacked = "document.documentElement.dataset.hacked = '{calculate_price}'";

describe("a link is refused, with a message to the shopper and one warning for the designer, when it is", () => {
  it.each([
    ["a javascript: address", `javascript:${hacked}`, "is not an http(s) address"],
    ["a javascript: address with a line break in it", `java\nscript:${hacked}`, "is not an http(s) address"],
    ["a data: address", `data:text/html,<script>opener.${hacked}</script>`, "is not an http(s) address"],
    ["empty", "", "is not an http(s) address"],
    ["an address with a password", "https://anna:haslo@bank.example/", "is not an http(s) address"],
    ["code", hacked, "is code, which the shop does not allow. Set serverCode.instalments to true"],
    ["code behind an opening", `window.open('${LINK}');${hacked}`, "is code"],
    ["code in an opening", `window.open('https://bank.example/', ${hacked})`, "is code"],
  ])("%s", async (_, link, why) => {
    const { page, console: lines, errors } = await productVisit(b, { providers: [{ ...bank, link }] });
    for (const _press of [1, 2]) await parts(page).link.click();
    await expect.poll(() => parts(page).alert.innerText()).toMatch(REFUSED);
    const warnings = lines.filter((line) => line.includes("instalments:"));
    expect(warnings.length).toBe(1);
    expect(warnings[0]).toContain(why);
    expect(await opened(page)).toEqual([]);
    expect(await parts(page).dialog.count()).toBe(0);
    expect(await page.locator("html").getAttribute("data-hacked")).toBe(null);
    expect(errors).toEqual([]);
  });
});

describe("where the shop allows code from providers", () => {
  const path = () =>
    `${products(b)[20]?.link}?config=${encodeURIComponent('{"serverCode":{"instalments":true}}')}`;
  const counts = "window.runs = [...(window.runs ?? []), '{calculate_price}']";
  const ran = (page: Parameters<typeof parts>[0]) => page.evaluate(() => Reflect.get(window, "runs"));

  it("the code runs on every press, with the price as our own number", async () => {
    const { page, console: lines } = await productVisit(b, {
      providers: [{ ...bank, link: counts }],
      path: path(),
    });
    await parts(page).link.click();
    await expect.poll(() => ran(page)).toEqual([String(price())]);
    await parts(page).link.click();
    await expect.poll(() => ran(page)).toEqual([String(price()), String(price())]);
    expect(lines.filter((line) => line.includes("instalments:"))).toEqual([]);
  });

  it("the code runs once from the dialog's button", async () => {
    const { page } = await productVisit(b, {
      providers: [{ ...bank, link: counts }],
      path: path(),
      inBasket: 1,
    });
    await parts(page).link.click();
    await parts(page).buttons.last().click();
    const sum = (price() + (products(b)[0]?.price ?? 0) / 100).toFixed(2);
    await expect.poll(() => ran(page)).toEqual([sum]);
    await expect.poll(() => parts(page).dialog.count()).toBe(0);
  });

  it("a javascript: address is still refused", async () => {
    const { page } = await productVisit(b, {
      providers: [{ ...bank, link: `javascript:${hacked}` }],
      path: path(),
    });
    await parts(page).link.click();
    await expect.poll(() => parts(page).alert.innerText()).toMatch(REFUSED);
    expect(await page.locator("html").getAttribute("data-hacked")).toBe(null);
  });
});

test("a provider's name is shown as text, in the dialog and in messages", async () => {
  const name = `<img src=x onerror="document.documentElement.dataset.hacked='1'">"'{{7*7}}`;
  const { page } = await productVisit(b, {
    providers: [{ ...bank, name, minPrice: 50_000, call: "object" }],
  });
  await parts(page).link.click();
  await parts(page).buttons.waitFor();
  expect(await parts(page).messages.innerText()).toContain(name);
  expect(await parts(page).dialog.locator(".modal__title").innerText()).toBe(`Kalkulator rat: ${name}`);
  expect(await parts(page).dialog.locator("img").count()).toBe(0);
  expect(await page.locator("html").getAttribute("data-hacked")).toBe(null);
});

test("a page under the strict policy can pass everything as props, without a violation", async () => {
  const violations: string[] = [];
  const { page } = await productVisit(b, {
    providers: [{ ...bank, minPrice: 50_000 }],
    path: `${products(b)[20]?.link}?csp=strict`,
    before: async (of) => {
      of.on("console", (message) => {
        if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
          violations.push(message.text());
      });
    },
  });
  await parts(page).link.click();
  await parts(page).buttons.waitFor();
  expect(await parts(page).messages.innerText()).toContain("Minimalna kwota");
  expect(violations).toEqual([]);
});
