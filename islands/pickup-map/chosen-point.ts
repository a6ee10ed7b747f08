/**
 * Passes the chosen point on: to the form of the platform's page of pickup sites, or to a page's script (contract F
 * 1.3). The tab remembers the point.
 */
import { append, query } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { formRegister } from "../../runtime/leaving/form-register";
import { markSubmitting } from "../../runtime/leaving/submit-once";
import type { Point } from "./points";

/** Orders send the number by this name. */
const NUMBER = "client_courier_number";

/**
 * Writes the point into the field that the platform expects, and submits its form natively, once.
 * @param clientNumber the shopper's number with the courier; empty where the point needs no number
 * @returns false while the form is being submitted with an earlier point
 */
export function writePoint(
  host: HTMLElement,
  { id }: Point,
  clientNumber: string,
  signal: AbortSignal,
): boolean {
  const field = host.querySelector<HTMLInputElement>("input.pickup_sites_point_input");
  const form = field?.form;
  if (form && formRegister().submitting.has(form)) return false;
  if (field) field.value = id;
  if (!form) return true;
  writeNumber(form, clientNumber);
  markSubmitting({ form, submitter: null }, signal);
  // From the prototype: a field of the form may be named "submit" (bar S15).
  HTMLFormElement.prototype.submit.call(form);
  return true;
}

/** Writes into the page's own field of that name, else into a new one. */
function writeNumber(form: HTMLFormElement, clientNumber: string): void {
  let field = query<HTMLInputElement>(form, `input[name=${NUMBER}]`);
  if (!field && !clientNumber) return;
  if (!field) {
    field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: NUMBER });
    append(form, field);
  }
  field.value = clientNumber;
}

/** The object that the page's script gets (contract F 1.3). */
export const chosenPoint = ({ raw, id, courier }: Point, clientNumber: string): Record<string, unknown> => ({
  ...raw,
  uid: `courier_${courier.id}-${id}`,
  courierId: courier.id,
  fullId: courier.fullId,
  price: courier.price,
  ...(clientNumber && { clientCourierNumber: clientNumber }),
});

/** Only the id, nothing about the shopper. */
const KEY = "wyspa_pickup_point";

/** The uid of the point that was chosen last in this tab. */
export function lastChosen({ storage }: IslandContext): string | null {
  const stored = storage.session.get(KEY);
  return stored && /^courier_\d+-.{1,100}$/.test(stored) ? stored : null;
}

export function rememberChosen({ storage }: IslandContext, { courier, id }: Point): void {
  storage.session.set(KEY, `courier_${courier.id}-${id}`);
}
