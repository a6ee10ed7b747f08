/** Writes the chosen point where the platform's page of pickup sites expects it, and sends its form natively (contract F 1.3). */
import type { Point } from "./points";

export function writePoint(host: HTMLElement, { id }: Point): void {
  const field = host.querySelector<HTMLInputElement>("input.pickup_sites_point_input");
  if (!field) return;
  field.value = id;
  // By the prototype: a field of the form may be named "submit" (bar S15).
  if (field.form) HTMLFormElement.prototype.submit.call(field.form);
}
