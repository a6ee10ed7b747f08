/** What the old names say that registration, order process and basket call (Polish, contract D 6, D 9). */

/** Where neither shop nor server has words for a phone or an e-mail. */
export const validationTexts = {
  "steps.phone": "Podano błędny numer telefonu",
  "steps.email": "Podano błędny adres e-mail",
} as const;

/** Of the list of a company's further accounts. */
export const associatedTexts = {
  "steps.login": "Login",
  "steps.e-mail": "E-mail",
  "steps.address": "Adres",
  "steps.limit-left": "Pozostały limit",
  "steps.limit-order": "Max 1 zamówienie",
  "steps.limit-month": "Max zamówienia z 30 dni",
  "steps.accepts": "Akceptacja zamówień",
  "steps.edit": "Edytuj",
  "steps.failed": "Coś poszło nie tak. Spróbuj ponownie później.",
  "steps.saved": "Zapisano dane",
  "steps.zipcodes": "Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:",
  "steps.characters": "znaków).",
  "steps.fill-in": "Proszę wypełnić to pole.",
  "steps.show-password": "Pokaż hasło",
  "steps.hide-password": "Ukryj hasło",
  "steps.prev-page": "Poprzednia strona",
  "steps.next-page": "Następna strona",
} as const;

/** Of multi-factor sign-in: its ways, its list, what is said above the list. */
export const mfaTexts = {
  "steps.mfa-email": "E-mail",
  "steps.mfa-otp": "SMS",
  "steps.mfa-totp": "Aplikacja",
  "steps.mfa-main": "Domyślny",
  "steps.mfa-activate": "Aktywuj",
  "steps.mfa-verify": "Moje Konto",
  "steps.mfa-make-main": "Ustaw jako domyślny",
  "steps.mfa-switch": "Przełącznik opcji: ustaw tę metodę weryfikacji jako domyślną",
  "steps.mfa-deactivate": "Dezaktywuj",
  "steps.mfa-one-main": "Co najmniej jedna metoda weryfikacji musi być ustawiona jako domyślna",
  "steps.mfa-main-changed": "Domyślna metoda MFA została zmieniona.",
  "steps.mfa-for-order":
    "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego, aby dokończyć zamówienie.",
  "steps.mfa-or-order": "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego lub",
  "steps.mfa-finish": "Kliknij tutaj, aby dokończyć zamówienie",
  "steps.mfa-for-account":
    "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego, aby zalogować się na swoje konto.",
  "steps.mfa-or-home": "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego lub przejdź na",
  "steps.mfa-home": "stronę główną",
  "steps.mfa-active": "Uwierzytelnianie wieloskładnikowe aktywne.",
  "steps.mfa-continue": "Kliknij tutaj, aby kontynuować logowanie",
} as const;

/** Of its dialog. */
export const mfaDialogTexts = {
  "steps.mfa-cancel": "Anuluj",
  "steps.mfa-other-way": "Zmień metodę weryfikacji",
  "steps.mfa-whole-code": "Wprowadź pełny kod",
  "steps.mfa-sent": "Kod wysłany",
  "steps.mfa-right": "Kod poprawny - za chwilę nastąpi przekierowanie.",
  "steps.mfa-updated": "Dane zaktualizowano pomyślnie.",
  "steps.mfa-activate-email":
    "Na podany adres e-mail wysłaliśmy kod pozwalający na włączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "steps.mfa-activate-otp":
    "Na podany numer telefonu wysłaliśmy kod pozwalający na włączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "steps.mfa-activate-totp":
    "Zeskanuj kod QR w aplikacji Google Authenticator lub Microsoft Authenticator pozwalający na włączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "steps.mfa-later-email":
    "Po włączeniu MFA podczas logowania wprowadzisz kod otrzymany na adres e-mail, aby potwierdzić swoją tożsamość.",
  "steps.mfa-later-otp":
    "Po włączeniu MFA podczas logowania wprowadzisz kod otrzymany SMS-em, aby potwierdzić swoją tożsamość.",
  "steps.mfa-later-totp":
    "Po włączeniu MFA podczas logowania wprowadzisz kod otrzymany w aplikacji Google Authenticator lub Microsoft Authenticator, aby potwierdzić swoją tożsamość.",
  "steps.mfa-deactivate-email":
    "Na podany adres e-mail wysłaliśmy kod pozwalający na wyłączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "steps.mfa-deactivate-otp":
    "Na podany numer telefonu wysłaliśmy kod pozwalający na wyłączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "steps.mfa-deactivate-totp":
    "Wygeneruj kod w aplikacji Google Authenticator lub Microsoft Authenticator pozwalający na wyłączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "steps.mfa-verify-email": "Na podany adres e-mail wysłaliśmy kod pozwalający na zalogowanie w sklepie.",
  "steps.mfa-verify-otp": "Na podany numer telefonu wysłaliśmy kod pozwalający na zalogowanie w sklepie.",
  "steps.mfa-verify-totp":
    "Wygeneruj kod w aplikacji Google Authenticator lub Microsoft Authenticator pozwalający na zalogowanie w sklepie.",
  "steps.mfa-step-make": "Wygeneruj kod w aplikacji.",
  "steps.mfa-step-type": "Wpisz poniżej 6-cyfrowy kod z aplikacji.",
} as const;

/** What the server's words for faults mean. */
export const mfaFaultTexts = {
  "steps.mfa-not-set": "Ten składnik uwierzytelniania wieloskładnikowego nie został jeszcze skonfigurowany.",
  "steps.mfa-set-already": "Ten składnik uwierzytelniania wieloskładnikowego został już skonfigurowany",
  "steps.mfa-limit":
    "Limit wysyłki kodów uwierzytelniających został wyczerpany. Spróbuj ponownie za 30 minut.",
  "steps.mfa-no-email":
    "Nie znaleziono wybranej metody uwierzytelniania wieloskładnikowego (adres e-mail) na Twoim koncie",
  "steps.mfa-no-phone":
    "Nie znaleziono wybranej metody uwierzytelniania wieloskładnikowego (numer telefonu) na Twoim koncie",
  "steps.mfa-mode": "Wybrano błędny składnik uwierzytelniania wieloskładnikowego ({code})",
  "steps.mfa-server": "Wystąpił błąd podczas pobierania danych",
  "steps.mfa-denied": "Brak dostępu",
  "steps.mfa-wrong": "Wprowadzony kod jest niepoprawny",
  "steps.mfa-unknown": "Wystąpił nieoczekiwany błąd",
} as const;
