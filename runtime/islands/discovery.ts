/**
 * Finds hosts: elements that carry `data-island`, and the standard theme's own elements that the preset names. Requests
 * the data of their islands at once, and starts the islands' strategies.
 */
import { attr, isConnected, matches, protoGet, queryAll } from "../base/safe-dom";
import type { PlainObject } from "../base/values";
import type { BlockName } from "../contracts/blocks";
import type { Boot } from "../contracts/boot";
import type { Instance, Row } from "../contracts/hosts";
import { fullHeight } from "./generated/early";
import { early, startStrategy, strategyOf } from "./strategies";

export const MARKER = "data-island";

interface PresetEntry {
  readonly selector: string;
  /** The island's name. */
  readonly name: string;
}

/** The preset's rows that apply to this page type. */
export function presetFor(rows: Iterable<Row>, pageType: string): PresetEntry[] {
  const entries: PresetEntry[] = [];
  for (const { name, preset = [] } of rows)
    for (const { selector, pages } of preset)
      if (!pages || pages.includes(pageType)) entries.push({ selector, name });
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
  for (const { selector, name } of preset)
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

/** Every island on every host. */
export const instancesOf = ({ hosts }: Pick<Boot, "hosts">): Instance[] =>
  [...hosts.values()].flatMap((instances) => [...instances.values()]);

/** Has the chunk that checks a marked host arrive in the same round trip as its island. */
export function preloadMarkupCheck({ loader }: Boot, host: Element): void {
  if (attr(host, MARKER)) loader.preload("host-markup");
}

/**
 * Keeps the height of islands that fill the window. Before the first paint this moves nothing; later, when the island
 * has come, it would move the footer.
 */
function keepHeights(root: ParentNode, islands: PlainObject): void {
  for (const [name, selector] of fullHeight)
    if (islands[name] !== false)
      for (const element of queryAll(root as Element, selector)) element.style.minHeight = "100vh";
}

/**
 * Makes the `scan` function of the page.
 * @param preset whether the preset's rows make hosts: `false` beside the old script
 * @param pageBlocks the storefront blocks that the page itself needs, requested with the first scan
 */
export function makeScan(boot: Boot, preset: boolean, pageBlocks: BlockName[]): Boot["scan"] {
  let islands: PlainObject = {};

  const register = (host: HTMLElement, names: readonly string[]) => {
    const instances = boot.hosts.get(host) ?? new Map<string, Instance>();
    const added: Instance[] = [];
    for (const name of names) {
      const row = boot.row(name);
      if (!row) boot.unknown.push({ host, name });
      if (!row || islands[name] === false || instances.has(name)) continue;
      const when = strategyOf({ row, host });
      const instance: Instance = { row, host, when, status: "waiting", stop: new AbortController() };
      instances.set(name, instance);
      added.push(instance);
    }
    if (added.length) {
      boot.hosts.set(host, instances);
      boot.writeStatus(host);
    }
    for (const instance of added) {
      if (instance.row.shell) preloadMarkupCheck(boot, host);
      startStrategy(boot, instance, early);
    }
    boot.tellFound(added);
  };

  return (root = document) => {
    const settings = boot.hostSettings();
    if (!settings.isOn) return;
    islands = settings.islands;
    if (preset) keepHeights(root, islands);
    const rows: Row[] = [...boot.rows];
    for (const { row } of boot.defined.values()) rows.push(row);
    const found = findHosts(root, preset ? presetFor(rows, boot.store.getState().page.type) : []);
    const names = namesIn(new Set([...found.values()].flat())).filter((name) => islands[name] !== false);
    boot.requestBlocks([...names.flatMap((name) => boot.row(name)?.blocks ?? []), ...pageBlocks.splice(0)]);
    for (const [host, marks] of found)
      boot.inSlices(() => isConnected(host) && register(host, namesIn(marks)));
  };
}
