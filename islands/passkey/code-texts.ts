import type { Translate } from "../../runtime/contracts/texts";

/** Texts of the one-time-code step, as in the standard theme where it has them (contract B e). */
export const texts = {
  "passkey.code-title": "Potwierdzenie kodem",
  "passkey.whom": "E-mail lub telefon z kierunkowym",
  "passkey.whom-empty": "Podaj e-mail lub telefon, na który wyślemy kod.",
  "passkey.send": "Wyślij kod",
  "passkey.code": "Kod z wiadomości (6 cyfr)",
  "passkey.check": "Potwierdź",
  "passkey.resend": "Wyślij kod ponownie",
  "passkey.cancel": "Anuluj",
  "passkey.sent": "Wiadomość została wysłana",
  "passkey.not-sent": "Nie udało się wygenerować pinu. Spróbuj ponownie później.",
  "passkey.code-wrong": "Wprowadzony kod jest niepoprawny",
  "passkey.code-expired": "Wprowadzony kod wygasł",
  "passkey.code-short": "Wprowadź pełny kod",
  "passkey.code-failed": "Wystąpił nieoczekiwany błąd. Proszę spróbować ponownie.",
  "passkey.limit": "Przekroczono limit nieudanych prób wprowadzenia kodu",
  "passkey.limit-time": "Przekroczono limit nieudanych prób wprowadzenia kodu. Spróbuj ponownie za {time}",
  "passkey.limit-minutes": {
    one: "Przekroczono limit nieudanych prób wprowadzenia kodu. Spróbuj ponownie za {count} minutę",
    few: "Przekroczono limit nieudanych prób wprowadzenia kodu. Spróbuj ponownie za {count} minuty",
    many: "Przekroczono limit nieudanych prób wprowadzenia kodu. Spróbuj ponownie za {count} minut",
    other: "Przekroczono limit nieudanych prób wprowadzenia kodu. Spróbuj ponownie za {count} minuty",
  },
} as const;

export type CodeTranslate = Translate<keyof typeof texts>;
