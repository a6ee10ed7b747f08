// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeImage, safeLink } from "../../../runtime/base/safe-url";
import { anyText } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const base = "https://shop.test/pl/towary.html?a=1";
const link = (address: unknown) => safeLink(address, base);
const image = (address: unknown) => safeImage(address, base);

const hostile: readonly string[] = [
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\tjavascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\r\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "\u001fjavascript:alert(1)",
  "javascript\n:alert(1)",
  "javascript:https://shop.test/",
  "javascript://shop.test/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "DATA:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "blob:https://shop.test/1234",
  "file:///etc/passwd",
  "filesystem:https://shop.test/temporary/a",
  "about:blank",
  "view-source:https://shop.test/",
  "ftp://shop.test/",
  "ws://shop.test/",
  "mailto:a@shop.test",
  "tel:+48600700800",
  "intent://shop.test/#Intent;end",
  "https://user:pass@shop.test/",
  "https://user@shop.test/",
  "https://",
  "http://[",
  "https://shop.test:99999/",
];

const foreign: readonly string[] = [
  "https://evil.example/",
  "//evil.example",
  "//evil.example/%2e%2e",
  "\\\\evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "https:/\\evil.example",
  "https:\\\\evil.example",
  "https://shop.test.evil.example/",
  "https://evil.example/https://shop.test/",
  "https://shop.test:8443/",
  "https://www.shop.test/",
  " //evil.example",
];

describe("a link", () => {
  it.each([
    ["/produkt-1.html", "https://shop.test/produkt-1.html"],
    ["produkt-1.html", "https://shop.test/pl/produkt-1.html"],
    ["?page=2", "https://shop.test/pl/towary.html?page=2"],
    ["#opis", "https://shop.test/pl/towary.html?a=1#opis"],
    ["https://shop.test/a", "https://shop.test/a"],
    ["https://SHOP.test:443/a", "https://shop.test/a"],
    ["//shop.test/a", "https://shop.test/a"],
    ["/żółty stół", "https://shop.test/%C5%BC%C3%B3%C5%82ty%20st%C3%B3%C5%82"],
    ['/produkt"onclick="__xss()', "https://shop.test/produkt%22onclick=%22__xss()"],
    ["/a?next=javascript:alert(1)", "https://shop.test/a?next=javascript:alert(1)"],
    ["/javascript:alert(1)", "https://shop.test/javascript:alert(1)"],
  ])("%j leads to %s", (address, leads) => expect(link(address)).toBe(leads));

  it.each(hostile)("is refused: %j", (address) => expect(link(address)).toBeNull());
  it.each(foreign)("never leads to another shop: %j", (address) => expect(link(address)).toBeNull());
  it.each(["", " ", "\t\n", "\u00a0", "\u2028", "\ufeff", "\u0000"])(
    "is refused for %j, which is empty",
    (address) => expect(link(address)).toBeNull(),
  );
  it.each([null, undefined, 7, true, {}, ["/a"], new URL("https://shop.test/a")])(
    "is refused for %s, which is no text",
    (value) => expect(link(value)).toBeNull(),
  );

  it("is relative to the page unless it names a host", () => {
    document.head.innerHTML = '<base href="https://shop.test/eng/">';
    expect(safeLink("a.html")).toBe("https://shop.test/eng/a.html");
    expect(safeLink("//evil.example/")).toBeNull();
    document.head.replaceChildren();
  });

  it("uses https on an https page", () => {
    expect(link("http://shop.test/a")).toBe("https://shop.test/a");
    expect(link("http://shop.test:80/a")).toBe("https://shop.test/a");
    expect(link("http://evil.example/a")).toBeNull();
    expect(image("http://pictures.example/a.jpg")).toBe("https://pictures.example/a.jpg");
  });

  it("stays unchanged on pages without encryption", () => {
    expect(safeLink("/a", "http://shop.test/")).toBe("http://shop.test/a");
    expect(safeLink("http://shop.test/a", "http://shop.test/")).toBe("http://shop.test/a");
    expect(safeLink("https://shop.test/a", "http://shop.test/")).toBe("https://shop.test/a");
    expect(safeImage("http://pictures.example/a.jpg", "http://shop.test/")).toBe(
      "http://pictures.example/a.jpg",
    );
  });

  it("leads to the same shop by http or https, or is refused", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
          fc.webUrl().map((address) => address.replace(/\/\/[^/]*/, "//shop.test")),
          fc.tuple(fc.constantFrom(...hostile, ...foreign), anyText).map(([start, rest]) => start + rest),
        ),
        (address) => {
          const safe = link(address);
          if (safe === null) return;
          const { protocol, host, username, password } = new URL(safe);
          expect([protocol, host, username, password]).toEqual(["https:", "shop.test", "", ""]);
          expect(link(safe)).toBe(safe);
        },
      ),
      runs(),
    ));

  it("has a web scheme, in upper or lower case", () => {
    const schemes = fc.constantFrom("javascript:", "data:", "vbscript:", "blob:", "file:", "about:", "ftp:");
    const noise = fc.constantFrom("", "\t", "\n", "\r", "\u0000", "\u0001", "\u001f", " ");
    const mangled = fc
      .tuple(schemes, fc.array(fc.tuple(fc.nat(12), noise, fc.boolean())), noise)
      .map(([scheme, changes, first]) => {
        const letters = [...scheme];
        for (const [at, sign, upper] of changes) {
          const index = at % letters.length;
          const letter = letters[index] ?? "";
          // Browsers remove these anywhere in an address, and all others only at its ends.
          letters[index] = (upper ? letter.toUpperCase() : letter) + (/[\t\n\r]/.test(sign) ? sign : "");
        }
        return first + letters.join("");
      });
    fc.assert(
      fc.property(
        mangled,
        fc.constantFrom("alert(1)", "//shop.test/", "text/html,<b>", ""),
        (scheme, rest) => {
          expect(link(scheme + rest)).toBeNull();
          expect(image(scheme + rest)).toBeNull();
        },
      ),
      runs(),
    );
  });

  it.each(longTexts)("is read in linear time: %s", (_, write) => expect(isLinear(link, write)).toBe(true));
});

describe("a picture", () => {
  it.each(hostile)("is refused: %j", (address) => expect(image(address)).toBeNull());

  it.each(foreign)("may come from another host: %j", (address) =>
    expect(image(address)).toMatch(/^https:\/\/(evil|shop|www)\./),
  );

  it.each(["", " ", null, undefined, 7, {}])("is refused: %j", (value) => expect(image(value)).toBeNull());

  it("loads by http or https, or is refused", () =>
    fc.assert(
      fc.property(fc.oneof(anyText, fc.webUrl()), (address) => {
        const safe = image(address);
        if (safe !== null) expect(new URL(safe).protocol).toBe("https:");
      }),
      runs(),
    ));
});
