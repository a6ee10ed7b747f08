/** The forms of a counted noun. Languages without a `few` form use `many`. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many: string;
  /** For fractions; `few` (Polish: "1,5 sztuki") or `many` when absent. */
  readonly other?: string;
}

/** What the platform, and pages, call Polish; nothing said is Polish, too. */
export const polish: ReadonlySet<string> = new Set(["pol", "pl", ""]);

/**
 * Chooses the form of a noun for a count. Polish by the rule of spec §9: 1 is `one`; counts ending in 2–4 but
 * not in 12–14 are `few`; all others, 0 and 11–19 included, are `many`; fractions are `other`.
 * @param language the platform's three-letter code or a two-letter one; Polish when empty
 */
export function plural(count: number, forms: PluralForms, language = "pol"): string {
  const few = forms.few ?? forms.many;
  const other = forms.other ?? few;
  if (!polish.has(language)) return byIntl(count, forms, language);
  const size = Math.abs(count);
  if (!Number.isInteger(size)) return Number.isFinite(size) ? other : forms.many;
  if (size === 1) return forms.one;
  const unit = size % 10;
  const teen = size % 100 >= 12 && size % 100 <= 14;
  return unit >= 2 && unit <= 4 && !teen ? few : forms.many;
}

/** `Intl` takes the platform's three-letter codes, also the older ones: `ger`, `cze`, `rum`, `slo`, `fre` (UTS 35). */
function byIntl(count: number, forms: PluralForms, language: string): string {
  const all: Partial<Record<Intl.LDMLPluralRule, string>> = { ...forms };
  let rule: Intl.LDMLPluralRule = count === 1 ? "one" : "many";
  try {
    // Of a language that it lacks, a browser would say what holds for its own (bar R44).
    if (Intl.PluralRules.supportedLocalesOf(language).length)
      rule = new Intl.PluralRules(language).select(count);
  } catch {
    // no name of a language
  }
  return all[rule] ?? forms.other ?? forms.many;
}
