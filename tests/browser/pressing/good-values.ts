/** Valid values for fields, by their names. */
const values: readonly (readonly [name: RegExp, value: string])[] = [
  [/email/, "ola@poczta.example"],
  [/iban/, "PL61109010140000071219812874"],
  [/order_number/, "1012"],
  [/prefix/, "+48"],
  [/phone/, "501502503"],
  [/zipcode/, "81-230"],
  [/street_?number|flat|house/, "7"],
  [/street/, "Nadmorska"],
  [/city/, "Gdynia"],
  [/firstname|mailing_name|opinion_name/, "Ola"],
  [/lastname/, "Nowak"],
  [/birth/, "1990-05-01"],
  [/nip/, "5260250274"],
  [/rebate_code/, "WYDMA10"],
  [/blik/, "123456"],
  [/login/, "anna"],
  [/password/, "wydma-2026"],
];

export const goodValue = (name: string): string =>
  values.find(([pattern]) => pattern.test(name))?.[1] ?? "Przykładowe słowa";
