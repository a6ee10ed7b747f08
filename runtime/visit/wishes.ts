/** What a click or a submit is about to do, by the browser's own rules. Pure. */
import { isHere } from "../dom/followed-link";

// A form's fields may be named like its own members (bar S15).
export const read = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** What a form says of how it is sent; its button has the last word. */
const saidBy = (form: HTMLFormElement, submitter: HTMLElement | null) => (name: string) =>
  (submitter && read(submitter, `form${name}`)) ?? read(form, name);

/** Whether the browser leaves this page with what it sends: not for another window, and not to close a dialog. */
export function leaves(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const own = saidBy(form, submitter);
  return isHere(own("target")) && !/^dialog$/i.test(own("method") ?? "");
}

/** Where a marked GET form leads, its values and the button's included; null where the browser shall send it. */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL | null {
  const own = saidBy(form, submitter);
  if (read(form, "data-visit") === null || !isHere(own("target"))) return null;
  if (!/^(get)?$/i.test(own("method") ?? "")) return null;
  const url = new URL(own("action") || location.href, document.baseURI);
  const values = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
  const name = submitter && read(submitter, "name");
  if (name) values.push([name, read(submitter, "value") ?? ""]);
  url.search = `${new URLSearchParams(values)}`;
  return url.origin === location.origin ? url : null;
}
