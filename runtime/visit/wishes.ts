/** Predicts what a submit will do, by the browser's rules. Pure functions. */
import { isHere } from "../dom/followed-link";

// A field named `getAttribute` would shadow the form's own method (bar S15).
export const read = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** Reads a form's attribute, which the submitter's `form…` attribute overrides. */
const attributeReader = (form: HTMLFormElement, submitter: HTMLElement | null) => (name: string) =>
  (submitter && read(submitter, `form${name}`)) ?? read(form, name);

/** Whether the submit navigates this page: not for another window, and not for `method="dialog"`. */
export function leaves(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const attribute = attributeReader(form, submitter);
  return isHere(attribute("target")) && !/^dialog$/i.test(attribute("method") ?? "");
}

/** The address of a GET form with `data-visit`, including its values and the submitter's; `null` = a native submit. */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL | null {
  const attribute = attributeReader(form, submitter);
  if (read(form, "data-visit") === null || !isHere(attribute("target"))) return null;
  if (!/^(get)?$/i.test(attribute("method") ?? "")) return null;
  const url = new URL(attribute("action") || location.href, document.baseURI);
  const values = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
  const name = submitter && read(submitter, "name");
  if (name) values.push([name, read(submitter, "value") ?? ""]);
  url.search = `${new URLSearchParams(values)}`;
  return url.origin === location.origin ? url : null;
}
