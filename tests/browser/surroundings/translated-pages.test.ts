/**
 * A browser's translator wraps every text of the page; later changes are still visible, exactly once, in every kind of
 * island.
 */
import { expect, test } from "vitest";
import { asShopper, filled, header } from "../mini-basket/shop";
import { productPage } from "../product-options/product-page";
import { PATH, put } from "../runtime/pages";
import { search } from "../search-panel/field";
import { chooser, headerCount, listButton, plain, withList } from "../shopping-lists/shop";
import { field } from "../store-map/stores";
import { bench, desktop, phone } from "../support";
import { translate } from "./translate-page";

const b = bench();

for (const path of ["/stocks.php?stores=200&modules=1", "/stocks.php?stores=200&finder=1"])
  test(`stores (${path}): after a translation the count, the order, the page number and the distance are still updated`, async () => {
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

test("after a translation the basket updates its badge, total and lines", async () => {
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

test("after a translation search updates its suggestions for another text", async () => {
  const { page, input, options, errors } = await search(b, { viewport: desktop });
  await input.fill("buty");
  // Until the answer comes, the field offers categories.
  await page.locator("#menu_search [role=option].--product").first().waitFor();
  const before = await options.allInnerTexts();
  await translate(page);
  await input.fill("kurtka");
  await expect.poll(() => options.allInnerTexts()).not.toEqual(before);
  await translate(page);
  await input.fill("buty");
  await expect.poll(() => options.allInnerTexts()).toEqual(before);
  expect(errors.map(String)).toEqual([]);
});

test("after a translation compared products show their count on a phone, and none on a desktop", async () => {
  const ids = b.shop.catalogue.products.slice(0, 3).map(({ id }) => id);
  b.shop.visitors.of("shopper").compared.push(...ids);
  const { page, errors } = await b.visit({
    path: "/search.php?text=kurtka&cached=1",
    context: asShopper(b),
    viewport: phone,
  });
  const button = page.locator("#menu_compare_product .compare__button:not(.--remove)");
  await expect.poll(() => button.textContent()).toMatch(/\(3\)$/);
  await translate(page);
  await page.setViewportSize(desktop);
  await expect.poll(() => button.textContent()).not.toMatch(/\(3\)/);
  await translate(page);
  await page.setViewportSize(phone);
  await expect.poll(() => button.textContent()).toMatch(/^[^(]*\(3\)$/);
  expect(errors.map(String)).toEqual([]);
});

test("a count of days is written although the translator changed the number first", async () => {
  put(b.shop, '<h1>Dostawa</h1><p id="place"></p>');
  const { page, errors } = await b.visit({ path: PATH });
  await page.evaluate(() => {
    const place = document.querySelector("#place");
    if (!place) return;
    place.innerHTML =
      '<b id="days" data-island="plural" data-island-when="load"><font><font>5</font></font></b>';
  });
  const days = page.locator("#days");
  await expect.poll(() => days.innerText()).toBe("5 dni");
  expect(errors.map(String)).toEqual([]);
});

test("after a translation shopping lists update their counts and show one alert after another", async () => {
  withList(b, "Remont");
  withList(b, "Prezenty");
  put(b.shop, listButton(plain(b)[0]?.id));
  const { page, said, errors } = await b.visit({ path: PATH, context: asShopper(b) });
  await page.locator(".to_list").click();
  const { row, dialog } = chooser(page);
  await dialog.waitFor();
  const alert = page.locator(".alertek__text");
  const live = page.locator("[data-wyspa-live=polite]");
  await translate(page);
  for (const name of ["Prezenty", "Remont"]) {
    await row(name).getByRole("button").click();
    await expect.poll(() => alert.innerText()).toBe(`Dodano do listy ${name}.`);
    await expect.poll(() => headerCount(page, name).textContent()).toBe("1");
    await expect.poll(() => row(name).locator(".sl_choose__count").innerText()).toBe("1");
    await expect.poll(() => live.textContent()).toContain(`Dodano do listy ${name}.`);
    await translate(page);
  }
  expect(await said()).toEqual(expect.arrayContaining(["Dodano do listy Remont."]));
  expect(errors.map(String)).toEqual([]);
});

test("after a translation a product updates its price, lines, availability and basket message", async () => {
  const { page, size, price, lowest, regular, withoutCode, status, buy, errors } = await productPage(
    b,
    "pricesPerSize",
  );
  await translate(page);
  await size("XS").click();
  await expect.poll(price).toBe("80,00 zł");
  expect(await lowest()).toMatch(/^Najniższa cena produktu w okresie 30 dni .*: 90,00 zł-11%$/);
  expect(await regular()).toBe("Cena regularna: 100,00 zł-20%");
  const available = await status();
  await translate(page);
  await size("M").click();
  await expect.poll(price).toBe("130,00 zł");
  for (const line of [lowest, regular, withoutCode]) expect(await line()).toBe("");
  await translate(page);
  await size("XL").click();
  await expect.poll(withoutCode).toBe("Cena bez kodu: 170,00 zł-6%");
  await size("XS").click();
  await expect.poll(regular).toBe("Cena regularna: 100,00 zł-20%");
  await expect.poll(status).toBe(available);
  const answer = page.locator(".add_to_basket__text");
  await buy.click();
  await expect.poll(() => answer.innerText()).toBe("Dodano do koszyka.");
  await translate(page);
  const hold = b.shop.faults.hold("graphql");
  await buy.click();
  await expect.poll(() => buy.getAttribute("aria-busy")).toBe("true");
  await translate(page);
  hold.release();
  await expect.poll(() => page.locator(".add_to_basket__held").innerText()).toBe("W koszyku: 2");
  expect(errors.map(String)).toEqual([]);
});

test("after a translation the status of sold-out sizes changes back and forth", async () => {
  const { page, size, status, errors } = await productPage(b, "sizes");
  await translate(page);
  const names = await page.locator(".projector_sizes__item:not(.--disabled)").allInnerTexts();
  const seen = new Map<string, string>();
  for (const round of [1, 2])
    for (const name of names.map((one) => one.trim())) {
      if (!(await size(name).count())) continue;
      await size(name).click();
      await page.waitForLoadState("networkidle");
      const text = await status();
      if (round === 2) expect(text).toBe(seen.get(name));
      seen.set(name, text);
      await translate(page);
    }
  expect(new Set(seen.values()).size).toBeGreaterThan(1);
  expect(errors.map(String)).toEqual([]);
});
