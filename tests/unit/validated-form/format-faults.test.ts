// @vitest-environment page
/** Errors that our own rules find when the platform does not answer, and those that are left to the platform. */
import { expect, it } from "vitest";
import { formatFault } from "../../../islands/validated-form/rules";

const faultOf = (type: string, value: string) => {
  document.body.innerHTML = `<form><input data-graphql="${type}"></form>`;
  const [form, control] = [document.querySelector("form"), document.querySelector("input")];
  if (!form || !control) throw new Error("no field");
  control.value = value;
  return formatFault(form, control)?.code ?? "";
};

it.each([
  ["email", "zly", "incorect_email"],
  ["email", "a@b", "incorect_email"],
  ["email", "jan@kowalski.com", ""],
  ["email", " jan+1@żółw.pl ", ""],
  ["login", "an", "incorect_login"],
  ["login", "anna nowak", "incorect_login"],
  ["login", "anna.nowak@sklep-1_x", ""],
  ["birthdate", "31.12.1990", "birth_date"],
  ["birthdate", "1990-13-01", "birth_date"],
  ["birthdate", "1990-12-31", ""],
  ["iban", "123", "incorrect_iban"],
  ["iban", "PL61 1090 1014 0000 0712 1981 2874", ""],
  ["iban", "61109010140000071219812874", ""],
  ["phone email", "zly", "incorect_email"],
  ["zipcode", "1", ""],
  ["city", "x", ""],
  ["constructor", "x", ""],
  ["email", "", ""],
])("%s %j: %j", (type, value, code) => expect(faultOf(type, value)).toBe(code));
