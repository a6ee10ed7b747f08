/** The product page's two links to the shopping lists: they add the chosen size (PLATFORM.md F 3.9, G 1.12). */
import { describe, expect, test } from "vitest";
import { pathOf } from "../built-files";
import { asShopper } from "../mini-basket/shop";
import { bench } from "../support";
import { asked, chooser, listsOf, plain, withList } from "./shop";

const b = bench();
const HEART = "a.projector_buy__shopping_list";
const NAME = "a.product_name__action.--shopping-list";
const SIZE = "a.projector_sizes__item:not(.--disabled)";
/** Products with few sizes show them as links; several of the sizes can be bought. */
const sized = () => {
  const found = b.shop.catalogue.products.find(
    ({ sizes, price }) =>
      price > 0 && sizes.length > 1 && sizes.length < 7 && sizes.filter(({ stock }) => stock > 0).length > 1,
  );
  if (!found) throw new Error("no product has sizes");
  return found;
};
const open = (link: string | undefined, more = "") =>
  b.visit({ path: `${link}${more}`, context: asShopper(b) });
const products = () => listsOf(b)[0]?.products;

describe.each([HEART, NAME])("%s", (link) => {
  test("a product of one size is added to the list as it is", async () => {
    withList(b, "Remont");
    const [product] = plain(b);
    const { page, errors } = await open(product?.link);
    await page.locator(link).first().click();
    await chooser(page).row("Remont").getByRole("button").click();
    await expect.poll(products).toEqual([{ id: product?.id, size: "uniw" }]);
    expect(errors).toEqual([]);
  });

  test("a product with sizes is added in the chosen size", async () => {
    withList(b, "Remont");
    const product = sized();
    const size = [...product.sizes].reverse().find(({ stock }) => stock > 0);
    const { page } = await open(product.link, `?selected_size=${size?.id}`);
    await page.locator(link).first().click();
    await chooser(page).row("Remont").getByRole("button").click();
    await expect.poll(products).toEqual([{ id: product.id, size: size?.id }]);
  });
});

describe("without a size", () => {
  const withoutSize = async () => {
    withList(b, "Remont");
    const visit = await open(sized().link);
    await visit.page.locator("#projector_size_hidden").evaluate((field: HTMLInputElement) => {
      field.value = "";
    });
    return visit;
  };

  test("nothing opens: a message appears once, and the focus is on the sizes", async () => {
    const visit = await withoutSize();
    const { page } = visit;
    await page.locator(HEART).first().click();
    await expect
      .poll(() => page.evaluate(() => !!document.activeElement?.closest(".projector_sizes")))
      .toBe(true);
    expect(await page.locator(".projector_sizes [role=alert]").allTextContents()).toEqual([
      "Proszę wybrać rozmiar",
    ]);
    expect(await page.locator(".alertek").count()).toBe(0);
    expect(await chooser(page).dialog.count()).toBe(0);
    await page.locator(SIZE).first().click();
    await page.locator(HEART).first().click();
    await chooser(page).dialog.waitFor();
  });

  test("when the product's own island cannot be loaded, ours shows the message", async () => {
    b.shop.faults.set("wyspa", "404", { path: pathOf("product-options") });
    const visit = await withoutSize();
    const { page } = visit;
    await page.locator(HEART).first().click();
    await expect
      .poll(() => page.locator(".alertek__text").textContent())
      .toBe("Wybierz rozmiar, aby dodać produkt do listy.");
    expect(await page.evaluate(() => !!document.activeElement?.closest(".projector_sizes"))).toBe(true);
    expect(asked(b, "addToShoppingList")).toBe(0);
  });
});

test("when the page has its own module for lists, that module is called, once, with product and size", async () => {
  const product = sized();
  const size = product.sizes.find(({ stock }) => stock > 0);
  const { page, errors } = await open(product.link, `?modules=1&selected_size=${size?.id}`);
  await page.locator(NAME).click();
  await page.locator(".modal.--shopping-list").waitFor();
  const html = page.locator("html");
  expect(JSON.parse((await html.getAttribute("data-listed")) ?? "")).toEqual([[`${product.id}`, size?.id]]);
  expect(await html.getAttribute("data-listed-times")).toBe("1");
  expect(errors).toEqual([]);
});
