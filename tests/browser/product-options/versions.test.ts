/** Versions of a product: products of their own, opened in place, by links and by lists. */
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { bench, phone } from "../support";
import { FORM, productPage } from "./product-page";

const b = bench();

test("a list of versions leads to the chosen one in place, and its options follow its own data", async () => {
  const { page, price, more, errors, ready } = await productPage(b, "versionFirst", { viewport: phone });
  await page.evaluate(() => Reflect.set(window, "isSame", true));
  await page.locator("select.projector_variants__select").selectOption({ label: "zielony" });
  await expect.poll(() => page.url()).toContain(showcase.versionSecond.path);
  await expect.poll(price).toBe("110,00 zł");
  expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
  await ready(FORM, "product-options");
  await more.click();
  await expect.poll(price).toBe("220,00 zł");
  await page.goBack();
  // The quantity of two is kept.
  await expect.poll(price).toBe("200,00 zł");
  await ready(FORM, "product-options");
  await more.click();
  await expect.poll(price).toBe("300,00 zł");
  expect(errors).toEqual([]);
});

test("with several properties, each choice leads to the version that has it", async () => {
  const { page, price } = await productPage(b, "multiBlueShort");
  const lists = page.locator("select.projector_multiversions__select");
  await lists.nth(1).selectOption({ label: "długi" });
  await expect.poll(() => page.url()).toContain(showcase.multiBlueLong.path);
  await expect.poll(price).toBe("120,00 zł");
});

test("without the visit's file the browser navigates", async () => {
  b.shop.faults.set("wyspa", "404", { path: /visit-/ });
  const { page, price } = await productPage(b, "versionFirst");
  await page.locator("select.projector_variants__select").selectOption({ label: "zielony" });
  await expect.poll(() => page.url()).toContain(showcase.versionSecond.path);
  await expect.poll(price).toBe("110,00 zł");
});

/** The gallery as its README shows it: alike on every product page but for the pictures. */
const gallery = (product: string) => `
  <div id="product-gallery" class="product_gallery" data-island="product-gallery">
    <ul class="product_gallery__strip">
      <li class="product_gallery__item" id="picture-1"><a href="/pictures/1001.svg?size=large"><img src="/pictures/1001.svg" width="600" height="600" alt="${product}"></a></li>
    </ul>
  </div>`;

test("a version that is opened in place shows its own pictures and buys its own product", async () => {
  const { versionFirst, versionSecond } = showcase;
  const { page, ready } = await productPage(b, "versionFirst", {
    async before(of) {
      for (const { path } of [versionFirst, versionSecond])
        await of.route(`**${path}*`, async (route) => {
          const response = await route.fetch();
          const markup = (await response.text()).replace(
            /<form[^>]*id="projector_form"/,
            `${gallery(path)}$&`,
          );
          await route.fulfill({ response, body: markup });
        });
    },
  });
  const pictured = () => page.locator("#product-gallery img").getAttribute("alt");
  const product = page.locator(`${FORM} [name=product]`);
  await ready("#product-gallery", "product-gallery");
  expect(await pictured()).toBe(versionFirst.path);
  const first = await product.inputValue();
  await page.locator("select.projector_variants__select").selectOption({ label: "zielony" });
  await expect.poll(() => page.url()).toContain(versionSecond.path);
  await expect.poll(pictured).toBe(versionSecond.path);
  await ready("#product-gallery", "product-gallery");
  expect(await product.inputValue()).not.toBe(first);
});
