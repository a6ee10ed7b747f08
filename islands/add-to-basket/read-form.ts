import { elementsOf } from "../../runtime/base/safe-dom";
import type { Addition } from "../../runtime/contracts/basket";

/**
 * Fields that the platform layer sets itself, those of a subscription, which is sent natively (contract F §3), and the
 * controls of the size and of quantity prices, which say nothing that the size and the number do not.
 */
const NOT_SENT =
  /^(product|size|number|mode|getAjax|subscription|days_in_period|projector_sizes|multipack_radio)$/;

/** Exchanges, presents and purchases for points, where the field says so: natively, as a subscription (ruling 32). */
const NATIVE = ["subscription", "exchange_id", "forpoints", "gift"];

/**
 * The visible field of the quantity. Fields that stand elsewhere with a `form` attribute belong to the form too,
 * and a field that is named `elements` must not hide the others (bar S15).
 */
export function quantityField(form: HTMLFormElement): HTMLInputElement | null {
  const field = elementsOf(form).find((element) => element.getAttribute("name") === "number");
  return field instanceof HTMLInputElement ? field : null;
}

/** Reads a quantity as shoppers write it: "1,5" is one and a half. NaN where it is none above zero. */
export function readQuantity(text: string): number {
  const quantity = Number(text.trim().replace(",", ".") || Number.NaN);
  return quantity > 0 && Number.isFinite(quantity) ? quantity : Number.NaN;
}

/**
 * Reads what a product form wants to add (contract Part C): `product`, `size`, `number`, and whatever else it
 * carries, the pressed button's value included. Of several fields with one name the last one counts, as on the
 * server. The quantity may be NaN: that is for the shopper to put right.
 * @returns null for a form that is not understood (a field is missing or empty, several products or parts, files,
 *   a subscription, points, a button that leads elsewhere): it is best sent natively
 */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | null): Addition | null {
  if (submitter?.matches("[formaction], [formmethod], [formtarget]")) return null;
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement)
    if (submitter.name) data.append(submitter.name, submitter.value);

  const all = new Map<string, string>();
  for (const [name, value] of data) {
    const isFile = typeof value !== "string";
    if (isFile && value.name === "" && value.size === 0) continue; // a file field that was left alone
    if (isFile || name.includes("[")) return null;
    all.set(name, value);
  }
  if (NATIVE.some((name) => !/^0?$/.test(all.get(name) ?? ""))) return null;
  const [id, size, number] = ["product", "size", "number"].map((name) => all.get(name));
  if (!id || !size || number === undefined) return null;
  const fields = Object.fromEntries([...all].filter(([name]) => !NOT_SENT.test(name)));
  return { id, size, quantity: readQuantity(number), fields };
}
