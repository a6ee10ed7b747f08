/** Error codes whose texts shops store under a number of the old script instead of the code. */
const NUMBERED: Readonly<Record<string, string>> = {
  minimalCharacters: "txt_validation1",
  maximumCharacters: "txt_validation2",
  mandatoryCheckbox: "txt_validation4",
  incorrect_iban: "txt_validation5",
};

/** The text of a table that a page may have written; `null` for anything else than a filled-in text. */
export function textIn(table: unknown, key: string): string | null {
  const text: unknown = Object.hasOwn(Object(table), key) && Reflect.get(Object(table), key);
  return typeof text === "string" && text ? text : null;
}

/**
 * The page's text for an error code, in the page's language, or `null`. Sources are `app_shop.txt.errorCode`,
 * `.formValidation` and `.txt_validation1` …
 */
export function shopErrorText(texts: Readonly<Record<string, unknown>>, code: string): string | null {
  const numbered = Object.hasOwn(NUMBERED, code) && NUMBERED[code];
  return (
    textIn(texts.errorCode, code) ??
    textIn(texts.formValidation, code) ??
    (numbered ? textIn(texts, numbered) : null)
  );
}
