/** Finds the country of an address, although pages know countries only by the platform's numbers. */
import { attr, queryAll } from "../../../runtime/base/safe-dom";
import type { ShopConfig } from "../../../runtime/contracts/config";
import type { Control } from "../../../runtime/contracts/forms";
import { isControl } from "../../../runtime/forms/control";
import { countryOfPrefix } from "../../../runtime/forms/dialling-codes";
import { CHANGES } from "../../../runtime/forms/field-set";
import { countryFinder } from "../../../runtime/texts/country-of-name";
import { tagOf } from "../../../runtime/texts/languages";
import { addressOf, belongsTo, companionOf, controlsOf } from "../controls";

/** The countries that this island has data about, by ISO 3166-1. */
const KNOWN = "PL CZ SK DE AT BE BG CH DK EE ES FI FR GB GR HR HU IT LT LV NL NO RO SE SI UA".split(" ");

const countryOfName = /* @__PURE__ */ countryFinder(KNOWN);

/** Languages and currencies that together mean one country, for pages that name no country at all. */
const HOMES: readonly (readonly [tag: string, currency: RegExp, country: string])[] = [
  ["pl", /^(zł|pln)/i, "PL"],
  ["cs", /^(kč|czk)/i, "CZ"],
  ["sk", /^(€|eur)/i, "SK"],
];

/** What the shop's configuration says about the countries of its customers. */
export interface Locale {
  readonly language: string;
  /** The country of a shop with one language and one currency, by ISO 3166-1; `null` when it is uncertain. */
  readonly home: string | null;
}

export function localeOf({ languageSymbol: language, currency }: ShopConfig): Locale {
  const tag = tagOf(language) ?? "pl";
  const home = HOMES.find(([of, money]) => of === tag && money.test(currency.symbol.trim()));
  return { language, home: home?.[2] ?? null };
}

export interface CountryFound {
  /** ISO 3166-1. */
  readonly code: string;
  /** The page does not name the country: it follows from the page's language. */
  readonly isGuess: boolean;
}

/** The control of an address by what it contains: a name of the theme, or an autocomplete value. */
export function fieldOf(root: Element, near: Control, name: string, autocomplete: string): Control | null {
  const isMeant = (control: Control) =>
    attr(control, "data-graphql") === name ||
    attr(control, "data-name") === name ||
    (control.id || control.name) === addressOf(control) + name ||
    (attr(control, "autocomplete") ?? "").split(/\s+/).includes(autocomplete);
  const found = controlsOf(root).filter((control) => control !== near && isMeant(control));
  return (
    found.find((control) => addressOf(control) === addressOf(near)) ??
    (found.length === 1 ? found[0] : null) ??
    null
  );
}

const countryField = (root: Element, near: Control): Control | null =>
  fieldOf(root, near, "region", "country") ?? fieldOf(root, near, "region", "country-name");

/** The name of the chosen country as the page writes it; empty when the page has no list. */
function writtenCountry(root: Element, near: Control): string {
  const field = countryField(root, near);
  return field instanceof HTMLSelectElement ? (field.options[field.selectedIndex]?.text.trim() ?? "") : "";
}

/** The name of a field's country, as the page or the browser writes it; empty when the country is unknown. */
export function countryName(root: Element, control: Control, locale: Locale): string {
  const code = countryNear(root, control, locale)?.code;
  const display = () => new Intl.DisplayNames([tagOf(locale.language) ?? "pl"], { type: "region" });
  return writtenCountry(root, control) || ((code && display().of(code)) ?? "");
}

/** The country of a field, by its number, by the list of prefixes, or by the name in the list of countries. */
export function countryNear(root: Element, control: Control, locale: Locale): CountryFound | null {
  const field = countryField(root, control);
  const id = attr(control, "data-region")?.trim() || field?.value || "";
  const name = writtenCountry(root, control);
  const code = byLetters(id) ?? byPrefixes(id) ?? countryOfName(name, locale.language);
  if (code) return { code, isGuess: false };
  // A list that names another country contradicts the guess.
  return locale.home && !(field instanceof HTMLSelectElement) ? { code: locale.home, isGuess: true } : null;
}

const byLetters = (id: string): string | null => {
  const letters = id.toUpperCase();
  return KNOWN.includes(letters) ? letters : null;
};

/** Options of the theme's prefixes name the country of each prefix (contract D 2; the theme spells it `date-region`). */
function byPrefixes(id: string): string | null {
  if (!/^\d+$/.test(id)) return null;
  const [option] = queryAll<HTMLOptionElement>(
    document.documentElement,
    `option[date-region="${id}"], option[data-region="${id}"]`,
  );
  return option ? countryOfPrefix(option.value) : null;
}

/**
 * Calls back when the country of a field may have changed: by a choice, or by a script that writes `data-region`. Comes
 * after the listeners that pass a choice on to the fields of its address.
 * @param run gets the control whose `change` event it was; `null` = the value was set without one
 */
export function followCountries(
  root: Element,
  signal: AbortSignal,
  run: (changed: Control | null) => void,
): void {
  const onChange = ({ target, type }: Event) => {
    if (!isControl(target) || !belongsTo(root, target)) return;
    setTimeout(() => signal.aborted || run(type === "change" ? target : null));
  };
  for (const type of CHANGES) document.addEventListener(type, onChange, { signal });
  const observer = new MutationObserver(() => run(null));
  observer.observe(root, { subtree: true, attributes: true, attributeFilter: ["data-region"] });
  signal.addEventListener("abort", () => observer.disconnect());
}

/** The prefix of a phone: the one in its own field. */
export const prefixBefore = (root: Element, phone: Control): string =>
  companionOf(root, phone)?.value.trim() ?? "";
