/** Writes the chosen point where the platform's page of pickup sites expects it, and sends its form natively, once (contract F 1.3). */
import { markSubmitting } from "../../runtime/kit/mark-submitting";
import type { Point } from "./points";

/** Of `markSubmitting`: the form is on its way. */
const SUBMITTING = Symbol.for("wyspa.submitting");

export function writePoint(host: HTMLElement, { id }: Point, signal: AbortSignal): void {
  const field = host.querySelector<HTMLInputElement>("input.pickup_sites_point_input");
  const form = field?.form;
  if (!field || (form && Reflect.get(form, SUBMITTING))) return;
  field.value = id;
  if (!form) return;
  markSubmitting(form, null, signal);
  // By the prototype: a field of the form may be named "submit" (bar S15).
  HTMLFormElement.prototype.submit.call(form);
}
