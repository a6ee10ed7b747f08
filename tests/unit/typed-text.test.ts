import { expect, test } from "vitest";
import { readTyped, withPlainSigns } from "../../runtime/base/typed-text";

test.each([
  ["a non-breaking hyphen", "00\u2011950", "00-950"],
  ["a minus sign", "8:00\u221220:00", "8:00-20:00"],
  ["an em dash and narrow blanks", "8:00\u202F\u2014\u202F20:00", "8:00 - 20:00"],
  ["full-width digits", "００－９５０", "00-950"],
  ["Arabic digits", "٠٠-٩٥٠", "00-950"],
  ["invisible characters", "\u200E00\u00AD-950\u200B\uFEFF", "00-950"],
])("%s is read as its plain sign", (_, typed, plain) => {
  expect(readTyped(typed)).toBe(plain);
});

test("plain signs keep every character's place, so that the caret stays where it is", () => {
  const typed = "\u200E٠٠\u2011９５０\u00A0x";
  expect(withPlainSigns(typed)).toHaveLength(typed.length);
});
