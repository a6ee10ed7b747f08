import type { PluralForms } from "../contracts/texts";
import { isPolish, tagOf } from "./languages";

/**
 * Chooses the form of a noun for a count. Polish by the rule of spec §9: 1 is `one`; counts ending in 2–4 but
 * not in 12–14 are `few`; all others, 0 and 11–19 included, are `many`; fractions are `other`.
 * @param language any name of it: the platform's code, another ISO code, a BCP 47 tag; Polish when empty
 */
export function plural(count: number, forms: PluralForms, language = "pol"): string {
  const few = forms.few ?? forms.many;
  const other = forms.other ?? few;
  if (!isPolish(language)) return byIntl(count, forms, language);
  const size = Math.abs(count);
  if (!Number.isInteger(size)) return Number.isFinite(size) ? other : forms.many;
  if (size === 1) return forms.one;
  const unit = size % 10;
  const teen = size % 100 >= 12 && size % 100 <= 14;
  return unit >= 2 && unit <= 4 && !teen ? few : forms.many;
}

function byIntl(count: number, forms: PluralForms, language: string): string {
  const all: Partial<Record<Intl.LDMLPluralRule, string>> = { ...forms };
  const tag = tagOf(language);
  // Of a language that it lacks, a browser would say what holds for its own (bar R44).
  const isKnown = tag !== undefined && Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  const rule: Intl.LDMLPluralRule = isKnown
    ? new Intl.PluralRules(tag).select(count)
    : count === 1
      ? "one"
      : "many";
  return all[rule] ?? forms.other ?? forms.many;
}
