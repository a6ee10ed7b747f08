/** A browser's translator wraps every text of the page: what changes afterwards is seen, once, in the islands of each kind. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { asShopper, filled, header } from "./mini-basket-shop";
import { PATH, props, put } from "./runtime/pages";
import { search } from "./search-panel-field";
import { field } from "./stores";
import { bench, desktop } from "./support";

const b = bench();

/** Each text node makes way for a new one in two `<font>` elements, as translators of pages do it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest("script, style, textarea, template, option"))
        texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
    return texts.length;
  });

for (const path of ["/stocks.php?stores=200&modules=1", "/stocks.php?stores=200&finder=1"])
  test(`stores (${path}): how many, in which order, which part, how far`, async () => {
    const { page, errors } = await b.visit({ path });
    const count = page.locator(".store-map__count");
    const range = page.locator(".store-map__range");
    await page.locator(".store-map__pager").waitFor();
    await translate(page);
    const next = page.locator(".store-map__pager button").last();
    const before = await range.innerText();
    await next.click();
    await expect.poll(() => range.innerText()).not.toBe(before);
    await page.locator(field).fill("zywiec");
    await expect.poll(() => count.innerText()).toMatch(/^\d+ wynik/);
    const first = await count.innerText();
    await translate(page);
    await page.locator(field).fill("zywiec nie ma");
    await expect.poll(() => count.innerText()).toBe("Brak wyników. Zmień wpisany tekst.");
    await page.locator(field).fill("zywiec");
    await expect.poll(() => count.innerText()).toBe(first);
    await page.locator(".store-map__button").first().click();
    await expect.poll(() => count.innerText()).toMatch(/^Kolejność od najbliższych: zywiec · 200 wyników/);
    await translate(page);
    await page.locator(".store-map__reset").click();
    await expect.poll(() => count.innerText()).toBe("200 wyników");
    expect(errors.map(String)).toEqual([]);
  });

test("the basket: badge, sum, and what a line says", async () => {
  filled(b, 3);
  const { page, errors } = await b.visit({ context: asShopper(b), viewport: desktop });
  const { badge, panel, toggle, price } = header(page);
  await expect.poll(() => badge.innerText()).toBe("3");
  await translate(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  await panel.locator(".top_basket__product").first().waitFor();
  await translate(page);
  const worth = panel.locator(".top_basket__item.--worth, .--worth").first();
  const [sum, told] = [await worth.innerText(), await price.innerText()];
  await panel.locator(".top_basket__step.--more").first().click();
  await expect.poll(() => badge.innerText()).not.toBe("3");
  await expect.poll(() => worth.innerText()).not.toBe(sum);
  await expect.poll(() => price.innerText()).not.toBe(told);
  expect((await badge.innerText()).trim()).toMatch(/^\d$/);
  expect(errors.map(String)).toEqual([]);
});

test("search: other suggestions for another text", async () => {
  const { page, input, options, errors } = await search(b, { viewport: desktop });
  await input.fill("buty");
  await expect.poll(() => options.count()).toBeGreaterThan(0);
  const before = await options.allInnerTexts();
  await translate(page);
  await input.fill("kurtka");
  await expect.poll(() => options.allInnerTexts()).not.toEqual(before);
  await translate(page);
  await input.fill("buty");
  await expect.poll(() => options.allInnerTexts()).toEqual(before);
  expect(errors.map(String)).toEqual([]);
});

test("a calendar: its month, its days, and what is wrong with the field", async () => {
  put(
    b.shop,
    `<form><div class="f-group f-feedback"><input id="date" name="date" class="f-control" value="2026-03-02" data-island="date-picker" ${props({})}><label class="f-label" for="date">Przyjazd</label></div><p><button type="button">dalej</button></p></form>`,
  );
  const visit = await b.visit({ path: PATH });
  const { page, errors } = visit;
  await visit.ready("#date");
  await page.locator(".date-picker__button").click();
  const heading = page.locator(".date-picker .vanilla-calendar-header__content");
  await expect.poll(() => heading.textContent()).toMatch(/marzec/i);
  await translate(page);
  await page.locator(".date-picker .vanilla-calendar-arrow_next").click();
  await expect.poll(() => heading.textContent()).toMatch(/^\D*kwiecień\D*2026$/i);
  expect(await page.locator('[data-calendar-day="2026-04-30"]').innerText()).toBe("30");
  await page.keyboard.press("Escape");
  await page.locator("#date").fill("39.39.2026");
  await page.keyboard.press("Tab");
  const message = page.locator(".date-picker__message");
  await message.waitFor();
  await translate(page);
  await page.locator("#date").fill("3.4.2026");
  await page.keyboard.press("Tab");
  await expect.poll(() => message.allInnerTexts()).not.toContainEqual(expect.stringMatching(/\S/));
  expect(errors.map(String)).toEqual([]);
});
