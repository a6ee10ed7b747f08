/**
 * Writes the chosen point into the field that the platform's page of pickup sites expects. Then submits its form
 * natively, once (contract F 1.3).
 */
import { append, query } from "../../runtime/base/safe-dom";
import { formRegister } from "../../runtime/leaving/form-register";
import { markSubmitting } from "../../runtime/leaving/submit-once";
import type { Point } from "./points";

/** Orders send the number by this name. */
const NUMBER = "client_courier_number";

/**
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
