import { fragmentName } from "../../runtime/dom/fragment-name";

/** What has a press of its own: nothing inside it may have another. */
const PRESSED = "a[href], button, summary, [role=button]";
const FOCUSED = `${PRESSED}, input, select, textarea, [tabindex]`;

export interface Trigger {
  /** What takes the focus, and the description. */
  readonly element: HTMLElement;
  /** Whether a press of it does nothing else, so that it may show the tip. */
  readonly isFree: boolean;
  restore(): void;
}

/**
 * Who stands for the tip: the host where it can be focused, the link or button around it, what can be focused
 * inside it, or the host made a button (toggletip, bar A12). It keeps what it says as its name, where that is a word:
 * "?" and "i" are signs.
 */
export function triggerOf(host: HTMLElement, name: string): Trigger {
  const around = host.matches(FOCUSED) ? host : host.closest<HTMLElement>(PRESSED);
  const element = around ?? host.querySelector<HTMLElement>(FOCUSED);
  // A link that leads nowhere is a button, too.
  const isIdleLink = element === host && host instanceof HTMLAnchorElement && isFree(host);
  if (element && !isIdleLink) return { element, isFree: isFree(element), restore: () => {} };
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

const hasWord = ({ textContent }: Element): boolean => /[\p{L}\p{N}]{2}/u.test(textContent ?? "");

/** A link that leads nowhere, a button that sends nothing, something that is only focusable. */
function isFree(element: HTMLElement): boolean {
  if (element instanceof HTMLAnchorElement) return !leads(element.getAttribute("href") ?? "");
  if (element instanceof HTMLButtonElement) return element.type === "button" || !element.form;
  return !element.matches("input, select, textarea, summary");
}

/** Whether there is something at an address: of a place in this page only if the page has it. */
function leads(href: string): boolean {
  if (!/^(#|$)/.test(href)) return true;
  const name = fragmentName(href);
  return !!name && !!(document.getElementById(name) ?? document.getElementsByName(name)[0]);
}
