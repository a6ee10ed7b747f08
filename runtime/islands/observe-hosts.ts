/** Follows the page's changes: hosts that appear later, are removed, are moved, or change their marker (bar R19). */
import { attr, isConnected, matches, protoGet, query } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import { MARKER, presetFor } from "./discovery";

/** From this number of new elements on, scans their common roots instead of each element. */
const MANY = 50;
/** A parent with this many new children is scanned as a whole; fewer are usually one island's own output. */
const FEW = 8;

/** Milliseconds before changes are processed, because a moved host leaves the page for a moment. */
const CHANGES_MS = 16;

interface Changes {
  /** Elements that were added; some may have left the page again. */
  readonly added: ReadonlySet<Element>;
  readonly removed: boolean;
}

/**
 * Calls back with the collected changes, at most once a frame. The observer itself only collects nodes, because
 * thousands may arrive in one frame.
 */
function watch(changed: (changes: Changes) => void): void {
  let added = new Set<Element>();
  let removed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    const changes = { added, removed };
    timer = undefined;
    added = new Set();
    removed = false;
    changed(changes);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === "attributes") {
        added.add(target as Element);
        removed = true; // the marker may have lost a name
      }
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
      for (const node of removedNodes) if (node instanceof Element) removed = true; // text nodes cannot be hosts
    }
    if (timer === undefined && (added.size || removed)) timer = setTimeout(report, CHANGES_MS);
  }).observe(document.documentElement, { childList: true, subtree: true, attributeFilter: [MARKER] });
}

interface Lives {
  /** Ends an island whose host or marker has gone. */
  end(instance: Instance): void;
  /** Checks an island whose host is there: another script may have emptied it. */
  check(instance: Instance): void;
}

/** @returns a function that ends the islands for which `isOff` holds, and those that have lost their host */
export function observeHosts(boot: Boot, { end, check }: Lives): (isOff: (name: string) => boolean) => void {
  const checkHost = (host: Element, isOff: (name: string) => boolean) => {
    const instances = boot.hosts.get(host);
    if (!instances) return;
    const { type } = boot.store.getState().page;
    const marks = attr(host, MARKER)?.split(/\s+/);
    const before = instances.size;
    for (const [name, instance] of instances) {
      const row = boot.row(name);
      const isMarked =
        marks?.includes(name) ||
        (row && presetFor([row], type).some(({ selector }) => matches(host, selector)));
      if (isConnected(host) && isMarked && !isOff(name)) check(instance);
      else {
        instances.delete(name);
        end(instance);
      }
    }
    if (!instances.size) boot.hosts.delete(host);
    if (instances.size < before) boot.writeStatus(host);
  };
  watch(({ added, removed }) => {
    // In slices, because a page may lose thousands of hosts at once.
    if (removed) for (const host of boot.hosts.keys()) boot.inSlices(() => checkHost(host, () => false));
    const mayHold = mayContainHost(boot);
    const around = added.size < MANY ? null : coalesceRoots(boot, added);
    const seen = new Set<Element>();
    // Runs in slices, and scans each tree once: the scan of an outer element also finds hosts in the inner ones.
    for (const element of added)
      boot.inSlices(() => {
        const root = around?.(element) ?? element;
        if (seen.has(root)) return;
        seen.add(root);
        if (mayHold(root, root === element) && isConnected(root) && !isInside(root, added)) boot.scan(root);
      });
  });
  return (isOff) => {
    for (const host of boot.hosts.keys()) checkHost(host, isOff);
  };
}

/**
 * Whether an element may contain a host, by one selector query. Output of islands rarely contains hosts, and a long
 * listing writes thousands of nodes. A selector that the browser cannot parse makes the answer `true`.
 */
function mayContainHost({ rows, defined }: Boot): (element: Element, withItself: boolean) => unknown {
  const all = [...rows, ...[...defined.values()].map(({ row }) => row)];
  const presets = all.flatMap(({ preset = [] }) => preset.map(({ selector }) => selector));
  const any = [`[${MARKER}]`, ...presets].join();
  return (element, withItself) => {
    try {
      return (withItself && matches(element, any)) || query(element, any);
    } catch {
      return true;
    }
  };
}

/**
 * The root to scan instead of one of many new elements. This is the parent when most of its children are new.
 * Otherwise it is the enclosing host, because islands write nodes by the hundred.
 */
function coalesceRoots({ hosts }: Boot, added: ReadonlySet<Element>): (element: Element) => Element | null {
  const counts = new Map<Element | null, number>();
  for (const element of added) {
    const parent = protoGet(element, "parentElement");
    counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  const places = new Set<Element | null>();
  for (const [parent, count] of counts)
    if (
      count >= FEW &&
      parent &&
      parent !== document.body &&
      protoGet(parent, "childElementCount") < 2 * count
    )
      places.add(parent);

  return (element) => {
    const parent = protoGet(element, "parentElement");
    if (places.has(parent)) return parent;
    for (let outer = parent; outer && outer !== document.body; outer = protoGet(outer, "parentElement"))
      if (hosts.has(outer)) return outer;
    return null;
  };
}

function isInside(element: Element, others: ReadonlySet<Element>): boolean {
  for (let outer = protoGet(element, "parentElement"); outer; outer = protoGet(outer, "parentElement"))
    if (others.has(outer)) return true;
  return false;
}
