/** Polish texts of the form's local checks, by code; their keys are `validated-form.<code>`. */
export const codeTexts: Readonly<Record<string, string>> = {
  birth_date: "Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD",
  incorect_email: "Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com",
  incorect_login:
    "Błędnie wpisany login. Login musi mieć minimum 3, a maksimum 40 znaków. Możesz użyć liter i cyfr oraz symboli @ . - _.",
  incorrect_iban: "Format numeru konta bankowego jest niepoprawny",
  incorect_phone: "Wpisz swój telefon.",
  incorect_shops: "Wybierz sklep z listy.",
  login_equals_password: "Hasło jest takie samo jak login. Wpisz inne hasło.",
  not_equal_passwords: "Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie.",
  password_to_long: "Za długie hasło. Wpisz krótsze hasło (maksimum",
  password_to_short: "Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum",
  // Texts that are not server codes, under the names that shops know (`app_shop.txt.formValidation`).
  mandatoryField: "Proszę wypełnić to pole.",
  noOptionSelected: "Proszę wybrać opcję.",
  minimalCharacters: "Minimalna liczba znaków dla tego pola to ",
  maximumCharacters: "Maksymalna liczba znaków dla tego pola to ",
  onlyDigital: "Pole nie może zawierać cyfr.",
  characters: "znaków).",
  // Replaces `mandatoryField` for checkboxes, which cannot be filled in.
  mandatoryCheckbox: "To pole jest obowiązkowe.",
  // Not from the platform.
  unknown: "Sprawdź, co jest wpisane w tym polu.",
};
