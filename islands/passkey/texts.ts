import type { Translate } from "../../runtime/contracts/texts";

/** Texts of the island (Polish); a shop overrides any text by its key. */
export const texts = {
  "passkey.sign-in": "Zaloguj się kluczem dostępu",
  "passkey.hint": "Odciskiem palca, twarzą lub kodem tego urządzenia, bez hasła.",
  "passkey.by-code": "Zaloguj się kodem jednorazowym",
  "passkey.signed-in": "Zalogowano.",
  "passkey.offer":
    "Następnym razem zaloguj się bez hasła: odciskiem palca, twarzą lub kodem tego urządzenia.",
  "passkey.offer-by-code": "Najpierw wyślemy kod, aby potwierdzić, że to Ty.",
  "passkey.keep": "Zapisz klucz dostępu na tym urządzeniu",
  "passkey.not-now": "Nie teraz",
  "passkey.proven": "Kod jest poprawny. Teraz zapisz klucz dostępu na tym urządzeniu.",
  "passkey.kept": "Klucz dostępu jest zapisany. Następnym razem zalogujesz się nim na tym urządzeniu.",
  "passkey.known": "To urządzenie ma już klucz dostępu do tego konta.",
  "passkey.no-account": "Kod jest poprawny, ale nie ma jeszcze konta z tymi danymi. Załóż konto.",
  "passkey.unsupported": "Ta przeglądarka nie obsługuje kluczy dostępu. Zaloguj się hasłem.",
  "passkey.no-proof": "Aby zapisać klucz dostępu, najpierw potwierdź kodem, że to Ty.",
  "passkey.no-data": "Nie udało się pobrać danych klucza dostępu. Spróbuj ponownie lub zaloguj się hasłem.",
  "passkey.no-session": "Sklep nie przyjął logowania kluczem dostępu. Zaloguj się hasłem.",
  "passkey.refused-because": "Nie udało się użyć klucza dostępu: {reason}",
  "passkey.failed": "Nie udało się użyć klucza dostępu. Spróbuj ponownie lub zaloguj się hasłem.",
  "passkey.blocked":
    "Przeglądarka nie pokazała okna klucza dostępu. Może w tym przeszkadzać menedżer haseł, ustawienie przeglądarki albo takie okno w innej karcie.",
  "passkey.use-password": "Zaloguj się hasłem.",
  "passkey.status":
    "Usługa kluczy dostępu odpowiedziała błędem {status}. Spróbuj ponownie lub zaloguj się hasłem.",
  "passkey.connection":
    "Brak połączenia z usługą kluczy dostępu. Sprawdź internet i spróbuj ponownie lub zaloguj się hasłem.",
} as const;

export type PasskeyTranslate = Translate<keyof typeof texts>;
