/** A product's page that nobody has touched: the script changes nothing that the server had said rightly. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { type ShowcaseName, showcase } from "../../fixtures/catalogue/showcase";
import { type Case, cases } from "../../fixtures/catalogue/showcase-cases";
import { shiftsOf } from "./shifts";
import { bench, phone } from "./support";

const b = bench();
const FORM = "form#projector_form";
/** What is read of prices and labels, seen or not by their classes alone. */
const prices = (page: Page) =>
  page.evaluate(() => {
    const section = document.querySelector<HTMLElement>("#projector_prices_section");
    const labels = document.querySelector<HTMLElement>(".product_name__block.--label");
    return {
      classes: [...(section?.classList ?? [])].filter((name) => name !== "--loading").sort(),
      labels: labels?.className,
      // The sign that explains points stands beside them.
      text: section?.innerText
        .replace(/ \?(?=\n|$)/g, "")
        .replace(/[ \u00a0]+/g, " ")
        .replace(/\s*\n\s*/g, "\n"),
    };
  });
const moved = async (page: Page) => (await shiftsOf(page)).flatMap((shift) => shift.moved);
/** Sizes that cost differently: only the script knows the lines of the one that is chosen. */
const isPerSize = (name: ShowcaseName) => {
  const { sizes = [] }: Case = cases[name];
  return sizes.some(({ terms }) => terms);
};
/** What is not sold by one, or not bought once: the amounts are those of what would be bought. */
const AMOUNTS: Partial<Record<ShowcaseName, RegExp>> = {
  limitsPerOrder: /^200,00 zł\n\/ 2 szt\./,
  metres: /^0,70 zł\n\/ 0,1 m/,
  packs: /^300,00 zł\n\/ 3 op/,
  subscriptionOnly: /^90,00 zł\n/,
};

for (const name of Object.keys(showcase) as ShowcaseName[]) {
  const amounts = AMOUNTS[name];
  const promise = amounts
    ? "the amounts are those of what would be bought"
    : "prices and labels stay what they are, and nothing moves";
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
