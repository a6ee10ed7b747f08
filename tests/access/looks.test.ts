/** Parts that show a state by colour alone keep it in forced colours, and prices keep their order from right to left. */
import { expect, test } from "vitest";
import { modes } from "../browser/journeys/modes";
import { asShopper, filled, header } from "../browser/mini-basket/shop";
import { bench } from "../browser/support";

const b = bench();

test("the bar of free shipping shows its value in forced colours", async () => {
  filled(b, 3);
  const { page } = await b.visit({ context: { ...asShopper(b), forcedColors: "active" } });
  await header(page).link.hover();
  await header(page).rows.first().waitFor();
  const colourOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf(".progress_bar__value")).toBe("rgb(0, 0, 0)"); // the text colour of forced colours
});

test("the price of a found product keeps its order on pages from right to left", async () => {
  const mirror = modes.find(({ name }) => name === "right to left")?.prepare;
  const { page } = await b.visit({ before: async (own) => mirror?.(own) });
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  const price = page.locator(".search_result__price").first();
  await price.waitFor();
  const [digits = 0, currency = 0] = await price.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [0, node.data.indexOf("zł")].map((at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(digits).toBeLessThan(currency);
});
