/** Matches the sections to replace with their replacements, and marks sections as busy (contract A 20, bar R39). */
import type { SectionPair } from "../contracts/visit";
import type { Pair } from "./entry";
import { VisitFault } from "./fault";

/** An element of the page, and its replacement on the fetched page. */
export interface Match {
  readonly current: Element;
  readonly incoming: Element;
}

const BREADCRUMBS = "#breadcrumbs";

const usual: readonly Pair[] = [
  ["#content", "#content"],
  [BREADCRUMBS, BREADCRUMBS],
];

export function pairsOf(sections: readonly (SectionPair | string)[] = []): readonly Pair[] {
  return sections.length
    ? sections.map((one) => (typeof one === "string" ? [one, one] : [one[0], one[1] ?? one[0]]))
    : usual;
}

export const reversed = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.map(([current, incoming]) => [incoming, current]);

/** All pairs of the lists, without duplicates. */
export const merged = (...lists: (readonly Pair[] | undefined)[]): readonly Pair[] => [
  ...new Map(lists.flatMap((list = []) => list.map((pair) => [`${pair}`, pair] as const))).values(),
];

const inner = ({ current, incoming }: Match, { current: its, incoming: other }: Match) =>
  (its !== current && its.contains(current)) || (other !== incoming && other.contains(incoming));
const same = (one: Match, other: Match) => one.current === other.current || one.incoming === other.incoming;

/**
 * Pairs the first match of each selector on both pages. Sections that both pages lack are skipped. Of nested sections
 * only the outer one counts.
 * @param areNamed the caller named the sections, so that breadcrumbs are not optional
 * @throws VisitFault when only one page has a section, or no section is left
 */
export function matchSections(pairs: readonly Pair[], page: Document, areNamed: boolean): readonly Match[] {
  const found: Match[] = [];
  for (const [here, there] of pairs) {
    const mayLack = !areNamed && here === BREADCRUMBS && there === here;
    const current = document.querySelector(here);
    const incoming = page.querySelector(there) ?? (mayLack ? emptyPlace() : null);
    if (!current && (!incoming || mayLack)) continue;
    if (!current || !incoming || current.contains(document.body))
      throw new VisitFault("sections", `${here} ${there}`);
    found.push({ current, incoming });
  }
  const kept = found.filter(
    (match, place) =>
      !found.some((other) => inner(match, other)) &&
      found.findIndex((other) => same(match, other) && !found.some((one) => inner(other, one))) === place,
  );
  if (!kept.length) throw new VisitFault("sections", `${pairs}`);
  return kept;
}

/** Home and basket have no breadcrumbs: the old ones must go, but the next page's breadcrumbs need a place to go. */
function emptyPlace(): Element {
  const place = document.createElement("template"); // an element that no theme displays
  place.id = BREADCRUMBS.slice(1);
  return place;
}

/** Milliseconds before sections are marked as loading: themes fade them, and a short fade would flicker. */
const BUSY_AFTER_MS = 100;

/** Marks sections as loading after a short delay. @returns a function that removes the marks, and cancels the delay */
export function markBusy(pairs: readonly Pair[]): () => void {
  const sections: Element[] = [];
  const timer = setTimeout(() => {
    sections.push(...pairs.flatMap(([current]) => document.querySelector(current) ?? []));
    for (const section of sections) {
      section.classList.add("load-content");
      section.setAttribute("aria-busy", "true");
    }
  }, BUSY_AFTER_MS);
  return () => {
    clearTimeout(timer);
    for (const section of sections.splice(0)) {
      section.classList.remove("load-content");
      section.removeAttribute("aria-busy");
    }
  };
}
