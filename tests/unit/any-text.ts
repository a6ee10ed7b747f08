/** Unexpected texts: what shoppers paste, what attackers try, what broken software leaves behind. */
import fc from "fast-check";

/** Strings with a meaning in GraphQL, forms, JSON, HTML or a line of text. */
export const nastyPieces: readonly string[] = [
  '"',
  "\\",
  '\\"',
  '"""',
  "'",
  "\r\n",
  "\n",
  "\r",
  "\t",
  "\0",
  "\u007f",
  "\u0085",
  "\u2028",
  "\u2029",
  "\ufeff",
  "\ufffe",
  "\ud800",
  "\udfff",
  "\udc00\ud800",
  "😀",
  "👩‍👩‍👧",
  "é",
  "\u202egnp.tsal\u202c",
  "\u200f",
  "#",
  "${",
  "$text",
  "$limit",
  "$&",
  "$1",
  "{",
  "}",
  "(",
  ")",
  "}) { __typename }",
  "&",
  "=",
  "+",
  "%",
  "%2",
  "%00",
  "\\u0022",
  "<b>",
  "&quot;",
  "zażółć gęślą jaźń",
];

/** Whole texts that broke the standard theme, or would break careless code. */
export const nastyTexts: readonly string[] = [
  "",
  ...nastyPieces,
  'monitor 27"',
  'x"}){products{name}} basket{summaryBasket{productsCount}} a:productsTextSearch(searchInput:{text:"y',
  '\\"}}}){messages{code}} hello b:validateClientData(ClientDataInput:{clientData:{clientBillingData:{#',
  "trailing backslash \\",
  "trailing backslashes \\\\\\",
  '"""block string"""',
  "# a comment\nthen more",
  "\\u{22}",
  "long ".repeat(20_000),
  '"'.repeat(50_000),
  "\\".repeat(50_001),
];

const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

/** Any text, including lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  codeUnits,
  fc
    .array(fc.oneof(fc.constantFrom(...nastyPieces), fc.string({ maxLength: 6 })), { maxLength: 8 })
    .map((pieces) => pieces.join("")),
);

/** The text after UTF-8 encoding and decoding, which replaces lone surrogates. */
export const asSent = (text: string): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(text));

/** Keys with a meaning for objects. */
export const hostileKeys: readonly string[] = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "toJSON",
  "then",
  "__defineGetter__",
  "",
  "0",
  "length",
];

/** Any value that JSON.parse can return, with hostile keys among the others. */
export const anyJson: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...hostileKeys), fc.string({ maxLength: 4 })), fc.jsonValue(), {
      maxKeys: 4,
    }),
  )
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
