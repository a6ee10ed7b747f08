/** Chooses the shape of a field's text: of postal codes by country, and of phones by prefix. */
import { attr } from "../../../runtime/base/safe-dom";
import { readTyped } from "../../../runtime/base/typed-text";
import type { Control } from "../../../runtime/contracts/forms";
import { groupDigits, knownPrefixes, prefixOfCountry } from "../../../runtime/forms/dialling-codes";
import { formatOfPattern } from "../../../runtime/forms/format-example";
import { knownPrefix } from "../../../runtime/forms/known-prefix";
import { postalFormat, shapePostal } from "../../../runtime/forms/postal-codes";
import { splitPrefix } from "../../../runtime/forms/split-prefix";
import { controlsOf, isPrefix } from "../controls";
import { countryNear, type Locale, prefixBefore } from "./country";
import type { Formatter } from "./edit";

export type FormattedKind = "zipcode" | "phone";

const AUTOCOMPLETE: Readonly<Record<string, FormattedKind>> = {
  "postal-code": "zipcode",
  tel: "phone",
  "tel-national": "phone",
};

/** What a field contains; `null` = nothing with a shape. Fields for "phone or e-mail" have none. */
export function shapedAs(root: Element, control: Control): FormattedKind | null {
  if (!(control instanceof HTMLInputElement) || !/^(text|tel|search)$/.test(control.type)) return null;
  const type = attr(control, "data-graphql")?.trim() ?? "";
  if (type) return (type === "zipcode" || type === "phone") && !isPrefix(root, control) ? type : null;
  const words = (attr(control, "autocomplete") ?? "").split(/\s+/);
  return words.map((word) => Object.hasOwn(AUTOCOMPLETE, word) && AUTOCOMPLETE[word]).find(Boolean) || null;
}

/** The format of a postal code: the server's own pattern, or the country's usual format. */
export function formatOf(root: Element, control: Control, locale: Locale) {
  const pattern = attr(control, "pattern");
  const found = countryNear(root, control, locale);
  const country = found?.code ?? null;
  if (pattern !== null) return { format: formatOfPattern(pattern), country, isGuess: false };
  return { format: postalFormat(country), country, isGuess: !!found?.isGuess };
}

/**
 * @param isWhole whether the text is complete: then `0048` becomes `+48`
 * @param isOurs whether this script has put the separators into the present text, so that it may remove them again
 */
export function shapeOf(
  root: Element,
  control: HTMLInputElement,
  locale: Locale,
  isWhole: boolean,
  isOurs = false,
): Formatter | null {
  const kind = shapedAs(root, control);
  if (kind === "zipcode") return zipShape(root, control, locale);
  return kind && hasRoom(control, PHONE_ROOM) ? phoneShape(root, control, locale, isWhole, isOurs) : null;
}

/**
 * Whether the phone's prefix belongs to another country than the one by which this postal code would be written. Autofill
 * may set the prefix and find no option for the country: the code then stays as it was filled in.
 */
export function isOfOtherCountry(root: Element, field: HTMLInputElement, locale: Locale): boolean {
  if (shapedAs(root, field) !== "zipcode") return false;
  const country = countryNear(root, field, locale);
  const prefix = country && prefixOfCountry(country.code);
  const prefixes = controlsOf(root).filter((control) => isPrefix(root, control));
  return !!prefix && prefixes.some(({ value }) => value !== "" && knownPrefix(value, [prefix]) === null);
}

/** Characters of the longest number with groups: `+380 50 123 4567`. */
const PHONE_ROOM = 16;

/** Whether the whole text fits: otherwise separators would take the room of its last digits. */
const hasRoom = ({ maxLength }: HTMLInputElement, length: number) => maxLength < 0 || maxLength >= length;

function zipShape(root: Element, control: HTMLInputElement, locale: Locale): Formatter | null {
  const { format, country } = formatOf(root, control, locale);
  if (!format || !hasRoom(control, format.length)) return null;
  // A format without a separator keeps the blanks that the shopper types.
  const keepsBlanks = (text: string) => !/[ -]/.test(format) && /^[\d ]*$/.test(text);
  return (text) => (keepsBlanks(text) ? null : shapePostal(format, text, country));
}

function phoneShape(
  root: Element,
  control: HTMLInputElement,
  locale: Locale,
  isWhole: boolean,
  isOurs: boolean,
): Formatter | null {
  if (!acceptsGroups(control)) return null;
  const country = countryNear(root, control, locale);
  const prefix = prefixBefore(root, control) || (country && prefixOfCountry(country.code)) || "";
  return (text) => {
    const split = splitPrefix(text, knownPrefixes(), !isWhole, prefix);
    // `0048` stays while it is being typed.
    if (split && !isWhole && !/^\s*\(?\+/.test(text)) return null;
    const digits = (split?.rest ?? readTyped(text)).replace(/[\s()./-]/g, "");
    const grouped = /^\d+$/.test(digits)
      ? (groupDigits(split?.prefix ?? prefix, digits) ?? (isOurs ? digits : null))
      : null;
    return grouped !== null && split ? `${split.prefix} ${grouped}` : grouped;
  };
}

/** Whether the server's own pattern accepts blanks between the groups of a number. */
function acceptsGroups(control: HTMLInputElement): boolean {
  const pattern = attr(control, "pattern");
  if (pattern === null) return true;
  try {
    const right = new RegExp(`^(?:${pattern})$`, "v");
    return right.test("500 600 700") || right.test("+48 500 600 700");
  } catch {
    return false;
  }
}
