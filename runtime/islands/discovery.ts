/** Finds hosts: elements that carry `data-island`, and the standard theme's own elements by the preset. */
import { attr, matches, protoGet } from "../base/safe-dom";
import type { Row } from "../contracts/hosts";

export const MARKER = "data-island";

/** A preset selector and the island that it stands for. */
type PresetEntry = readonly [selector: string, name: string];

/** The preset's rows that hold on a page of this type. */
export function presetFor(rows: Iterable<Row>, pageType: string): PresetEntry[] {
  const entries: PresetEntry[] = [];
  for (const { name, preset = [] } of rows)
    for (const { selector, pages } of preset)
      if (!pages || pages.includes(pageType)) entries.push([selector, name]);
  return entries;
}

/** Hosts by what makes them one: the text of a marker, or the island of a preset row. */
export type Found = Map<HTMLElement, readonly string[]>;

/**
 * Every host in `root`, itself included, with its markers. Cheap on purpose: it runs in one go over any number
 * of hosts, so that the data of all of them is asked for at once; the rest of the work is done in slices.
 */
export function findHosts(root: ParentNode, preset: readonly PresetEntry[]): Found {
  const found: Found = new Map();
  const collect = (selector: string, mark: (host: Element) => string) => {
    const itself = root instanceof Element && matches(root, selector) ? [root] : [];
    for (const host of [...itself, ...protoGet(root, "querySelectorAll").call(root, selector)])
      if (host instanceof HTMLElement) found.set(host, [...(found.get(host) ?? []), mark(host)]);
  };
  collect(`[${MARKER}]`, (host) => attr(host, MARKER) ?? "");
  for (const [selector, name] of preset)
    try {
      collect(selector, () => name);
    } catch {
      // a selector that a theme defined and no browser can read finds nothing
    }
  return found;
}

/** The names in a host's markers, each once. */
export const namesIn = (marks: Iterable<string>): string[] => [
  ...new Set([...marks].flatMap((mark) => mark.split(/\s+/)).filter(Boolean)),
];
