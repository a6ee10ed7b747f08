/** Reads where a press leads: the one reading of `target`, modifier keys and methods. */
import { attr } from "../base/safe-dom";
import { isPlainPress } from "../dom/is-plain-press";

/**
 * Whether a link or form with this `target` opens in this window. Without the attribute, `<base target>` counts.
 * https://html.spec.whatwg.org/multipage/links.html#get-an-element's-target
 */
export function opensHere(target: string | null): boolean {
  const base = document.querySelector("base[target]");
  const name = (target ?? (base && attr(base, "target")) ?? "").trim().toLowerCase();
  return (
    /^(_self)?$/.test(name) ||
    name === self.name.toLowerCase() ||
    (/^_(top|parent)$/.test(name) && parent === self)
  );
}

/** A submit that no listener has prevented. */
export interface Submit {
  readonly form: HTMLFormElement;
  /** `null`: the form was sent without a button. */
  readonly submitter: HTMLElement | null;
}

export function submitOf(event: Event): Submit | null {
  const { type, target, defaultPrevented, submitter = null } = event as SubmitEvent;
  return type === "submit" && !defaultPrevented && target instanceof HTMLFormElement
    ? { form: target, submitter }
    : null;
}

/** Reads a form's attribute, which the submitter's `form…` attribute overrides, even if that is empty. */
export const submitAttribute = ({ form, submitter }: Submit, name: string): string | null =>
  (submitter && attr(submitter, `form${name}`)) ?? attr(form, name);

/** Whether a submit sends nothing, because it only closes a dialog. */
export const onlyClosesDialog = (submit: Submit): boolean =>
  /^dialog$/i.test(submitAttribute(submit, "method") ?? "");

/** The link that a click opens in this window. */
export const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.type === "click" ? linkUnder(event as MouseEvent) : null;

/**
 * The link that a plain press leads to in this window (bar R38). `null` for links that the browser handles otherwise:
 * `tel:`, `mailto:`, `javascript:`, downloads.
 */
export function linkUnder(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  if (!isPlainPress(event)) return null;
  const link = target instanceof Element && target.closest("a[href]");
  return link instanceof HTMLAnchorElement &&
    /^https?:$/.test(link.protocol) &&
    !link.hasAttribute("download") &&
    opensHere(attr(link, "target"))
    ? link
    : null;
}

/** Whether a link leads to a fragment of the current page. */
export const isPlace = ({ href }: HTMLAnchorElement): boolean =>
  href.includes("#") && href.split("#")[0] === location.href.split("#")[0];

/** Whether the browser opens another page in this one's place, by a link or a form. */
export function leaves(event: Event): boolean {
  const submit = submitOf(event);
  if (submit) return opensHere(submitAttribute(submit, "target")) && !onlyClosesDialog(submit);
  const link = linkOf(event);
  return !!link && !isPlace(link);
}
