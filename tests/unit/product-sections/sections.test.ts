// @vitest-environment page
/** The sections of a product's page, their order and their names. */
import { beforeEach, expect, test } from "vitest";
import { nameOf, sectionsOf } from "../../../islands/product-sections/sections";
import { type Text, texts } from "../../../islands/product-sections/texts";
import { bindTexts } from "../../../runtime/texts/texts";

const t = bindTexts<Text>(texts, {}, "pol");
const put = (markup: string) => {
  document.body.innerHTML = markup;
};
const ids = (isSmall: boolean) => sectionsOf(isSmall).map(({ id }) => id);
const named = (id: string) => nameOf(document.getElementById(id) as HTMLElement, t);

beforeEach(() => put(""));

test("sections have the order of their tabs, in any order of the page; documents only on small views", () => {
  put(
    `<section id="opinions_section"></section><section id="product_questions_list"></section><section id="products_associated_zone2"></section>
     <section id="projector_enclosures"></section><section id="projector_blog"></section><div id="details_wrapper"><p>Opis</p></div>`,
  );
  const all = [
    "details_wrapper",
    "projector_blog",
    "projector_enclosures",
    "products_associated_zone2",
    "product_questions_list",
    "opinions_section",
  ];
  expect(ids(true)).toEqual(all);
  expect(ids(false)).toEqual(all.filter((id) => id !== "projector_enclosures"));
});

test("an empty wrapper is no section", () => {
  put('<div id="details_wrapper"> </div>');
  expect(ids(true)).toEqual([]);
});

test("sections have their own name, or the shop's text when they have none", () => {
  put(
    `<section id="projector_blog"><h2 class="headline">Nasz   blog</h2></section><section id="products_associated_zone2"></section>
     <section id="opinions_section"><h2 class="headline__name">Co o nim mówią</h2></section>`,
  );
  expect(named("projector_blog")).toBe("Nasz blog");
  expect(named("products_associated_zone2")).toBe("Strefa rekomendacji");
  expect(named("opinions_section")).toBe("Opinie");
});

test("questions are named by their heading only when a question exists", () => {
  const list =
    '<section id="product_questions_list"><h2 class="headline__name">Pytania klientów</h2></section>';
  put(list);
  expect(named("product_questions_list")).toBe("Zadaj pytanie");
  put(`${list}<div id="product_askforproduct" data-questions="true"></div>`);
  expect(named("product_questions_list")).toBe("Pytania klientów");
});
