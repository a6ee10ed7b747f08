/** Rules about markers: the names of islands, strategies and attributes. */
import { nearestName } from "../../../base/nearest-name";
import { unknownIsland, wrongWhen } from "../../../islands/markup-mistakes/names";
import { islandOf, markedHosts, namesOn } from "../hosts";
import { ownTags } from "../own-tags";
import { knownAttribute, type Page, wordsOf } from "../page";
import type { Element } from "../parse-markup";
import { isUnknown } from "../placeholders";
import type { Fault, Rule, Setting } from "../rule";

const MARKER = "data-island";

function* unknownNames(page: Page, setting: Setting): Generator<Fault> {
  const names = namesOn(page, setting);
  for (const { element, names: marked } of markedHosts(page))
    for (const name of new Set(marked))
      if (!names.includes(name)) {
        const index = element.attribs[MARKER]?.indexOf(name) ?? 0;
        yield {
          offset: page.valueOffset(element, MARKER, index),
          message: unknownIsland(name, names),
        };
      }
}

function* emptyMarkers(page: Page): Generator<Fault> {
  for (const { element } of markedHosts(page))
    if (!wordsOf(element.attribs[MARKER]).length)
      yield {
        offset: page.attributeOffset(element, MARKER),
        message: `The marker names no island. Write the name, as in ${MARKER}="mini-basket", or remove it.`,
      };
}

function* wrongStrategies(page: Page): Generator<Fault> {
  for (const element of page.elements) {
    const when = knownAttribute(element, "data-island-when");
    const mistake = when === undefined ? null : wrongWhen(when);
    if (mistake) yield { offset: page.attributeOffset(element, "data-island-when"), message: mistake };
  }
}

const ATTRIBUTES = [
  MARKER,
  "data-island-when",
  "data-island-props",
  "data-island-status",
  "data-island-keep",
  "data-island-root",
  "data-island-rules",
  "data-visit",
  "data-visit-render",
  "data-visit-prefetch",
];
/** Single slips of the hand in "island". */
const SLIPS =
  /^data[-_](sland|iland|isand|islnd|islad|islan|silnad|ilsand|isalnd|islnad|isladn|izland|islands|islnads)(?:$|[-_])/;

function* misspeltAttributes(page: Page): Generator<Fault> {
  const tags = ownTags(page); // whose attributes are keys of the configuration
  for (const element of page.elements.filter((one) => !tags.includes(one)))
    for (const name of Object.keys(element.attribs)) {
      const isOurs = /^data[-_](?:island|visit)(?:$|[-_])/.test(name) || SLIPS.test(name);
      if (!isOurs || ATTRIBUTES.includes(name) || isUnknown(name)) continue;
      const nearest = nearestName(name, ATTRIBUTES);
      const remedy = nearest ? `Did you mean "${nearest}"?` : `Valid names: ${ATTRIBUTES.join(", ")}.`;
      yield {
        offset: page.attributeOffset(element, name),
        message: `There is no attribute "${name}", so it is ignored. ${remedy}`,
      };
    }
}

/** The selectors of every row of the preset, whatever its page types are. */
const presetSelectors = [...islandOf.values()].flatMap(({ preset = [] }) =>
  preset.map(({ selector }) => selector),
);

function* lostAttributes(page: Page): Generator<Fault> {
  const lost = page.elements.filter(
    (element) =>
      element.name !== "script" &&
      !(MARKER in element.attribs) &&
      ("data-island-when" in element.attribs || "data-island-props" in element.attribs),
  );
  if (!lost.length) return;
  const hosts = new Set<Element>(presetSelectors.flatMap((selector) => page.select(selector)));
  for (const element of lost)
    if (!hosts.has(element) && !page.hasUnknownAttributes(element))
      for (const name of ["data-island-when", "data-island-props"])
        if (name in element.attribs)
          yield {
            offset: page.attributeOffset(element, name),
            message: `"${name}" has no effect on an element that is not a host. Add ${MARKER}="…" with the name of the island.`,
          };
}

function* writtenStatus(page: Page): Generator<Fault> {
  for (const element of page.elements)
    if ("data-island-status" in element.attribs)
      yield {
        offset: page.attributeOffset(element, "data-island-status"),
        message: 'The runtime writes "data-island-status". Remove it from the template.',
      };
}

export const islandRules: readonly Rule[] = [
  {
    name: "unknown-island",
    level: "error",
    finds: "`data-island` with a name that no island has",
    faults: unknownNames,
  },
  { name: "empty-marker", level: "error", finds: "`data-island` without a name", faults: emptyMarkers },
  {
    name: "strategy",
    level: "error",
    finds: "`data-island-when` with no valid strategy",
    faults: wrongStrategies,
  },
  {
    name: "attribute",
    level: "error",
    finds: "a misspelt attribute, such as `data-islnd` or `data-visit-prefech`",
    faults: misspeltAttributes,
  },
  {
    name: "lost-attribute",
    level: "error",
    finds: "`data-island-when` or `data-island-props` on an element that is not a host",
    faults: lostAttributes,
  },
  { name: "status", level: "warning", finds: "`data-island-status` in a template", faults: writtenStatus },
];
