/**
 * Finds accessibility faults that a script can decide with certainty. Checks that need a person's judgement are left out,
 * because theme designers ignore a list with false alarms.
 */
import { attr, closest, matches, protoGet } from "../../../base/safe-dom";
import { describe } from "../describe";
import { hasName, isField } from "./has-name";
import { isExposed, isRendered } from "./is-shown";

/** Checks one element. @returns what is wrong, and what to change; `null` when nothing is */
interface Check {
  readonly selector: string;
  find(element: Element): string | null;
}

const FOCUSABLE = "a[href], button, input:not([type=hidden]), select, textarea, [tabindex]";
const CONTROLS =
  "a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=menuitem]";

const REFERENCES = [
  "aria-labelledby",
  "aria-describedby",
  "aria-details",
  "aria-owns",
  "aria-flowto",
  "aria-activedescendant",
  "aria-controls",
  "aria-errormessage",
];

/** References that may lead nowhere as long as something is closed, not chosen or not invalid. */
function mayBeAbsent(element: Element, name: string): boolean {
  if (name === "aria-errormessage")
    return !/^(true|grammar|spelling)$/.test(attr(element, "aria-invalid") ?? "");
  if (name !== "aria-controls") return false;
  const states = ["aria-expanded", "aria-selected", "aria-pressed"].map((state) => attr(element, state));
  return states.includes("false") || attr(element, "aria-haspopup") !== null;
}

const missingIds = (text: string): string[] =>
  text.split(/\s+/).filter((id) => id && !document.getElementById(id));

const nameless: Check = {
  selector: CONTROLS,
  find: (control) =>
    hasName(control) || matches(control, ":disabled") || !isExposed(control)
      ? null
      : isField(control)
        ? `${describe(control)} has no label. Add a <label for>, or aria-label.`
        : `${describe(control)} has no name. Add a text inside it, or aria-label.`,
};

const withoutAlt: Check = {
  selector:
    "img:not([alt]):not([role=presentation]):not([role=none]):not([aria-label]):not([aria-labelledby])",
  find: (image) =>
    attr(image, "title")?.trim() || !isExposed(image)
      ? null
      : `${describe(image)} has no alt. Describe the picture, or write alt="" if it only decorates.`,
};

const lostReference: Check = {
  selector: [...REFERENCES.map((name) => `[${name}]`), "label[for]"].join(),
  find(element) {
    for (const name of [...REFERENCES, "for"]) {
      if (name === "for" && !matches(element, "label")) continue;
      const missing = missingIds(attr(element, name) ?? "");
      if (!missing.length || mayBeAbsent(element, name) || !isExposed(element)) continue;
      return `${describe(element)}: ${name} names "${missing.join(" ")}", but the page has no such id.`;
    }
    return null;
  },
};

const hiddenFocus: Check = {
  selector: `[aria-hidden=true]:is(${FOCUSABLE}), [aria-hidden=true] :is(${FOCUSABLE})`,
  find: (element) =>
    protoGet(element as HTMLElement, "tabIndex") < 0 || matches(element, ":disabled") || !isRendered(element)
      ? null
      : `${describe(element)} takes the focus inside aria-hidden. Add tabindex="-1", or hide it with hidden.`,
};

const repeatedId: Check = {
  selector: "[id]",
  find(element) {
    const id = attr(element, "id") ?? "";
    const first = id && document.getElementById(id);
    if (!first || first === element || closest(element, "svg")) return null;
    // The island mobile-grid copies the theme's elements, and page scripts look for the copy by the same id.
    if ([first, element].some((one) => matches(one, ".--clone"))) return null;
    const [one, other] = [first, element].map((of) => `<${protoGet(of, "localName")}>`);
    return `The id "${id}" is on several elements: ${one} and ${other}.`;
  },
};

const CHECKS: readonly Check[] = [nameless, withoutAlt, lostReference, hiddenFocus, repeatedId];

/**
 * The faults inside hosts, each at the innermost host around it.
 * @param hosts the hosts of the page
 */
export function accessibilityFindings(hosts: ReadonlySet<Element>): Map<Element, string[]> {
  const findings = new Map<Element, string[]>();
  for (const { selector, find } of CHECKS)
    for (const element of document.querySelectorAll(selector)) {
      const host = hostAround(element, hosts);
      const finding = host && find(element);
      if (finding) findings.set(host, [...new Set([...(findings.get(host) ?? []), finding])]);
    }
  return findings;
}

function hostAround(element: Element, hosts: ReadonlySet<Element>): Element | null {
  for (let outer: Element | null = element; outer; outer = protoGet(outer, "parentElement"))
    if (hosts.has(outer)) return outer;
  return null;
}
