/** Valid values for a registration, by field id. */
export const good: Readonly<Record<string, string>> = {
  client_email: "ola@sklep.test",
  client_phone: "500 600 700",
  client_firstname: "Ola",
  client_lastname: "Nowak",
  client_street: "Długa",
  client_street_number: "5/7",
  client_zipcode: "80-001",
  client_city: "Gdańsk",
  client_login: "ola.nowak",
  client_password: "wydma-77",
};
