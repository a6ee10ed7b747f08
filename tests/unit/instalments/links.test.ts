/** Classifies a provider's link: a URL to open, code for the gate, or a refused link (bar S4). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText, targetOf } from "../../../islands/instalments/target";
import { anyText } from "../any-text";
import { runs } from "../runs";

const BASE = "https://shop.example/product-1.html";
const target = (link: string, amount = "199.9") => targetOf(link, amount, BASE);

describe("an address", () => {
  it.each([
    ["https://bank.example/?p={calculate_price}", "https://bank.example/?p=199.9"],
    [
      "  HTTPS://bank.example/raty/{calculate_price}/{calculate_price} ",
      "https://bank.example/raty/199.9/199.9",
    ],
    ["//bank.example/?p={calculate_price}", "https://bank.example/?p=199.9"],
    ["/raty.php?p={calculate_price}", "https://shop.example/raty.php?p=199.9"],
    ["http://bank.example/", "https://bank.example/"],
    ["window.open('https://bank.example/?p={calculate_price}')", "https://bank.example/?p=199.9"],
    [
      "window.open(\"https://bank.example/?p={calculate_price}\", '_blank', 'width=600,height=700');",
      "https://bank.example/?p=199.9",
    ],
    ["open('//bank.example/'); return false;", "https://bank.example/"],
  ])("is opened: %s", (link, url) => expect(target(link)).toEqual({ kind: "address", url }));
});

describe("a link is refused:", () => {
  it.each([
    [""],
    ["  "],
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    ["java\nscript:alert(1)"],
    ["\u0001javascript:alert(1)"],
    [" \tjavascript:alert({calculate_price})"],
    ["javascript:window.open('https://bank.example/')"],
    ["data:text/html,<script>alert(1)</script>"],
    ["vbscript:msgbox(1)"],
    ["blob:https://shop.example/1"],
    ["file:///etc/passwd"],
    ["mailto:a@b.example"],
    ["https://anna:secret@bank.example/"],
    ["https://"],
    ["https://[bank"],
  ])("%j", (link) => expect(target(link)).toEqual({ kind: "refused" }));
});

describe("code is", () => {
  it.each([
    ["openBank({calculate_price})", "openBank(199.9)"],
    [
      "window.open('https://bank.example/' + {calculate_price})",
      "window.open('https://bank.example/' + 199.9)",
    ],
    ["window.open('https://bank.example/'); alert(1)", "window.open('https://bank.example/'); alert(1)"],
    ["window.open('https://bank.example/', track())", "window.open('https://bank.example/', track())"],
    [
      "window.open('https://bank.example/\\x27);alert(1)//')",
      "window.open('https://bank.example/\\x27);alert(1)//')",
    ],
    ["window.open(`https://bank.example/`)", "window.open(`https://bank.example/`)"],
    ["window.open('javascript:alert(1)')", "window.open('javascript:alert(1)')"],
    ["top.window.open('https://bank.example/')", "top.window.open('https://bank.example/')"],
  ])("%s", (link, code) => expect(target(link)).toEqual({ kind: "code", code }));
});

it("for any link, an address is http(s) without a password, and nothing throws", () =>
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc
          .tuple(fc.constantFrom("javascript:", "data:", "window.open('", "https://", "//"), anyText)
          .map((parts) => parts.join("")),
      ),
      (link) => {
        const found = target(link);
        if (found.kind !== "address") return;
        const { protocol, username, password } = new URL(found.url);
        expect([protocol, username, password]).toEqual(["https:", "", ""]);
      },
    ),
    runs(),
  ));

describe("an amount", () => {
  it.each([
    [199.9, false, "199.9"],
    [199.9, true, "199.90"],
    [100, false, "100"],
    [100, true, "100.00"],
    [0.1 + 0.2, false, "0.3"],
    [1234567.891, false, "1234567.89"],
    [0, false, "XXX"],
    [0.001, false, "XXX"],
    [-5, true, "XXX"],
    [Number.NaN, false, "XXX"],
    [Number.POSITIVE_INFINITY, false, "XXX"],
    [1e22, false, "XXX"],
  ])("of %j is inserted as a number (sum: %j): %s", (amount, isSum, text) =>
    expect(amountText(amount, isSum)).toBe(text),
  );

  it("has only digits and at most two decimals, or is the text for no price", () =>
    fc.assert(
      fc.property(fc.double(), fc.boolean(), (amount, isSum) => {
        expect(amountText(amount, isSum)).toMatch(/^(\d+(\.\d{1,2})?|XXX)$/);
      }),
      runs(),
    ));
});
