/** Writes the chosen point where the platform's page of pickup sites expects it, and sends its form natively, once (contract F 1.3). */
import { markSubmitting } from "../../runtime/kit/mark-submitting";
import type { Point } from "./points";

/** Of `markSubmitting`: the form is on its way. */
const SUBMITTING = Symbol.for("wyspa.submitting");

/** @returns false while the form is on its way with a point that was chosen before */
export function writePoint(host: HTMLElement, { id }: Point, signal: AbortSignal): boolean {
  const field = host.querySelector<HTMLInputElement>("input.pickup_sites_point_input");
  const form = field?.form;
  if (form && Reflect.get(form, SUBMITTING)) return false;
  if (field) field.value = id;
  if (!form) return true;
  markSubmitting(form, null, signal);
  // By the prototype: a field of the form may be named "submit" (bar S15).
  HTMLFormElement.prototype.submit.call(form);
  return true;
}
