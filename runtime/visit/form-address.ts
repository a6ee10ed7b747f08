/** Tells where a submit leads. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm */
import { formEntries } from "../forms/form-entries";
import { isThisWindow } from "./addresses";

// A field named `getAttribute` would shadow the form's own method (bar S15).
const read = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** Reads a form's attribute, which the submitter's `form…` attribute overrides, even if that is empty. */
const attributeReader = (form: HTMLFormElement, submitter: HTMLElement | null) => (name: string) =>
  (submitter && read(submitter, `form${name}`)) ?? read(form, name);

/** Whether the submit navigates this page: not for another window, and not for `method="dialog"`. */
export function leaves(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const attribute = attributeReader(form, submitter);
  return isThisWindow(attribute("target")) && !/^dialog$/i.test(attribute("method") ?? "");
}

/** Whether the form is sent as UTF-8. Scripts cannot write the bytes of other encodings. */
function isUtf8(form: HTMLFormElement): boolean {
  const [first = document.characterSet] = (read(form, "accept-charset") ?? "").match(/[^\s,]+/g) ?? [];
  return /^utf-?8$/i.test(first);
}

/** Browsers send line breaks of names and values as CR LF. */
const withCrLf = (text: string): string => text.replace(/\r\n?|\n/g, "\r\n");

/** The address of a GET form with `data-visit`, as the browser would send it; `null` = a native submit. */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL | null {
  const attribute = attributeReader(form, submitter);
  if (read(form, "data-visit") === null || !isThisWindow(attribute("target"))) return null;
  if (!/^(get)?$/i.test(attribute("method") ?? "") || !isUtf8(form)) return null;
  const url = actionOf(attribute("action"));
  if (url?.origin !== location.origin) return null;
  const values = formEntries(form, submitter)?.map(([name, value]) => [
    withCrLf(name),
    typeof value === "string" ? withCrLf(value) : value.name,
  ]);
  if (!values) return null;
  // Not by `search`, which drops the question mark of an empty query.
  const [address = ""] = url.href.split(/[?#]/);
  return new URL(`${address}?${new URLSearchParams(values)}${url.hash}`);
}

function actionOf(action: string | null): URL | null {
  try {
    return new URL(action || location.href, document.baseURI);
  } catch {
    return null;
  }
}
