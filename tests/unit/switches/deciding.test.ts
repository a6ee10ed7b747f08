// @vitest-environment page
/** What the rules of a switch file mean for a page, and the mistakes that they may have. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide, placeOfShop } from "../../../runtime/platform/switches/decide";
import { otherEntry } from "../../../runtime/platform/switches/hand-over";
import { switchMistakes } from "../../../runtime/platform/switches/mistakes";
import { isRule, rulesIn } from "../../../runtime/platform/switches/rules";
import { anyJson } from "../any-text";
import { runs } from "../runs";

const decided = (file: unknown, shop = "shop.example", visitor: number | undefined = 50) =>
  decide((rulesIn(file) ?? []).filter(isRule), { shop, visitor: () => visitor });

describe("a file without conditions applies everywhere", () => {
  it.each([
    ["nothing", {}, {}],
    ["everything off", { off: true }, { enabled: false }],
    ["everything on", { off: false }, {}],
    ["an island off", { islands: { notice: false, banner: true } }, { islands: { notice: false } }],
    ["a version", { version: "next" }, { version: "next" }],
  ])("%s", (_, file, decision) => expect(decided(file)).toEqual(decision));
});

describe("a rule for shops", () => {
  const rule = { off: true, shops: ["shop.example", "*.shops.example"] };
  it.each([
    ["shop.example", true],
    ["a.shops.example", true],
    ["a.b.shops.example", true],
    ["shops.example", false],
    ["www.shop.example", false],
    ["badshop.example", false],
    ["shop.example.evil.test", false],
  ])("%s: %s", (shop, isOff) => expect(decided(rule, shop)).toEqual(isOff ? { enabled: false } : {}));
});

describe("a rule for a share of the visitors", () => {
  it.each([
    [0, 0, false],
    [0, 10, true],
    [9.9, 10, true],
    [10, 10, false],
    [99.9, 100, true],
    [0.4, 0.5, true],
  ])("place %s of %s %%: %s", (place, percent, applies) =>
    expect(decided({ version: "next", percent }, "shop.example", place)).toEqual(
      applies ? { version: "next" } : {},
    ),
  );

  it("never applies to a visitor without storage, because each page would decide differently", () =>
    expect(decide([{ off: true, percent: 100 }], { shop: "", visitor: () => undefined })).toEqual({}));

  it("draws no place unless a rule needs it", () => {
    const visitor = () => expect.unreachable();
    expect(decide([{ off: true, percent: 100, of: "shops" }], { shop: "a", visitor })).toEqual({
      enabled: false,
    });
    expect(decide([{ off: true, percent: 100, shops: ["b"] }], { shop: "a", visitor })).toEqual({});
  });
});

describe("a rule for a share of the shops", () => {
  const shops = Array.from({ length: 10_000 }, (_, index) => `shop-${index}.example`);
  const share = (percent: number) =>
    shops.filter((shop) => decided({ off: true, percent, of: "shops" }, shop).enabled === false);

  it.each([1, 10, 50, 90])("%s %% are so many of 10,000 shops, within a hundred", (percent) =>
    expect(Math.abs(share(percent).length - percent * 100)).toBeLessThan(100),
  );

  it("grows: the shops of 10 % are among those of 20 %", () => {
    const more = new Set(share(20));
    expect(share(10).filter((shop) => !more.has(shop))).toEqual([]);
  });

  it("is the same for every visitor", () =>
    expect(
      new Set(
        [0, 50, 99].map(
          (place) => decided({ version: "next", percent: 50, of: "shops" }, "a.example", place).version,
        ),
      ).size,
    ).toBe(1));

  it("has a place from 0 to below 100 for any host", () =>
    fc.assert(
      fc.property(fc.string(), (shop) => placeOfShop(shop) >= 0 && placeOfShop(shop) < 100),
      runs(),
    ));
});

describe("several rules", () => {
  it("add up: islands that any rule switches off are off", () =>
    expect(
      decided({
        islands: { notice: false },
        rules: [{ islands: { banner: false } }, { off: true, shops: ["other"] }],
      }),
    ).toEqual({ islands: { notice: false, banner: false } }));

  it("select the version of the first one that applies, so that one shop can keep its version", () =>
    expect(
      decided({
        rules: [
          { version: "1.0.0", shops: ["shop.example"] },
          { version: "next", percent: 100 },
        ],
      }),
    ).toEqual({ version: "1.0.0" }));
});

describe("a mistake makes its rule ignored, and is one sentence", () => {
  it.each([
    [
      "a misspelt condition",
      { off: true, precent: 10 },
      'The file: There is no key "precent". Did you mean "percent"? The rule is ignored.',
    ],
    ["a share that is a text", { off: true, percent: "10" }, /"percent" must be a number from 0 to 100\./],
    ["a share above 100", { off: true, percent: 101 }, /"percent" must be/],
    ["shops that are a text", { off: true, shops: "shop.example" }, /"shops" must be a list of host names/],
    ["a shop that is an address", { off: true, shops: ["https://shop.example/"] }, /"shops" must be a list/],
    ["off as a text", { off: "true" }, /"off" must be true or false/],
    ["islands as a list", { islands: ["notice"] }, /"islands" must be an object such as/],
    ["a version that leaves the folder", { version: "../evil" }, /"version" must be "stable", "next" or/],
    ["a share of nothing", { off: true, of: "shops" }, /"of" belongs to "percent", which is missing/],
    [
      "in a further rule",
      { rules: [{}, { of: true, percent: 1 }] },
      /^Rule 2: "of" must be "visitors" or "shops"\./,
    ],
    ["a rule that is no object", { rules: ["off"] }, /^Rule 1: A rule must be an object/],
    ["rules that are no list", { off: true, rules: {} }, '"rules" must be a list. The file is ignored.'],
    ["a list", [{ off: true }], "The file must be a JSON object. The file is ignored."],
    ["null", null, "The file must be a JSON object. The file is ignored."],
  ] as const)("%s", (_, file, sentence) => {
    expect(decided(file)).toEqual({});
    const [first, ...more] = switchMistakes(file);
    expect(first).toMatch(sentence);
    expect(more).toEqual([]);
  });

  it("leaves the other rules alone", () =>
    expect(decided({ rules: [{ of: "all" }, { islands: { notice: false } }] })).toEqual({
      islands: { notice: false },
    }));

  it("is found in any JSON: what no sentence explains is a rule", () =>
    fc.assert(
      fc.property(
        anyJson,
        (file) => (rulesIn(file)?.every(isRule) ?? false) === !switchMistakes(file).length,
      ),
      runs(),
    ));
});

describe("the entry of a selected version", () => {
  const stable = "https://cdn.example/wyspa/stable/wyspa.js";
  it.each([
    ["next", "https://cdn.example/wyspa/next/wyspa.js"],
    ["1.2.3", "https://cdn.example/wyspa/1.2.3/channel.js"],
    ["stable", undefined],
    ["1.0.0", undefined],
    ["../1.2.3", undefined],
    ["next/../../evil", undefined],
    ["", undefined],
    [7, undefined],
  ])("%s is at %s", (selected, entry) => expect(otherEntry(stable, "1.0.0", selected)).toBe(entry));

  it("is the page's own although its tag has a query", () =>
    expect(otherEntry(`${stable}?v=1`, "1.0.0", "stable")).toBe(undefined));
});
