/** Reads where a press leads: the one reading of `target`, modifier keys and methods. */
import { attr, closest } from "../base/safe-dom";
import { isPlainPress } from "../dom/is-plain-press";

/**
 * Whether a link or form with this `target` opens in this window. Without the attribute, `<base target>` counts.
 * https://html.spec.whatwg.org/multipage/links.html#get-an-element's-target
 */
export function opensHere(target: string | null): boolean {
  const name = target ?? document.querySelector<HTMLBaseElement>("base[target]")?.target ?? "";
  return /^(_self)?$/i.test(name) || (/^_(top|parent)$/i.test(name) && parent === self);
}

/** A submit that no listener has prevented. */
export interface Submit {
  readonly form: HTMLFormElement;
  /** `null`: the form was sent without a button. */
  readonly submitter: HTMLElement | null;
}

export function submitOf(event: Event): Submit | null {
  const { type, target, defaultPrevented, submitter } = event as SubmitEvent;
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

/**
 * The link that a plain press opens in this window (bar R38). `null` for links that the browser handles otherwise:
 * `tel:`, `mailto:`, `javascript:`, downloads.
 */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const { button, target } = event as MouseEvent;
  // Other events have no button.
  if (button !== 0 || !isPlainPress(event as MouseEvent) || !(target instanceof Element)) return null;
  const link = closest<HTMLAnchorElement>(target, "a[href]:not([download])");
  return link && /^https?:$/.test(link.protocol) && opensHere(attr(link, "target")) ? link : null;
}

/** Whether a link leads to a fragment of the current page. */
export const isPlace = ({ href }: HTMLAnchorElement): boolean =>
  href.includes("#") && href.split("#")[0] === location.href.split("#")[0];

/** The link or form by which the browser opens another page in this one's place. */
export function leavesBy(event: Event): HTMLAnchorElement | HTMLFormElement | null {
  const submit = submitOf(event);
  if (submit)
    return opensHere(submitAttribute(submit, "target")) && !onlyClosesDialog(submit) ? submit.form : null;
  const link = linkOf(event);
  return link && !isPlace(link) ? link : null;
}
