/** Writes the chosen point where the platform's page of pickup sites expects it, and sends its form natively, once (contract F 1.3). */
import { append, query } from "../../runtime/base/safe-dom";
import { markSubmitting } from "../../runtime/dom/mark-submitting";
import type { Point } from "./points";

/** Of `markSubmitting`: the form is on its way. */
const SUBMITTING = Symbol.for("wyspa.submitting");

/** By this name orders send it. */
const NUMBER = "client_courier_number";

/**
 * @param clientNumber the shopper's number with the courier; empty where the point needs none
 * @returns false while the form is on its way with a point that was chosen before
 */
export function writePoint(
  host: HTMLElement,
  { id }: Point,
  clientNumber: string,
  signal: AbortSignal,
): boolean {
  const field = host.querySelector<HTMLInputElement>("input.pickup_sites_point_input");
  const form = field?.form;
  if (form && Reflect.get(form, SUBMITTING)) return false;
  if (field) field.value = id;
  if (!form) return true;
  writeNumber(form, clientNumber);
  markSubmitting(form, null, signal);
  // By the prototype: a field of the form may be named "submit" (bar S15).
  HTMLFormElement.prototype.submit.call(form);
  return true;
}

/** Into the page's own field of that name, else into one of ours. */
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
