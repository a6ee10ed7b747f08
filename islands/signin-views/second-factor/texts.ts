/** Texts of the second factor (Polish, contract D 6). */

/** For the list of modes, and the message above it. */
export const listTexts = {
  "second-factor.email": "E-mail",
  "second-factor.otp": "SMS",
  "second-factor.totp": "Aplikacja",
  "second-factor.main": "Domyślny",
  "second-factor.activate": "Aktywuj",
  "second-factor.verify": "Zaloguj",
  "second-factor.make-main": "Ustaw jako domyślny",
  "second-factor.switch": "Przełącznik opcji: ustaw tę metodę weryfikacji jako domyślną",
  "second-factor.deactivate": "Dezaktywuj",
  "second-factor.one-main": "Co najmniej jedna metoda weryfikacji musi być ustawiona jako domyślna",
  "second-factor.main-changed": "Domyślna metoda MFA została zmieniona.",
  "second-factor.for-order":
    "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego, aby dokończyć zamówienie.",
  "second-factor.or-order": "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego lub",
  "second-factor.finish": "Kliknij tutaj, aby dokończyć zamówienie",
  "second-factor.for-account":
    "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego, aby zalogować się na swoje konto.",
  "second-factor.or-home":
    "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego lub przejdź na",
  "second-factor.home": "stronę główną",
  "second-factor.right": "Kod poprawny – za chwilę nastąpi przekierowanie.",
  "second-factor.active": "Uwierzytelnianie wieloskładnikowe aktywne.",
  "second-factor.continue": "Kliknij tutaj, aby kontynuować logowanie",
} as const;

/** For the ways out. */
export const wayOutTexts = {
  "second-factor.again": "Spróbuj ponownie",
  "second-factor.back": "Wróć",
} as const;

/** For the dialogs. */
export const dialogTexts = {
  "second-factor.name": "Uwierzytelnianie wieloskładnikowe",
  "second-factor.remember": "Zapamiętaj to urządzenie (liczba dni: {days})",
  "second-factor.picture": "Kod QR do zeskanowania w aplikacji uwierzytelniającej",
  "second-factor.no-scanning":
    "Jeśli nie możesz zeskanować kodu QR, zamknij to okno i wybierz inną metodę, na przykład e-mail lub SMS.",
  "second-factor.cancel": "Anuluj",
  "second-factor.other-way": "Zmień metodę weryfikacji",
  "second-factor.whole-code": "Wprowadź pełny kod",
  "second-factor.sent": "Kod wysłany",
  "second-factor.updated": "Dane zaktualizowano pomyślnie.",
  "second-factor.code-activate-email":
    "Na podany adres e-mail wysłaliśmy kod pozwalający na włączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "second-factor.code-activate-otp":
    "Na podany numer telefonu wysłaliśmy kod pozwalający na włączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "second-factor.code-activate-totp":
    "Zeskanuj kod QR w aplikacji Google Authenticator lub Microsoft Authenticator pozwalający na włączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "second-factor.later-email":
    "Po włączeniu MFA podczas logowania wprowadzisz kod otrzymany na adres e-mail, aby potwierdzić swoją tożsamość.",
  "second-factor.later-otp":
    "Po włączeniu MFA podczas logowania wprowadzisz kod otrzymany SMS-em, aby potwierdzić swoją tożsamość.",
  "second-factor.later-totp":
    "Po włączeniu MFA podczas logowania wprowadzisz kod otrzymany w aplikacji Google Authenticator lub Microsoft Authenticator, aby potwierdzić swoją tożsamość.",
  "second-factor.code-deactivate-email":
    "Na podany adres e-mail wysłaliśmy kod pozwalający na wyłączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "second-factor.code-deactivate-otp":
    "Na podany numer telefonu wysłaliśmy kod pozwalający na wyłączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "second-factor.code-deactivate-totp":
    "Wygeneruj kod w aplikacji Google Authenticator lub Microsoft Authenticator pozwalający na wyłączenie dodatkowego zabezpieczenia logowania z wykorzystaniem uwierzytelniania wieloskładnikowego (MFA).",
  "second-factor.code-verify-email":
    "Na podany adres e-mail wysłaliśmy kod pozwalający na zalogowanie w sklepie.",
  "second-factor.code-verify-otp":
    "Na podany numer telefonu wysłaliśmy kod pozwalający na zalogowanie w sklepie.",
  "second-factor.code-verify-totp":
    "Wygeneruj kod w aplikacji Google Authenticator lub Microsoft Authenticator pozwalający na zalogowanie w sklepie.",
  "second-factor.step-make": "Wygeneruj kod w aplikacji.",
  "second-factor.step-type": "Wpisz poniżej 6-cyfrowy kod z aplikacji.",
} as const;

/** For the server's error codes. */
export const faultTexts = {
  "second-factor.not-set":
    "Ten składnik uwierzytelniania wieloskładnikowego nie został jeszcze skonfigurowany.",
  "second-factor.set-already": "Ten składnik uwierzytelniania wieloskładnikowego został już skonfigurowany",
  "second-factor.limit":
    "Limit wysyłki kodów uwierzytelniających został wyczerpany. Spróbuj ponownie za 30 minut.",
  "second-factor.no-email":
    "Nie znaleziono wybranej metody uwierzytelniania wieloskładnikowego (adres e-mail) na Twoim koncie",
  "second-factor.no-phone":
    "Nie znaleziono wybranej metody uwierzytelniania wieloskładnikowego (numer telefonu) na Twoim koncie",
  "second-factor.mode": "Wybrano błędny składnik uwierzytelniania wieloskładnikowego ({code})",
  "second-factor.server": "Wystąpił błąd podczas pobierania danych",
  "second-factor.denied": "Brak dostępu",
  "second-factor.wrong": "Wprowadzony kod jest niepoprawny",
  "second-factor.bad-phone": "Podano błędny numer telefonu",
  "second-factor.bad-email": "Podano błędny adres e-mail",
  "second-factor.no-connection":
    "Nie udało się połączyć ze sklepem. Sprawdź połączenie z internetem i spróbuj ponownie.",
  "second-factor.unknown": "Wystąpił nieoczekiwany błąd",
} as const;
