import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeText } from "../../../runtime/base/decode-text";

it.each([
  ["Koc &amp; poduszka", "Koc & poduszka"],
  ["monitor 27&quot;", 'monitor 27"'],
  ["&lt;b&gt;", "<b>"],
  ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
  ["&#322;&#x142;&#X142;&#0322;", "łłłł"],
  ["120,00&nbsp;zł", "120,00\u00a0zł"],
  ["&#x1f45f;", "👟"],
])("decodes %j to %j", (text, decoded) => {
  expect(decodeText(text)).toBe(decoded);
});

it.each([
  "a & b",
  "&",
  "&;",
  "&unknown;",
  "&constructor;",
  "&__proto__;",
  "&#0;",
  "&#x110000;",
  "&#99999999999;",
  "&#xz;",
  "AT&T",
])("leaves %j unchanged", (text) => {
  expect(decodeText(text)).toBe(text);
});

it("undoes one level of escaping in any text", () => {
  const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(decodeText(escaped(text))).toBe(text);
    }),
  );
});
