/** The rule about the marker by which the runtime knows the type of a page. */

import { NO_TYPE } from "../../../page/page-types";
import { hasNoPreset, islandOf, pageTypeOf } from "../hosts";
import { ownTags } from "../own-tags";
import { contentOffset, type Page, startOf } from "../page";
import { isUnknown } from "../placeholders";
import type { Fault, Rule } from "../rule";

/** Elements that are hosts only on pages of certain types. */
const rowsOfTypes = [...islandOf.values()].flatMap(({ name, preset = [] }) =>
  preset.flatMap(({ selector, pages }) => (pages ? [{ name, selector, pages }] : [])),
);

function* missingType(page: Page): Generator<Fault> {
  if (page.isFragment || hasNoPreset(page) || pageTypeOf(page) !== null) return;
  const [container] = page.select("#container");
  if (
    container
      ? isUnknown(container.attribs.class ?? "") || page.hasUnknownAttributes(container)
      : page.mayGainElements()
  )
    return;
  for (const { name, selector, pages } of rowsOfTypes) {
    const [host] = page.select(selector);
    if (!host || "data-island" in host.attribs) continue;
    const types = pages.map((type) => `"${type}_page"`).join(" or ");
    yield {
      offset: container ? contentStart(page, container) : startOf(host),
      message: `The page has no type, so "${name}" (line ${page.position(startOf(host)).line}) does not start. Write the type into the class of the element around the page: <div id="container" class=${types}>.`,
    };
    return;
  }
  if (container && ownTags(page).length)
    yield {
      offset: page.attributeOffset(container, "class"),
      message: NO_TYPE,
    };
}

const contentStart = (page: Page, element: Parameters<typeof startOf>[0]) =>
  "class" in element.attribs
    ? page.attributeOffset(element, "class")
    : Math.min(startOf(element), contentOffset(element));

export const pageTypeRules: readonly Rule[] = [
  {
    name: "page-type",
    level: "warning",
    finds: "a page of the standard theme without its type on `#container`, such as `main_page`",
    faults: missingType,
  },
];
