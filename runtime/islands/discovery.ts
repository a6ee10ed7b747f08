/** Finds hosts: elements that carry `data-island`, and the standard theme's own elements that the preset names. */
import { attr, matches, protoGet } from "../base/safe-dom";
import type { Row } from "../contracts/hosts";

export const MARKER = "data-island";

/** A preset selector and the name of its island. */
type PresetEntry = readonly [selector: string, name: string];

/** The preset's rows that apply to this page type. */
export function presetFor(rows: Iterable<Row>, pageType: string): PresetEntry[] {
  const entries: PresetEntry[] = [];
  for (const { name, preset = [] } of rows)
    for (const { selector, pages } of preset)
      if (!pages || pages.includes(pageType)) entries.push([selector, name]);
  return entries;
}

/** Hosts with their markers: the text of `data-island`, or the names of islands from preset rows. */
export type Found = Map<HTMLElement, readonly string[]>;

/**
 * Every host in `root`, itself included, with its markers. It runs in one pass, so that one request fetches the data
 * of all hosts; the slower work per host runs in slices.
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
      // a theme may define a selector that the browser cannot parse: it finds no host
    }
  return found;
}

/** The names in a host's markers, without duplicates. */
export const namesIn = (marks: Iterable<string>): string[] => [
  ...new Set([...marks].flatMap((mark) => mark.split(/\s+/)).filter(Boolean)),
];
