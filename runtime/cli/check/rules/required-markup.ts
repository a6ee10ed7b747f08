/** The rule about markup without which an island cannot work: the run time's, on a page that no browser has opened. */
import { is } from "css-select";
import type { Requirement } from "../../../contracts/island";
import { type Find, missingMarkup, unmet } from "../../../islands/markup-mistakes/missing-markup";
import { islandOf, markedHosts } from "../hosts";
import { isInside, type Page } from "../page";
import type { AnyNode, Element } from "../parse-markup";
import { isUnknown } from "../placeholders";
import type { Fault, Rule } from "../rule";

const MARKER = "data-island";

/** Whether template code may add what the selector requires. */
function mayMatch(page: Page, element: Element, selector: string): boolean {
  if (page.hasUnknownAttributes(element)) return true;
  const mentioned = [...selector.matchAll(/\[([\w-]+)/g)].map(([, name = ""]) => name);
  if (selector.includes(".")) mentioned.push("class");
  if (selector.includes("#")) mentioned.push("id");
  return mentioned.some((name) => isUnknown(element.attribs[name] ?? ""));
}

const isMatch = (element: Element, selector: string) => is<AnyNode, Element>(element, selector);

/** Fields outside the host that its `form` attribute ties to it. */
const tiedFields = (page: Page, host: Element) =>
  host.attribs.id ? page.elements.filter(({ attribs }) => attribs.form === host.attribs.id) : [];

function findOn(page: Page, host: Element): Find {
  const inside = () =>
    page.elements.filter((element) => isInside(element, host)).concat(tiedFields(page, host));
  const found: Readonly<Record<Requirement["where"], (selector: string) => boolean | null>> = {
    host(selector) {
      if (isMatch(host, selector)) return true;
      // A fragment does not show what is around it, and template code may print a neighbour.
      const looksAround = /[^,]\s[^,]|:has\(/.test(selector.replace(/,\s*/g, ","));
      const isOpen = looksAround && (page.isFragment || page.mayGainElements());
      return isOpen || mayMatch(page, host, selector) ? null : false;
    },
    inside(selector) {
      const all = [host, ...inside()];
      if (all.some((element) => isMatch(element, selector))) return true;
      const isOpen = page.mayGainElements(host) || all.some((element) => mayMatch(page, element, selector));
      return isOpen ? null : false;
    },
    page(selector) {
      if (page.select(selector).length) return true;
      return page.isFragment || page.mayGainElements() ? null : false;
    },
  };
  return (where, selector) => {
    try {
      return found[where](selector);
    } catch {
      return null; // a selector that only browsers understand
    }
  };
}

function* missing(page: Page): Generator<Fault> {
  for (const { element, names } of markedHosts(page))
    for (const name of new Set(names)) {
      const [first] = unmet(islandOf.get(name)?.requires ?? [], findOn(page, element));
      if (first) yield { offset: page.attributeOffset(element, MARKER), message: missingMarkup(name, first) };
    }
}

export const requiredMarkupRules: readonly Rule[] = [
  {
    name: "required-markup",
    level: "error",
    finds: "a host without the markup that its island cannot work without",
    faults: missing,
  },
];
