// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { emptyAnswer, field, fullAnswer, product } from "./support";

afterEach(() => void vi.useRealTimers());

it("renders the six groups in the theme's classes", async () => {
  const { search, list } = await field();
  await search("buty");
  const tree = [...list.querySelectorAll("[class]")].map((element) => {
    const depth = element.className && ancestors(element, list);
    return `${"  ".repeat(Number(depth))}${element.localName}.${element.className.replaceAll(" ", ".")}`;
  });
  expect(tree.join("\n")).toBe(
    `
div.search_result__block.--queries
  a.search_result__item.--query
    span.search_result__name
div.search_result__block.--others
  div.search_result__sub.--products
    a.search_result__item.--product
      span.search_result__icon
      span.search_result__name_wrapper
        span.search_result__name
        span.search_result__price
    a.search_result__item.--product
      span.search_result__icon
      span.search_result__name_wrapper
        span.search_result__name
        span.search_result__price
    button.search_result__item.--button-all.btn.--outline
  div.search_result__sub.--categories
    strong.search_result__label
    div.search_result__items
      a.search_result__item.--producer
        span.search_result__name_label
        span.search_result__name
      a.search_result__item.--series
        span.search_result__name_label
        span.search_result__name
      a.search_result__item.--menu
        span.search_result__name
  div.search_result__sub.--cms
    strong.search_result__label
    div.search_result__items
      a.search_result__item.--cms
        span.search_result__name`.trim(),
  );
});

/** Number of ancestors with a class that an element has within the list. */
function ancestors(element: Element, list: Element): number {
  let depth = 0;
  for (let one = element.parentElement; one && one !== list; one = one.parentElement)
    if (one.className) depth++;
  return depth;
}

it("labels its parts", async () => {
  const { search, options, find } = await field();
  await search("buty");
  expect(options().map(({ textContent }) => textContent)).toEqual([
    "buty zimowe",
    "Buty trekkingowe120,00 zł",
    "Półbuty120,00 zł",
    "Pokaż wszystkie (2)",
    "Producent: Butex",
    "Seria: Zima",
    "Obuwie / Buty",
    "Tabela rozmiarów",
  ]);
  expect(find("picture source")?.getAttribute("srcset")).toBe(`${location.origin}/i.webp`);
  expect(find("picture source")?.getAttribute("type")).toBe("image/webp");
  expect(find("picture img")?.getAttribute("src")).toBe(`${location.origin}/i.jpg`);
  expect(find("picture img")?.getAttribute("alt")).toBe("");
});

it("shows the searched phrase in bold", async () => {
  const { search, options } = await field();
  await search("BUTY");
  expect(options().map((option) => option.querySelector("b")?.textContent)).toEqual([
    "buty",
    "Buty",
    "buty",
    undefined,
    undefined,
    undefined,
    "Buty",
    undefined,
  ]);
});

it.each([
  [{ iconSmallSecond: null }, "span>img", "/i.webp"],
  [{ iconSmall: undefined }, "span>img", "/i.jpg"],
  [{ iconSmall: "javascript:x", iconSmallSecond: "data:image/png;base64,AA" }, "", ""],
])("renders a product with the icons %j without a picture element", async (icons, selector, source) => {
  const { search, answers, find } = await field();
  answers({ ...emptyAnswer(), products: [product("Buty", icons)] });
  await search("buty");
  expect(find(".search_result__icon picture")).toBeNull();
  const image = find(".search_result__icon img");
  expect(image?.matches(selector || "none") ?? false).toBe(!!selector);
  if (source) expect(image?.getAttribute("src")).toBe(location.origin + source);
});

it("shows a price on request, and no price when it is missing", async () => {
  const { search, answers, form } = await field();
  const free = { price: { price: { gross: { value: 0, formatted: "0,00 zł" } } } };
  answers({ ...emptyAnswer(), products: [product("Buty", free), product("Kozaki", { price: null })] });
  await search("buty");
  const prices = [...form.querySelectorAll(".search_result__price")].map(({ textContent }) => textContent);
  expect(prices).toEqual(["Cena na telefon"]);
});

it("shows a name with an unsafe address as plain text, and hostile names unchanged", async () => {
  const { search, answers, options, list } = await field();
  const hostile = '<img src=x onerror="alert(1)">&lt;b&gt;{{7*7}}';
  answers({ ...fullAnswer(), cms: [{ name: hostile, link: "javascript:alert(1)" }] });
  await search("img");
  const last = options().at(-1);
  expect(last?.localName).toBe("span");
  expect(last?.textContent).toBe('<img src=x onerror="alert(1)"><b>{{7*7}}');
  expect(list.querySelectorAll("img").length).toBe(2);
});

it("gives each text its own element", async () => {
  const { search, list } = await field();
  await search("buty");
  for (const element of list.querySelectorAll("*")) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (texts.length) expect(element.childNodes.length).toBe(1);
  }
});

it("omits empty groups, and the column with them", async () => {
  const { search, answers, find } = await field();
  answers({ ...emptyAnswer(), searchQueries: fullAnswer().searchQueries });
  await search("buty");
  expect(find(".--queries")).not.toBeNull();
  expect(find(".--others")).toBeNull();
  answers({ ...emptyAnswer(), series: fullAnswer().series });
  await search("zima");
  expect(find(".--queries")).toBeNull();
  expect(find(".--products")).toBeNull();
  expect(find(".--categories .search_result__item.--series")).not.toBeNull();
});
