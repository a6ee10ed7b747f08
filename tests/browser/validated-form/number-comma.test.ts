/** A decimal comma in a number field, in a browser whose own language has a decimal point: never ten times the goods. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench } from "../support";

const b = bench();

/** A field of a page of the theme, with what hears its keys. */
async function field(attributes: string): Promise<Page> {
  const { page } = await b.visit();
  await page.evaluate((own) => {
    document
      .querySelector("main, #content")
      ?.insertAdjacentHTML(
        "afterbegin",
        `<form><label>Ilość <input id="number" type="number" ${own}></label></form>`,
      );
  }, attributes);
  await page.locator("#number").click();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/page-\w+\.js/.test(name)),
  );
  await page.waitForFunction(() => Reflect.has(window, Symbol.for("wyspa.fields")));
  return page;
}

describe.each(['step="0.1"', 'step="any"', 'step="1"'])("in a field with %s", (attributes) => {
  test.each([
    ["0,5", "0.5"],
    ["2,35", "2.35"],
    ["12", "12"],
    ["1.5", "1.5"],
  ])("the keys %s are %s", async (keys, expected) => {
    const page = await field(attributes);
    await page.keyboard.type(keys);
    expect(await page.inputValue("#number")).toBe(expected);
    await page.fill("#number", "");
    await page.focus("#number");
    await page.keyboard.insertText(keys);
    expect(await page.inputValue("#number")).toBe(expected);
  });
});
