/** Rules about what a page may have only once. */

import type { Descriptor } from "../../../contracts/island";
import { descriptors } from "../../../islands/generated/all";
import { islandsByHost, markedHosts } from "../hosts";
import { ancestorsOf, knownAttribute, type Page, startOf, wordsOf } from "../page";
import type { Element } from "../parse-markup";
import type { Fault, Rule } from "../rule";

const MARKER = "data-island";

/** Islands that act on the whole page, whatever their host is. */
const ONCE_A_PAGE = ["back-to-top", "submit-guard", "region-notice"];

function* repeatedNames(page: Page): Generator<Fault> {
  for (const { element, names } of markedHosts(page))
    for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index)))
      yield {
        offset: page.attributeOffset(element, MARKER),
        message: `The marker names "${name}" twice. An island runs once on a host: remove one of the names.`,
      };
}

/** Whether only one of two elements may be on the page, because the template chooses between them. */
const areAlternatives = (page: Page, first: Element, second: Element) =>
  page.isConditional(startOf(first), startOf(second));

const lineOf = (page: Page, element: Element) => page.position(startOf(element)).line;

function* repeatedHosts(page: Page): Generator<Fault> {
  const hosts = islandsByHost(page);
  const isHostOf = (name: string) => (other: Element) => !!hosts.get(other)?.includes(name);
  for (const [element, names] of hosts)
    for (const name of names) {
      const outer = ancestorsOf(element).filter(isHostOf(name)).at(-1);
      const earlier = ONCE_A_PAGE.includes(name)
        ? [...hosts.keys()].filter(isHostOf(name)).find((other) => startOf(other) < startOf(element))
        : undefined;
      const first = outer ?? earlier;
      // Two elements that the preset alone finds are the theme's own, and the island knows them.
      if (!first || !(MARKER in element.attribs || MARKER in first.attribs)) continue;
      if (areAlternatives(page, first, element)) continue;
      const where = `line ${lineOf(page, first)}`;
      yield {
        offset: MARKER in element.attribs ? page.attributeOffset(element, MARKER) : startOf(element),
        message:
          outer && !earlier
            ? `This host is inside another host of "${name}" (${where}), so both act on the same content. Remove one of the markers.`
            : `"${name}" acts on the whole page and already has a host (${where}). Remove one of the markers.`,
      };
    }
}

/** Ids that islands search by: in the preset and in required markup. */
const islandIds = new Set([
  "viewType",
  "container",
  ...descriptors.flatMap(({ preset = [], requires = [] }: Descriptor) =>
    [...preset, ...requires].flatMap(({ selector }) =>
      [...selector.matchAll(/#([\w-]+)/g)].map(([, id = ""]) => id),
    ),
  ),
]);

const REFERENCES = [
  "for",
  "form",
  "list",
  "aria-controls",
  "aria-describedby",
  "aria-labelledby",
  "href",
  "data-ids",
];

/** Ids that hosts and their content refer to. */
function idsOfHosts(page: Page): Set<string> {
  const hosts = islandsByHost(page);
  const inHosts = page.elements.filter((element) =>
    [element, ...ancestorsOf(element)].some((one) => one.name !== "body" && hosts.has(one)),
  );
  return new Set(
    inHosts.flatMap(({ attribs }) =>
      REFERENCES.flatMap((name) => {
        const value = attribs[name] ?? "";
        if (name === "href") return value.startsWith("#") ? [value.slice(1)] : [];
        return wordsOf(value).map((word) => word.replace(/^#/, ""));
      }),
    ),
  );
}

function* repeatedIds(page: Page): Generator<Fault> {
  const referred = idsOfHosts(page);
  const first = new Map<string, Element>();
  for (const element of page.select("[id]")) {
    const id = knownAttribute(element, "id");
    if (!id || (!islandIds.has(id) && !referred.has(id))) continue;
    const earlier = first.get(id);
    if (!earlier) first.set(id, element);
    else if (!areAlternatives(page, earlier, element))
      yield {
        offset: page.attributeOffset(element, "id"),
        message: `The id "${id}" already belongs to another element (line ${lineOf(page, earlier)}). Islands refer to it: give each element its own id.`,
      };
  }
}

export const duplicateRules: readonly Rule[] = [
  {
    name: "repeated-name",
    level: "warning",
    finds: "a marker that names the same island twice",
    faults: repeatedNames,
  },
  {
    name: "repeated-host",
    level: "error",
    finds: "a host inside a host of the same island, or two hosts of an island that acts on the whole page",
    faults: repeatedHosts,
  },
  {
    name: "repeated-id",
    level: "error",
    finds: "an id that islands refer to, on two elements",
    faults: repeatedIds,
  },
];
