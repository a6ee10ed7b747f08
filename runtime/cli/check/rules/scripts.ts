/** Rules about the page's own inline scripts and about visits. */
import { didYouMean } from "../../../base/nearest-name";
import { eventNames } from "../events";
import { definitions, islandOf } from "../hosts";
import { knownAttribute, type Page } from "../page";
import type { Fault, Rule } from "../rule";

function* unknownEvents(page: Page): Generator<Fault> {
  for (const { code, offset } of page.inlineScripts)
    for (const { 0: call, 1: name = "", index } of code.matchAll(
      /addEventListener\(\s*["'`](wyspa:[^"'`\s]*)["'`]/g,
    ))
      if (!eventNames.includes(name))
        yield {
          offset: offset + index + call.lastIndexOf(name),
          message: `There is no event "${name}", so this listener is never called. ${didYouMean(name, eventNames)}`,
        };
}

function* takenNames(page: Page): Generator<Fault> {
  const defined = new Set<string>();
  for (const { name, offset } of definitions(page)) {
    if (islandOf.has(name))
      yield {
        offset,
        message: `"${name}" is an island of Wyspa, so wyspa.define refuses the name. Choose another one.`,
      };
    else if (defined.has(name))
      yield {
        offset,
        message: `"${name}" is already defined on this page, so wyspa.define refuses it. Choose another name.`,
      };
    defined.add(name);
  }
}

function* wrongSections(page: Page): Generator<Fault> {
  for (const element of page.elements) {
    const sections = knownAttribute(element, "data-visit");
    if (!sections?.trim()) continue;
    try {
      page.select(sections);
    } catch {
      yield {
        offset: page.attributeOffset(element, "data-visit"),
        message: `data-visit="${sections}" is not a list of selectors, so the browser loads the whole page. Write selectors, as in "#content, #breadcrumbs".`,
      };
    }
  }
}

export const scriptRules: readonly Rule[] = [
  {
    name: "event",
    level: "error",
    finds: "a listener of a `wyspa:` event that does not exist, in an inline script",
    faults: unknownEvents,
  },
  {
    name: "taken-name",
    level: "error",
    finds: "`wyspa.define` with a name that an island already has",
    faults: takenNames,
  },
  { name: "visit", level: "error", finds: "`data-visit` with no valid selectors", faults: wrongSections },
];
