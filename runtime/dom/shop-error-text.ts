/** Texts that shops know by a number of the old script's, and by no code. */
const NUMBERED: Readonly<Record<string, string>> = {
  minimalCharacters: "txt_validation1",
  maximumCharacters: "txt_validation2",
  mandatoryCheckbox: "txt_validation4",
  incorrect_iban: "txt_validation5",
};

/**
 * The page's own text of an error code, in the page's language (`app_shop.txt.errorCode`, `.formValidation`, `.txt_validation1` …); null
 * where there is none.
 */
export function shopErrorText(texts: Readonly<Record<string, unknown>>, code: string): string | null {
  const own = (table: unknown, key: string): string | null => {
    const text: unknown = Object.hasOwn(Object(table), key) && Reflect.get(Object(table), key);
    return typeof text === "string" && text ? text : null;
  };
  const numbered = Object.hasOwn(NUMBERED, code) && NUMBERED[code];
  return (
    own(texts.errorCode, code) ?? own(texts.formValidation, code) ?? (numbered ? own(texts, numbered) : null)
  );
}
