// @vitest-environment page
/** When a press opens the calculator at once, and what the dialog offers otherwise. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Offer, readCall } from "../../../islands/instalments/call";
import { decide, type Sums } from "../../../islands/instalments/decide";
import { texts } from "../../../islands/instalments/dialog-texts";
import { viewOf } from "../../../islands/instalments/view";
import { bindTexts } from "../../../runtime/texts/texts";
import { runs } from "../runs";

const offer = (given: Partial<Offer> = {}): Offer => ({
  ...readCall([{ link: "https://bank.example/?p={calculate_price}", instalmentName: "Bank" }]),
  ...given,
});
const product = (price: number, basket: number | null = null, products: number | null = null): Sums => ({
  page: "product",
  price,
  basket,
  products,
});
const basket = (price: number, products: number | null = null): Sums => ({
  page: "basket",
  price,
  basket: null,
  products,
});
const limits = { least: 100, most: 5000 };

describe("the calculator is opened at once", () => {
  it.each([
    ["without limits", offer(), product(50), "50"],
    ["within both limits", offer(limits), product(199.9), "199.9"],
    ["at the lower limit", offer(limits), product(100), "100"],
    ["at the upper limit", offer(limits), product(5000), "5000"],
    ["within the only limit, the lower one", offer({ least: 100 }), product(100.01), "100.01"],
    ["within the only limit, the upper one", offer({ most: 100 }), product(3 * 33.33), "99.99"],
    ["without a price, whatever the limits", offer(limits), product(0, 500), "XXX"],
    ["with a price that is no number", offer(limits), product(Number.NaN), "XXX"],
    ["on the basket page, within both limits", offer(limits), basket(1234.56), "1234.56"],
    ["on the basket page, without limits", offer(), basket(10), "10"],
    ["on another page, without a price", offer(limits), { ...product(0), page: "other" }, "XXX"],
    [
      "when products of the basket are excluded, but it is empty",
      offer({ excludesSome: true }),
      product(10),
      "10",
    ],
    ["for one product, however few an order may have", offer({ mostProducts: 1 }), product(10), "10"],
  ] as const)("%s", (_, given, sums, open) => expect(decide(given, sums)).toEqual({ open }));
});

const t = bindTexts(texts, {}, "pol");
const money = (amount: number) => `${amount.toFixed(2)} zł`;
/** The dialog's message and options, as text. */
const view = (given: Offer, sums: Sums) => {
  const { messages, buttons } = viewOf(given, decide(given, sums), "Bank", t, money);
  return [
    ...messages,
    ...buttons.map(
      ({ text, price, info, target }) =>
        `${text} ${price} ${target?.kind === "address" ? target.url : "–"}${info && ` ${info}`}`,
    ),
  ];
};
const LEAST = "Minimalna kwota umożliwiająca zakupy przez Bank to 100.00 zł";
const MOST = "Maksymalna kwota umożliwiająca zakupy przez Bank to 5000.00 zł";
const OWN = "Oblicz raty tylko dla tego produktu";
const SUM = "Oblicz raty łącznie z wartością koszyka";
const ALL = "Oblicz raty produktów w koszyku";

