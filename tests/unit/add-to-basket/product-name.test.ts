// @vitest-environment page
import { expect, it } from "vitest";
import { productName } from "../../../islands/add-to-basket/read-form";

const nameOf = (markup: string, page = "search") => {
  document.body.innerHTML = markup;
  return productName(document.querySelector("form") as HTMLFormElement, page);
};

it("takes the name from the form", () =>
  expect(nameOf('<h1>Listing</h1><form data-name="Kubek"></form>')).toBe("Kubek"));
it("takes the name from the product's block on a listing", () =>
  expect(
    nameOf('<h1>Kubki</h1><div class="product"><a class="product__name"> Kubek\n A </a><form></form></div>'),
  ).toBe("Kubek A"));
it("takes the heading of a product page", () =>
  expect(nameOf('<h1>Sklep</h1><h1 class="product_name__name">Kubek</h1><form></form>', "projector")).toBe(
    "Kubek",
  ));
it("takes the only heading of a product page that lacks the theme's class", () =>
  expect(nameOf("<h1>Kubek</h1><form></form>", "projector")).toBe("Kubek"));
it.each([
  ["its brand", '<b itemprop="brand" itemscope><i itemprop="name">Marka</i></b>'],
  [
    "its breadcrumbs",
    '<ol itemscope><li itemprop="itemListElement" itemscope><i itemprop="name">Kubki</i></li></ol>',
  ],
  ["a card of another product", '<div class="product"><a class="product__name">Talerz</a></div>'],
])("does not take the name of %s for the product's", (_what, other) => {
  const named = `<h2 itemprop="name">Kubek</h2><form></form>`;
  const type = 'itemscope itemtype="https://schema.org/Product"';
  expect(nameOf(`<div ${type}>${other}${named}</div>`)).toBe("Kubek");
  expect(nameOf(`<div itemprop="item" ${type}>${other}${named}</div>`)).toBe("Kubek");
  expect(nameOf(`<div ${type}>${other}<form></form></div>`)).toBe("");
});
it("takes the name from an item inside a card", () =>
  expect(
    nameOf('<div class="product"><div itemscope><h3 itemprop="name">Kubek</h3></div><form></form></div>'),
  ).toBe("Kubek"));
it("does not take the heading of a listing for a product's name", () =>
  expect(nameOf("<h1>Kubki</h1><form></form>")).toBe(""));
it("works without a name", () => expect(nameOf("<form></form>", "projector")).toBe(""));
it("takes hostile names as text", () =>
  expect(nameOf('<form data-name="&lt;img onerror=x&gt;"></form>')).toBe("<img onerror=x>"));
