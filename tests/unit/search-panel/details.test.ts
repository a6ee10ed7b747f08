// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { readDetails } from "../../../islands/search-panel/details";
import { done, fault } from "../../../runtime/base/result";
import { emptyAnswer, field, product, type Setup } from "./support";

afterEach(() => void vi.useRealTimers());

const size = (id: string, status = "enable") => ({ id, name: id, amount: 5, availability: { status } });
const plain = { id: 7, type: "product_item", unit: { sellBy: 1 }, sizes: [size("uniw")] };
const read = (more: object, hasPrice = true) => readDetails({ ...plain, ...more }, "gross", hasPrice);

it("adds a product of one size, one step of it", () => {
  expect(read({})?.addition).toEqual({ id: "7", size: "uniw", quantity: 1 });
  expect(read({ unit: { sellBy: 0.1 } })?.addition?.quantity).toBe(0.1);
  expect(read({ unit: null })?.addition?.quantity).toBe(1);
});

it.each([
  ["several sizes", { sizes: [size("1"), size("2")] }, true],
  ["a set", { type: "bundle" }, true],
  ["no id", { id: null }, true],
  ["a price on request", {}, false],
  ["nothing in stock", { sizes: [size("uniw", "disable")] }, true],
  ["an unknown availability", { sizes: [{ id: "uniw" }] }, true],
])("does not offer to add a product with %s", (_, more, hasPrice) => {
  expect(read(more, hasPrice)?.addition).toBeNull();
});

it("tells the best availability of all sizes", () => {
  expect(read({ sizes: [size("1", "disable"), size("2", "order")] })?.stock).toBe("order");
  expect(read({ sizes: [{ id: "1", amount: 0 }] })?.stock).toBe("disable");
  expect(read({ sizes: [{ id: "1", amount: 4 }] })?.stock).toBe("");
});

it("crosses out only the lowest price of 30 days, and only a higher one", () => {
  const price = (isHigher: unknown) => ({
    price: {
      omnibusPrice: { gross: { formatted: "99,00 zł" } },
      omnibusPriceDetails: { omnibusPriceIsHigherThanSellingPrice: isHigher },
    },
  });
  expect(read(price(true))?.before).toBe("99,00 zł");
  expect(read(price("false"))?.before).toBe("");
  expect(read({})?.before).toBe("");
});

it.each([null, 4, "x", [], { sizes: {} }, { sizes: "x" }])("ignores %j", (record) => {
  expect(readDetails(record, "gross", true)).toBeNull();
});

const shop = async (setup: Setup = {}) => {
  const made = await field({ search: { details: true }, ...setup });
  made.answers({
    ...emptyAnswer(),
    products: [product("Sweter", plain), product("Buty", { ...plain, sizes: [size("40"), size("41")] })],
  });
  await made.search("sw");
  return made;
};

it("asks for details, and shows a button only beside products that need no choice", async () => {
  const made = await shop();
  expect(made.asked[0]?.document).toContain("availability");
  const buttons = [...made.list.querySelectorAll(".search_result__action")];
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["Do koszyka: Sweter"]);
  expect(made.find("[role=option] button, [role=listbox] button")).toBeNull();
  expect(made.options().map(({ textContent }) => textContent)).toEqual([
    "Sweter120,00 złDostępny",
    "Buty120,00 złDostępny",
    "Pokaż wszystkie (2)",
  ]);
});

it("adds by Tab and Enter, once, and tells what the server answers", async () => {
  const add = vi.fn(() => new Promise((answer) => setTimeout(() => answer(done({ count: 3 })), 50)));
  const made = await shop({ add });
  made.said.length = 0;
  made.press("ArrowDown");
  await made.pass(1);
  expect(made.active()?.getAttribute("aria-description")).toBe("Tab: do koszyka");
  made.press("Tab");
  const button = document.activeElement as HTMLButtonElement;
  button.click();
  await Promise.resolve();
  button.click();
  await made.pass(60);
  await made.pass(60);
  expect(add.mock.calls).toEqual([[{ id: "7", size: "uniw", quantity: 1 }]]);
  expect(made.said).toEqual(["Dodano do koszyka: Sweter. W koszyku 3 produkty"]);
  expect(button.classList.contains("--success")).toBe(true);
  expect(document.activeElement).toBe(button);
});

it.each([
  [
    { ...fault("refused"), message: "Za mało w magazynie." },
    "Nie udało się dodać produktu do koszyka. Za mało w magazynie.",
  ],
  [{ ...fault("network"), unchanged: true }, "Nie udało się dodać produktu do koszyka."],
  [fault("status", { status: 422 }), "Nie udało się dodać produktu do koszyka."],
  [fault("status", { status: 429 }), "Nie udało się dodać produktu do koszyka."],
  [fault("network"), "Nie wiadomo, czy produkt został dodany. Sprawdź koszyk, zanim spróbujesz ponownie."],
])("tells a failure: %j", async (answer, text) => {
  const made = await shop({ add: async () => answer });
  made.said.length = 0;
  made.find(".search_result__action")?.click();
  await made.pass(1);
  expect(made.said).toEqual([text]);
});

it("shows plain rows where the shop wants that", async () => {
  expect((await shop({ props: { add: false } })).find(".search_result__action")).toBeNull();
});
