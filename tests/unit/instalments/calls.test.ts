// @vitest-environment page
/** Reads calls of the old name, props and links' handlers, in both forms. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCall } from "../../../islands/instalments/call";
import { readHandler } from "../../../islands/instalments/read-handler";
import { runs } from "../runs";

const nothing = {
  least: 0,
  most: 0,
  total: 0,
  link: "",
  name: "",
  isNet: false,
  excludesSome: false,
  mostProducts: 0,
};

describe("a call", () => {
  it("means the same with positional arguments and with an object", () => {
    const positional = readCall([100, "5000", 250.5, "y", "https://bank.example/", "3", "Bank", "", "net"]);
    const object = readCall([
      {
        minPrice: "100",
        maxPrice: 5000,
        totalPrice: "250,50",
        alert: true,
        link: " https://bank.example/ ",
        maxQuantity: 3,
        instalmentName: "Bank",
        priceType: "net",
      },
    ]);
    expect(positional).toEqual({
      least: 100,
      most: 5000,
      total: 250.5,
      link: "https://bank.example/",
      name: "Bank",
      isNet: true,
      excludesSome: true,
      mostProducts: 3,
    });
    expect(object).toEqual(positional);
  });

  it("of the basket page has seven values and gross amounts", () =>
    expect(readCall([1, 2, 3, "", "x()", 0, "Bank"])).toEqual({
      ...nothing,
      least: 1,
      most: 2,
      total: 3,
      link: "x()",
      name: "Bank",
    }));

  it.each([["n"], ["no"], ["nie"], ["N"], ["0"], ["false"], [""], [0], [null], [undefined]])(
    "with the alert %j excludes no product",
    (alert) => expect(readCall([{ alert }]).excludesSome).toBe(false),
  );
  it.each([["y"], ["yes"], ["tak"], ["1"], [1], [true]])("with the alert %j excludes products", (alert) =>
    expect(readCall([{ alert }]).excludesSome).toBe(true),
  );

  it("never throws, and has limits that are numbers of at least zero", () =>
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 10 }), (args) => {
        const { least, most, total, mostProducts, link, name } = readCall(args);
        for (const limit of [least, most, total, mostProducts]) {
          expect(Number.isFinite(limit)).toBe(true);
          expect(limit).toBeGreaterThanOrEqual(0);
        }
        expect([typeof link, typeof name]).toEqual(["string", "string"]);
      }),
      runs(),
    ));
});

const link = (onclick: string, window = "window.open('https://bank.example/')") => {
  const element = document.createElement("a");
  element.setAttribute("onclick", onclick);
  element.setAttribute("data-window", window);
  return element;
};

describe("a link's handler", () => {
  it.each([
    ["calculate_instalments(100, 5000.5, 0, 'n', this.dataset.window, 3, 'Bank', '', 'net')"],
    ["return calculate_instalments(100,5000.5,0,'n',$(this).attr('data-window'),3,'Bank','','net');"],
    [
      "window.calculate_instalments( 100, 5000.5, 0, \"n\", jQuery(this).data('window'), 3, 'Bank', '', 'net' ); return false;",
    ],
    [
      "event.preventDefault(); calculate_instalments(100, 5000.5, 0, 'n', this.getAttribute('data-window'), 3, 'Bank', '', 'net');",
    ],
    [
      "javascript:calculate_instalments(100, 5000.5, 0, 'n', this.dataset.window, 3, 'B\\u0061nk', '', 'net',)",
    ],
  ])("is read without being run: %s", (handler) =>
    expect(readHandler(link(handler))).toEqual([
      100,
      5000.5,
      0,
      "n",
      "window.open('https://bank.example/')",
      3,
      "Bank",
      "",
      "net",
    ]),
  );

  it("is read in the object form", () =>
    expect(
      readHandler(
        link(
          `calculate_instalments({ minPrice: 100, 'link': this.dataset.window, "alert": true, instalmentName: 'Bank "U\\'Fala"', maxPrice: null })`,
          "go()",
        ),
      ),
    ).toEqual([
      { minPrice: 100, link: "go()", alert: true, instalmentName: 'Bank "U\'Fala"', maxPrice: undefined },
    ]));

  it.each([
    [""],
    ["somethingElse(1)"],
    ["track(); calculate_instalments(1, 2)"],
    ["calculate_instalments(1, price())"],
    ["calculate_instalments(1, a + b)"],
    ["calculate_instalments(1) ; track()"],
    ["calculate_instalments({ minPrice: 1, ...rest })"],
    ["calculate_instalments({ 1 })"],
    ["calculate_instalments(1 2)"],
    ["calculate_instalments('a' + 'b')"],
    ["calculate_instalments(`a`)"],
  ])("stays the page's own when it does more or has unreadable arguments: %s", (handler) =>
    expect(readHandler(link(handler))).toBe(null),
  );

  it("returns every text that a handler can hold", () =>
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 30 }),
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        (name, least) => {
          fc.pre(!/e/.test(String(least)));
          const quoted = JSON.stringify(name);
          expect(readHandler(link(`calculate_instalments(${least}, ${quoted});`))).toEqual([
            Object.is(least, -0) ? 0 : least,
            name,
          ]);
        },
      ),
      runs(),
    ));

  it("is read in linear time", () => {
    const long = `calculate_instalments(${"1, ".repeat(20_000)}`;
    const began = performance.now();
    expect(readHandler(link(long))).toBe(null);
    expect(readHandler(link(`calculate_instalments('${"\\".repeat(40_000)}`))).toBe(null);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