describe("the dialog explains", () => {
  it.each([
    [
      "that a product is below the least",
      offer(limits),
      product(99.99),
      [LEAST, `${OWN} 99.99 zł – Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.`],
    ],
    [
      "that a product is above the most",
      offer(limits),
      product(5000.01),
      [MOST, `${OWN} 5000.01 zł – Zmniejsz ilość sztuk produktu, aby uruchomić kalkulator rat.`],
    ],
    [
      "both ways, when the basket is not empty",
      offer(limits),
      product(200, 300.5),
      [`${OWN} 200.00 zł https://bank.example/?p=200`, `${SUM} 500.50 zł https://bank.example/?p=500.50`],
    ],
    [
      "that the product is too little and the basket helps",
      offer(limits),
      product(60, 60),
      [
        LEAST,
        `${OWN} 60.00 zł – Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.`,
        `${SUM} 120.00 zł https://bank.example/?p=120.00`,
      ],
    ],
    [
      "that both together are still too little",
      offer(limits),
      product(20, 20),
      [
        LEAST,
        `${OWN} 20.00 zł – Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.`,
        `${SUM} 40.00 zł – Zwiększ ilość sztuk tego produktu lub wrzuć do koszyka dodatkowe produkty.`,
      ],
    ],
    [
      "that both together are too much",
      offer(limits),
      product(4000, 4000),
      [
        MOST,
        `${OWN} 4000.00 zł https://bank.example/?p=4000`,
        `${SUM} 8000.00 zł – Zmniejsz ilość sztuk tego produktu lub usuń z koszyka niektóre produkty.`,
      ],
    ],
    [
      "that one is too little and both too much",
      offer({ least: 100, most: 110 }),
      product(60, 60),
      [
        LEAST,
        "Maksymalna kwota umożliwiająca zakupy przez Bank to 110.00 zł",
        `${OWN} 60.00 zł – Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.`,
        `${SUM} 120.00 zł – Zmniejsz ilość sztuk tego produktu lub usuń z koszyka niektóre produkty.`,
      ],
    ],
    [
      "that the basket is too little",
      offer(limits),
      basket(50),
      [LEAST, `${ALL} 50.00 zł – Zwiększ ilość produktów w koszyku, aby uruchomić kalkulator rat.`],
    ],
    [
      "that the basket is too much",
      offer(limits),
      basket(6000),
      [MOST, `${ALL} 6000.00 zł – Zmniejsz ilość produktów w koszyku, aby uruchomić kalkulator rat.`],
    ],
    [
      "net amounts as such",
      offer({ ...limits, isNet: true }),
      product(50),
      [
        `${LEAST} netto`,
        `${OWN} 50.00 zł netto – Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.`,
      ],
    ],
    [
      "that only part of the basket qualifies for instalments",
      offer({ excludesSome: true }),
      basket(500),
      [
        expect.stringMatching(/^Nie wszystkie umieszczone w koszyku produkty/),
        `${ALL} 500.00 zł https://bank.example/?p=500`,
      ],
    ],
    [
      "that there are too many products in the basket",
      offer({ mostProducts: 2 }),
      basket(500, 3),
      [
        expect.stringMatching(
          /^Oblicz raty produktów w koszyku 500.00 zł – W koszyku .* do 2, aby .* nie jest limitowana\.$/,
        ),
      ],
    ],
    [
      "that there are too many with this one",
      offer({ mostProducts: 2 }),
      product(10, 20, 3),
      [
        `${OWN} 10.00 zł https://bank.example/?p=10`,
        expect.stringMatching(/^Oblicz raty łącznie z wartością koszyka 30.00 zł – W koszyku .* do 2, /),
      ],
    ],
  ] as const)("%s", (_, given, sums, expected) => expect(view(given, sums)).toEqual(expected));

  it("nothing about too many products when the count is unknown or within the limit", () => {
    expect(decide(offer({ mostProducts: 2 }), basket(10))).toEqual({ open: "10" });
    expect(decide(offer({ mostProducts: 2 }), basket(10, 2))).toEqual({ open: "10" });
  });
});

const amounts = fc.double({ min: 0, max: 1e6, noNaN: true });
const offers = fc
  .record({ least: amounts, most: amounts, excludesSome: fc.boolean(), mostProducts: fc.nat(4) })
  .map((given) => offer(given));
const sums: fc.Arbitrary<Sums> = fc.record({
  page: fc.constantFrom("product", "basket", "other"),
  price: amounts,
  basket: fc.option(amounts),
  products: fc.option(fc.nat(6)),
});

it("a calculator opens within the limits, and a closed one explains why; nothing opens without checking the basket", () =>
  fc.assert(
    fc.property(offers, sums, (given, now) => {
      const decision = decide(given, now);
      const isWithin = (amount: number) =>
        (!given.least || amount >= given.least) && (!given.most || amount <= given.most);
      if ("open" in decision) {
        if (decision.open === "XXX") {
          expect(now.price).toBeLessThan(0.005);
          return;
        }
        expect(isWithin(Number(decision.open))).toBe(true);
        expect(now.page === "product" && now.basket !== null).toBe(false);
        return;
      }
      for (const { amount, against } of decision.choices)
        if (!against) expect(isWithin(amount)).toBe(true);
        else if (against !== "too-many") expect(isWithin(amount)).toBe(false);
      expect(decision.choices.length).toBe(now.page === "product" && now.basket !== null ? 2 : 1);
    }),
    runs(),
  ));
