import { fragmentTarget } from "../../runtime/dom/fragment-target";
import { saveAttribute } from "../../runtime/dom/override";

/** Elements with a press action. Elements inside them must not have another one. */
const PRESSED = "a[href], button, summary, [role=button]";
const CONTROLS = `${PRESSED}, input, select, textarea`;
const FOCUSED = `${CONTROLS}, [tabindex]`;
/** What names a control beside its words and its label; the inputs have a value for that. */
const NAMES =
  "[aria-label], [aria-labelledby], [title], [alt]:not([alt='']), input:is([type=submit], [type=reset], [type=button])";

export interface Trigger {
  /** Receives the focus and the description. */
  readonly element: HTMLElement;
  /** Whether a press has no other action, so that it may show the tip. */
  readonly isFree: boolean;
  restore(): void;
}

/**
 * Chooses the tip's trigger: the host if focusable, the link or button around it, or a focusable element inside.
 * Otherwise the host becomes a button (toggletip, bar A12).
 * The trigger keeps its text as accessible name if the text contains a word; "?" and "i" do not count.
 */
export function triggerOf(host: HTMLElement, name: string): Trigger {
  const around = host.matches(FOCUSED) ? host : host.closest<HTMLElement>(PRESSED);
  const element = around ?? host.querySelector<HTMLElement>(FOCUSED);
  // A link without a target also becomes a button.
  const isIdleLink = element === host && host instanceof HTMLAnchorElement && isFree(host);
  if (element && !isIdleLink) return { element, isFree: isFree(element), restore: keepName(element, host) };
  const given = {
    role: "button",
    ...(!element && { tabindex: "0" }),
    ...(!hasWord(host) && !host.hasAttribute("aria-labelledby") && { "aria-label": name }),
  };
  const added = Object.entries(given).filter(([attribute]) => !host.hasAttribute(attribute));
  for (const [attribute, value] of added) host.setAttribute(attribute, value);
  return {
    element: host,
    isFree: true,
    restore() {
      for (const [attribute] of added) host.removeAttribute(attribute);
    },
  };
}

/**
 * Keeps the tip's title as the name of a control that has no other, such as a link with an icon. Elements without a
 * role may not have a name.
 * @returns removes the name again
 */
function keepName(element: HTMLElement, host: Element): () => void {
  const title = host.getAttribute("data-title");
  if (!title || !element.contains(host) || !element.matches(`${CONTROLS}, [role]`) || isNamed(element))
    return () => {};
  const removeName = saveAttribute(element, "aria-label");
  element.setAttribute("aria-label", title);
  return removeName;
}

const isNamed = (control: HTMLElement): boolean =>
  control.matches(NAMES) ||
  !!control.querySelector(NAMES) ||
  !!(control as HTMLInputElement).labels?.length ||
  (hasWord(control) && !control.matches("select, textarea")); // a list's entries do not name it

const hasWord = ({ textContent }: Element): boolean => /[\p{L}\p{N}]{2}/u.test(textContent ?? "");

/**
 * Whether the element has no action: a link without target, a button that submits nothing, or an element that is only
 * focusable.
 */
function isFree(element: HTMLElement): boolean {
  if (element instanceof HTMLAnchorElement) return !leads(element.getAttribute("href") ?? "");
  if (element instanceof HTMLButtonElement) return element.type === "button" || !element.form;
  return !element.matches("input, select, textarea, summary");
}

/** Whether an address has a target; an anchor counts only if the page contains it. */
function leads(href: string): boolean {
  return !/^(#|$)/.test(href) || !!fragmentTarget(href);
}
