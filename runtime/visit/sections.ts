/** Which parts of the page are replaced, and by what (contract A 20, bar R39). */
import type { SectionPair } from "../contracts/visit";
import type { Pair } from "./entry";
import { VisitFault } from "./fault";

/** An element of the page, and the one of the fetched page that takes its place. */
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

/** All of these pairs, each once. */
export const merged = (...lists: (readonly Pair[] | undefined)[]): readonly Pair[] => [
  ...new Map(lists.flatMap((list = []) => list.map((pair) => [`${pair}`, pair] as const))).values(),
];

const inner = ({ current, incoming }: Match, { current: its, incoming: other }: Match) =>
  (its !== current && its.contains(current)) || (other !== incoming && other.contains(incoming));
const same = (one: Match, other: Match) => one.current === other.current || one.incoming === other.incoming;

/**
 * First match against first match; of sections inside each other the outer one wins. What neither page has is no
 * section.
 * @param areNamed the sections were asked for by name: then a single page must not lack one
 * @throws VisitFault when only one of the pages has a section, or none is left
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

/** Home and basket have no breadcrumbs: another page's must not stay, and the next page's need their place. */
function emptyPlace(): Element {
  const place = document.createElement("template"); // the one element that no theme shows
  place.id = BREADCRUMBS.slice(1);
  return place;
}

/** Milliseconds that an answer may take before its sections are marked: themes fade them, and a short fade is a flicker. */
const BUSY_AFTER_MS = 100;

/** Marks sections as loading, unless that is soon over. @returns takes the marks off, at the first call */
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
