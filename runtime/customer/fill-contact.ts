/** Fills the customer's e-mail and phone into empty fields of an order page (contract B e). */
import { getPath, text } from "../base/values";
import type { GraphqlOperation } from "../contracts/graphql";
import type { Platform } from "../contracts/platform";

/** Requests only the fields that the platform documents (contract D 6). */
const client: GraphqlOperation = {
  suffix: "?query=client",
  document: "query Client { client { email phone } }",
};

/** The platform's own attributes identify the fields, whatever their names. */
const FIELDS = {
  email: 'input[data-graphql="email"], input[data-name="email"]',
  phone: 'input[data-graphql="phone"], input[data-name="phone"]',
} as const;

/** No-op when the page has its own quick sign-in module, which fills these fields and the address. Never rejects. */
export async function fillContact(graphql: Platform["graphql"]): Promise<void> {
  if (getPath(window, "app_shop", "fn", "smileLogin")) return;
  const answer = await graphql(client, {});
  if (!answer.ok) return;
  for (const [name, selector] of Object.entries(FIELDS)) {
    const field = document.querySelector<HTMLInputElement>(`form.cop :is(${selector})`);
    const known = text(getPath(answer.data, "client", name));
    if (field && known) fill(field, withoutPrefix(field, known));
  }
}

/** Keeps typed values. Dispatches the usual events, so that forms notice the change. */
function fill(field: HTMLInputElement, known: string): void {
  if (field.value || field.disabled || field.readOnly || field === document.activeElement) return;
  field.value = known;
  for (const type of ["input", "change"]) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}

/** Removes a country prefix that has its own field. */
const withoutPrefix = ({ dataset }: HTMLInputElement, known: string): string =>
  dataset.concatFrom ? known.replace(/^\+\d+\s+/, "") : known;
