/** Tells where a submit leads. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm */
import { attr } from "../base/safe-dom";
import { formEntries } from "../forms/form-entries";
import { opensHere, type Submit, submitAttribute } from "../leaving/departure";

/** Whether the form is sent as UTF-8. Scripts cannot write the bytes of other encodings. */
function isUtf8(form: HTMLFormElement): boolean {
  const [first = document.characterSet] = (attr(form, "accept-charset") ?? "").match(/[^\s,]+/g) ?? [];
  return /^utf-?8$/i.test(first);
}

/** Browsers send line breaks of names and values as CR LF. */
const withCrLf = (text: string): string => text.replace(/\r\n?|\n/g, "\r\n");

/** The address of a GET form with `data-visit`, as the browser would send it; `null` = a native submit. */
export function addressOf(submit: Submit): URL | null {
  const { form, submitter } = submit;
  if (attr(form, "data-visit") === null || !opensHere(submitAttribute(submit, "target"))) return null;
  if (!/^(get)?$/i.test(submitAttribute(submit, "method") ?? "") || !isUtf8(form)) return null;
  const url = actionOf(submitAttribute(submit, "action"));
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
