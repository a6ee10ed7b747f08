/** The customer's e-mail and phone in the empty fields of an order page (contract B e). */
import { getPath, text } from "../base/values";
import type { GraphqlOperation } from "../contracts/graphql";
import type { Platform } from "../contracts/platform";

/** The fields of it that are known (contract D 6). */
const client: GraphqlOperation = {
  suffix: "?query=client",
  document: "query Client { client { email phone } }",
};

/** By the platform's own marks of a field, whatever it is called. */
const FIELDS = {
  email: 'input[data-graphql="email"], input[data-name="email"]',
  phone: 'input[data-graphql="phone"], input[data-name="phone"]',
} as const;

/** The page's own module of quick sign-in fills them itself, and the address with them. Never rejects. */
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

/** What was typed stays. Forms hear of it as of any other input. */
function fill(field: HTMLInputElement, known: string): void {
  if (field.value || field.disabled || field.readOnly || field === document.activeElement) return;
  field.value = known;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A prefix in a field of its own is not part of the number. */
const withoutPrefix = ({ dataset }: HTMLInputElement, known: string): string =>
  dataset.concatFrom ? known.replace(/^\+\d+\s+/, "") : known;
