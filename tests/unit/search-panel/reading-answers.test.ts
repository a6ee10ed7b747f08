// @vitest-environment page
import fc from "fast-check";
import { expect, it } from "vitest";
import { readAnswer, type SearchResults } from "../../../islands/search-panel/answer";
import { runs } from "../runs";
import { emptyAnswer, fullAnswer, product } from "./support";

const read = (answer: unknown, limit = 6, priceType: "net" | "gross" = "gross") =>
  readAnswer(answer, "bu", limit, priceType);
const found = (results: SearchResults | null) => results?.options.filter(({ name }) => name) ?? [];
const names = (results: SearchResults | null) => found(results).map(({ name }) => name);
const onlyProduct = (more: Record<string, unknown>) =>
  read({ ...emptyAnswer(), products: [product("Buty", more)] })?.options[0];
const linkOf = (link: unknown) => onlyProduct({ link })?.link;

it("reads the six groups in the order of the panel", () => {
  const results = read(fullAnswer());
  expect(found(results).map(({ kind }) => kind)).toEqual([
    "query",
    "product",
    "product",
    "producer",
    "series",
    "menu",
    "cms",
  ]);
  expect(results?.whole).toBe(true);
});

it("accepts any value as an answer and never throws", () => {
  const field = fc.constantFrom("searchQueries", "products", "producers", "series", "menuNodes", "cms");
  const record = fc.dictionary(fc.constantFrom("name", "link", "price", "bc", "iconSmall"), fc.anything());
  const shaped = fc.dictionary(field, fc.oneof(fc.anything(), fc.array(fc.oneof(record, fc.anything()))));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything(), shaped), (answer) => {
      for (const { name, link, marked } of found(read(answer))) {
        expect(marked.join("")).toBe(name);
        if (link) expect(new URL(link).host).toBe(location.host);
      }
    }),
    runs(),
  );
});

it.each([[null], [undefined], [""], ["text"], [7], [true], [[]]])("refuses %j as an answer", (answer) => {
  expect(read(answer)).toBeNull();
});

/** Paths to every value inside the records of an answer. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length > 1 ? [path, ...inner] : inner;
}

const damages = pathsOf(fullAnswer()).flatMap((path) =>
  (["drop", "null", "number", "text", "list"] as const).map((damage) => ({ path: path.join("."), damage })),
);

it.each(damages)("keeps every other record when $path is damaged ($damage)", ({ path, damage }) => {
  const answer = fullAnswer();
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  const parent = steps.reduce<Record<string, unknown>>(
    (part, step) => part[step] as Record<string, unknown>,
    answer,
  );
  if (damage === "drop") delete parent[last];
  else parent[last] = { null: null, number: 7, text: "?", list: [] }[damage];
  expect(found(read(answer)).length).toBeGreaterThanOrEqual(6);
});

it("keeps at most the limit of each group", () => {
  const products = Array.from({ length: 30 }, (_, index) => product(`Buty ${index}`));
  expect(names(read({ ...emptyAnswer(), products }, 4))).toEqual(["Buty 0", "Buty 1", "Buty 2", "Buty 3"]);
});

it("drops a record without a name and reports the answer as incomplete", () => {
  const results = read({ ...emptyAnswer(), products: [product(" "), product("Buty"), { link: "/" }] });
  expect(names(results)).toEqual(["Buty"]);
  expect(results?.whole).toBe(false);
});

it("reports an answer with a missing group as incomplete", () => {
  expect(read({ ...fullAnswer(), products: null })?.whole).toBe(false);
  expect(read({})?.whole).toBe(false);
});

it("shows the price by the shop's price type, as the server formatted it", () => {
  const answer = { ...emptyAnswer(), products: [product("Buty")] };
  expect(read(answer, 6, "gross")?.options[0]?.price).toBe("120,00 zł");
  expect(read(answer, 6, "net")?.options[0]?.price).toBe("97,56 zł");
});

it.each([[0], ["0"], ["0.00"], ["0,00"], [-0]])("reads an amount of %j as a price on request", (value) => {
  expect(onlyProduct({ price: { price: { gross: { value, formatted: "0,00 zł" } } } })?.price).toBe(0);
});

it.each([[null], [undefined], ["120 zł"], [[]], [{ price: null }], [{ price: { gross: { value: 5 } } }]])(
  "shows a product without a price for %j",
  (price) => {
    expect(onlyProduct({ price })?.price).toBe("");
  },
);

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " \u0001javascript:alert(1)",
  "java\nscript:alert(1)",
  "javascript&#58;alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "blob:http://localhost/1",
  "//evil.test/",
  "https://evil.test/",
  "\\\\evil.test",
  "/\\evil.test",
  "http://user:pass@localhost:3000/",
  "",
  null,
  7,
])("shows a product whose link is %j without a link", (link) => {
  expect(linkOf(link)).toBeNull();
});

it("keeps a same-site link, with its character references decoded", () => {
  expect(linkOf("/search.php?text=a&amp;page=2")).toBe(`${location.origin}/search.php?text=a&page=2`);
});

it("decodes character references in names once", () => {
  const answer = { ...emptyAnswer(), cms: [{ name: "A &amp;amp; B &lt;b&gt; 27&quot; &#263;", link: "/" }] };
  expect(names(read(answer))).toEqual(['A &amp; B <b> 27" ć']);
});

it("shows a category with its path, which ends with its own name", () => {
  const node = (bc: unknown) =>
    names(read({ ...emptyAnswer(), menuNodes: [{ name: "Buty", link: "/", bc }] }))?.[0];
  expect(node({ item: [{ title: "Obuwie" }, { title: "Zima" }] })).toBe("Obuwie / Zima / Buty");
  expect(node({ item: [{ title: "Obuwie" }, { title: "Buty" }] })).toBe("Obuwie / Buty");
  expect(node({ item: [null, { title: "" }, { title: [] }, { title: "Obuwie" }] })).toBe("Obuwie / Buty");
  expect(node({ item: [{ title: 2024 }] })).toBe("2024 / Buty"); // platforms send texts of digits as numbers
  for (const bc of [null, [], {}, { item: {} }, "x"]) expect(node(bc)).toBe("Buty");
});

it('adds "show all" as the last of the products, and does not count it', () => {
  const results = read(fullAnswer());
  expect(results?.options.map(({ name }) => name)).toEqual([
    "buty zimowe",
    "Buty trekkingowe",
    "Półbuty",
    "",
    "Butex",
    "Zima",
    "Obuwie / Buty",
    "Tabela rozmiarów",
  ]);
  expect(results?.total).toBe(7);
  expect(read({ ...fullAnswer(), products: [] })?.options.every(({ name }) => name)).toBe(true);
});
