/** Writes the GraphQL document of a batch: one aliased `validateClientData` per value (contract B b.1). */

import { RegionCode } from "../../base/region-code";
import type { ClientCheck } from "../../contracts/client-data";
import type { GraphqlOperation, GraphqlValues } from "../../contracts/graphql";

type Slot = (value: string) => string;
type Input = (check: ClientCheck, slot: Slot, country: string) => string;

const billing =
  (field: string): Input =>
  ({ value }, slot, country) =>
    `clientData: {clientBillingData: {${field}: ${slot(value)}${country}}}`;
const plain =
  (field: string): Input =>
  ({ value }, slot) =>
    billing(field)({ id: "", type: "", value }, slot, "");

/** Writes each kind of value into `ClientDataInput`. */
const inputs: ReadonlyMap<string, Input> = new Map<string, Input>([
  ["firstname", plain("firstname")],
  ["lastname", plain("lastname")],
  ["city", plain("city")],
  ["firm", plain("companyName")],
  ["additional", plain("companyName")],
  ["street", billing("street")],
  ["zipcode", billing("zipcode")],
  // Blanks between groups are for the shopper's eyes: the old script sent the number in one piece.
  [
    "phone",
    ({ value, ...check }, ...rest) =>
      billing("phone")({ ...check, value: value.replace(/\s/g, "") }, ...rest),
  ],
  [
    "nip",
    ({ value }, slot, country) =>
      `clientData: {${country && `clientBillingData: {${country}} `}taxNumber: ${slot(value)}}`,
  ],
  ["email", ({ value }, slot) => `clientData: {email: ${slot(value)}}`],
  ["birthdate", ({ value }, slot) => `clientData: {birthDate: ${slot(value)}}`],
  [
    "login",
    ({ value, other }, slot) =>
      `loginAndPassword: {login: ${slot(value)}${other ? ` password: ${slot(other)}` : ""}}`,
  ],
  [
    "password",
    ({ value, other }, slot) =>
      `loginAndPassword: {${other ? `login: ${slot(other)} ` : ""}password: ${slot(value)}}`,
  ],
]);

/** Whether `validateClientData` can check this kind of value. */
export const isChecked = ({ type }: ClientCheck): boolean => inputs.has(type);

/**
 * Writes the document for checks of known kinds. Values are sent as variables or literals, by the shop's configuration.
 * The country is always a literal, because the name of its type is unknown; `RegionCode` makes it safe (ruling 5).
 * @param checks by the alias of their result; an empty alias, for a single check, leaves the field unaliased
 */
export function writeChecks(
  checks: ReadonlyMap<string, ClientCheck>,
  select?: string,
): { operation: GraphqlOperation; values: GraphqlValues } {
  const values: Record<string, string> = {};
  const slot: Slot = (value) => {
    const name = `v${Object.keys(values).length}`;
    values[name] = value;
    return `$${name}`;
  };
  const fields = [...checks].map(([alias, check]) => {
    const code = RegionCode.from(check.country);
    const input = inputs.get(check.type)?.(check, slot, code ? ` country: ${code}` : "") ?? "";
    const wanted = select ?? `messages {code message}${check.type === "email" ? " clientExists" : ""}`;
    return `${alias && `${alias}: `}validateClientData(ClientDataInput: {${input}}) {${wanted}}`;
  });
  const declared = Object.keys(values).map((name) => `$${name}: String!`);
  return {
    operation: {
      suffix: "?query=validateClientData",
      document: `query ValidateClientData(${declared.join(", ")}) {${fields.join(" ")}}`,
    },
    values,
  };
}
