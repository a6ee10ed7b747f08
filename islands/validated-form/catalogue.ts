/** Texts of what can be wrong (spec §5, §8; Polish). Shops override any of them by its code. */

const codes: Readonly<Record<string, string>> = {
  incorect_phone: "Wpisz swój telefon.",
  login_equals_password: "Hasło jest takie samo jak login. Wpisz inne hasło.",
  not_equal_passwords: "Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie.",
  password_to_long: "Za długie hasło. Wpisz krótsze hasło (maksimum",
  password_to_short: "Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum",
  // Texts that are no codes, by the names that shops know them by (`app_shop.txt.formValidation`).
  mandatoryField: "Proszę wypełnić to pole.",
  noOptionSelected: "Proszę wybrać opcję.",
  minimalCharacters: "Minimalna liczba znaków dla tego pola to ",
  maximumCharacters: "Maksymalna liczba znaków dla tego pola to ",
  onlyDigital: "Pole nie może zawierać cyfr.",
  characters: "znaków).",
  // Our own.
  mandatoryCheckbox: "To pole jest wymagane.",
  unknown: "Sprawdź, co jest wpisane w tym polu.",
};

/** Gives the text of a code, or null where there is none. */
export type Lookup = (code: string) => string | null;

/**
 * Finds texts by code: the shop's own (`texts: { "validated-form.<code>" }`), those of the page's old table
 * (`app_shop.txt.errorCode`, `.formValidation`), the catalogue.
 * @param more the server's codes, which come with the first question to it
 */
export function catalogue(shopTexts: Readonly<Record<string, unknown>>, more: Lookup): Lookup {
  const own = (table: unknown, key: string): string | null => {
    if (typeof table !== "object" || table === null || !Object.hasOwn(table, key)) return null;
    const text: unknown = Reflect.get(table, key);
    return typeof text === "string" && text ? text : null;
  };
  return (code) =>
    own(shopTexts, `validated-form.${code}`) ??
    own(shopTexts.errorCode, code) ??
    own(shopTexts.formValidation, code) ??
    own(codes, code) ??
    more(code);
}
