/** Polish texts of the server's codes (contract B a.7). Codes of local rules are in `../code-texts.ts`. */

const ILLEGAL = "Jeden z użytych znaków jest niedozwolony.";
const CLIENT_STREET = "Wpisz ulicę i numer domu klienta.";
const TAKEN = "Podany login jest już zajęty.";

const named = (fields: string, prefix: string) =>
  fields.split(" ").map((field) => [`illegal_characters_${prefix}_${field}`, ILLEGAL] as const);
const illegal = Object.fromEntries([
  ...named("city firm firstname lastname nip phone phone2 street", "client"),
  ...named("additional city firstname lastname phone street", "delivery"),
]);

export const serverTexts: Readonly<Record<string, string>> = {
  ...illegal,
  incorect_delivery_region: "Wybierz kraj odbiorcy przesyłki.",
  incorect_delivery_zipcode: "Wpisz kod pocztowy odbiorcy przesyłki.",
  incorect_invoice_phone: "Wpisz telefon klienta.",
  incorect_invoice_zipcode: "Wpisz kod pocztowy klienta.",
  incorect_nip: "Niepoprawny NIP dla wybranego kraju.",
  incorect_zipcode: "Błędnie wpisany kod pocztowy.",
  incorrect_region: "Błędnie wybrany region.",
  invalid_format: "Nieprawidłowy format. Pole musi zawierać przynajmniej jedną literę.",
  login_taken: TAKEN,
  used_login: TAKEN,
  login_taken_login_propose: `${TAKEN}<br/><br/>Proponowany login: `,
  no_city: "Wpisz w to pole nazwę miasta.",
  no_delivery_city: "Wpisz miejscowość odbiorcy przesyłki.",
  no_delivery_firstname: "Wpisz imię odbiorcy przesyłki.",
  no_delivery_lastname: "Wpisz nazwisko odbiorcy przesyłki.",
  no_delivery_street: "Wpisz ulicę i numer domu odbiorcy przesyłki.",
  no_firmname: "Błędnie wpisana nazwa firmy.",
  no_firstname: "Wpisz w to pole swoje imię.",
  no_invoice_city: "Wpisz miejscowość klienta.",
  no_invoice_firmname: "Wpisz nazwę firmy klienta.",
  no_invoice_firstname: "Wpisz imię klienta.",
  no_invoice_lastname: "Wpisz nazwisko klienta.",
  no_invoice_street: CLIENT_STREET,
  no_invoice_street_number: CLIENT_STREET,
  no_login: "Wpisz w to pole swój login.",
  no_name: "Wpisz w to pole swoje nazwisko.",
  no_password: "Wpisz w to pole swoje hasło.",
  no_street: "Wpisz nazwę ulicy lub miejscowości.",
  no_street_number: "Podaj nr domu.",
  no_street_number_uk: "Brakuje numeru domu.",
  // Not from the platform: an example follows in place of the formats.
  // Follows the formats, in brackets; in friendly messages the next text replaces the formats.
  zipcodeEg: "np.",
  zipcodeExample: "Wpisz go w takiej postaci, np.",
  zipcodeFormat: "Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:",
};
