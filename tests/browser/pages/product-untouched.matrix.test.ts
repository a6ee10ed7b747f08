/** An untouched product page: the script changes nothing that the server rendered correctly. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { type ShowcaseName, showcase } from "../../../fixtures/catalogue/showcase";
import { type Case, cases } from "../../../fixtures/catalogue/showcase-cases";
import { shiftsOf } from "../shifts";
import { bench, phone } from "../support";

const b = bench();
const FORM = "form#projector_form";
/** The text of prices and labels, and the classes that decide their visibility. */
const prices = (page: Page) =>
  page.evaluate(() => {
    const section = document.querySelector<HTMLElement>("#projector_prices_section");
    const labels = document.querySelector<HTMLElement>(".product_name__block.--label");
    return {
      classes: [...(section?.classList ?? [])].filter((name) => name !== "--loading").sort(),
      labels: labels?.className,
      // Leaves out the icon that explains points.
      text: section?.innerText
        .replace(/ \?(?=\n|$)/g, "")
        .replace(/[ \u00a0]+/g, " ")
        .replace(/\s*\n\s*/g, "\n"),
    };
  });
const moved = async (page: Page) => (await shiftsOf(page)).flatMap((shift) => shift.moved);
/** When sizes differ in price, only the script knows the lines of the chosen size. */
const isPerSize = (name: ShowcaseName) => {
  const { sizes = [] }: Case = cases[name];
  return sizes.some(({ terms }) => terms);
};
/** Products with another minimum than one piece, or without a single purchase: the amounts are those of the minimum. */
const AMOUNTS: Partial<Record<ShowcaseName, RegExp>> = {
  limitsPerOrder: /^200,00 zł\n\/ 2 szt\./,
  metres: /^0,70 zł\n\/ 0,1 m/,
  packs: /^300,00 zł\n\/ 3 op/,
  subscriptionOnly: /^90,00 zł\n/,
};

for (const name of Object.keys(showcase) as ShowcaseName[]) {
  const amounts = AMOUNTS[name];
  const promise = amounts
    ? "the amounts are those of the minimum quantity"
    : "prices and labels stay as they are, and nothing moves";
  test.skipIf(isPerSize(name))(`${name}: ${promise}`, async () => {
    const { path } = showcase[name];
    const { page, errors, console: said, ready } = await b.visit({ path, viewport: phone });
    await ready(FORM, "product-options");
    await page.waitForLoadState("networkidle");
    if (!amounts) expect(await moved(page)).toEqual([]);
    const now = await prices(page);
    if (amounts) expect(now.text).toMatch(amounts);
    else {
      await page.goto(`${b.shop.url}${path}?wyspa=off`);
      expect(now).toEqual(await prices(page));
    }
    expect(errors).toEqual([]);
    expect(said).toEqual([]);
  });
}
