/** Keeps up with the page: hosts that appear later, are removed, are moved, or change their marker (bar R19). */
import { attr, isConnected, matches, protoGet, query } from "../base/safe-dom";
import type { Kernel } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import { MARKER, presetFor } from "./discovery";

/** So many new elements at once are not looked at one by one. */
const MANY = 50;
/** As many in one parent may stand for it; fewer are islands' own lines. */
const FEW = 8;

/** How long the page may settle before changes are looked at: a moved host is out of the page for a moment. */
const SETTLE_MS = 16;

interface Changes {
  /** What was added and is still in the page. */
  readonly added: ReadonlySet<Element>;
  readonly removed: boolean;
}

/**
 * Calls back with what has changed, at most once a frame, whatever the storm. In the frame of the change itself nodes are
 * only noted: thousands of them may come at once.
 */
function watch(changed: (changes: Changes) => void): void {
  let added = new Set<Element>();
  let removed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
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
        removed = true; // a name may be gone from the marker
      }
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
      for (const node of removedNodes) if (node instanceof Element) removed = true; // a changed text is none
    }
    if (timer === undefined && (added.size || removed)) timer = setTimeout(settle, SETTLE_MS);
  }).observe(document.documentElement, { childList: true, subtree: true, attributeFilter: [MARKER] });
}

interface Change {
  unmount(instance: Instance): void;
  /** Another script has thrown the island's wrapper out of its host. */
  revive(instance: Instance): void;
  /** The same, with what the island's shell had put there. */
  reviveShell(instance: Instance): void;
}

export function observeHosts(kernel: Kernel, { unmount, revive, reviveShell }: Change): void {
  const release = () => {
    const { type } = kernel.store.getState().page;
    for (const [host, instances] of kernel.hosts) {
      const marks = attr(host, MARKER)?.split(/\s+/);
      const before = instances.size;
      for (const [name, instance] of instances) {
        const row = kernel.row(name);
        const isMarked =
          marks?.includes(name) ||
          (row && presetFor([row], type).some(([selector]) => matches(host, selector)));
        if (!isConnected(host) || !isMarked) {
          instances.delete(name);
          instance.stop.abort();
          unmount(instance);
        } else {
          if (instance.shellRoot?.isConnected === false) reviveShell(instance);
          if (instance.status === "ready" && instance.root?.isConnected === false) revive(instance);
        }
      }
      if (!instances.size) kernel.hosts.delete(host);
      if (instances.size < before) kernel.writeStatus(host);
    }
  };
  watch(({ added, removed }) => {
    if (removed) release();
    const mayHold = mayContainHost(kernel);
    const around = added.size < MANY ? null : coalesceRoots(kernel, added);
    const seen = new Set<Element>();
    // In slices, and each tree once: what came inside something that came as well is found with it.
    for (const element of added)
      kernel.inSlices(() => {
        const root = around?.(element) ?? element;
        if (seen.has(root)) return;
        seen.add(root);
        if (mayHold(root, root === element) && isConnected(root) && !isInside(root, added)) kernel.scan(root);
      });
  });
}

/**
 * Whether there may be a host in an element, by one look: what islands write holds none as a rule, and a listing full of them
 * writes thousands. Where a selector is none that the browser can read, elements are looked at closely.
 */
function mayContainHost({ rows, defined }: Kernel): (element: Element, withItself: boolean) => unknown {
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
 * What to look at instead of one of many new elements: the host that it stands in, for islands write by hundreds; or
 * its parent, where most of what that holds is new.
 */
function coalesceRoots({ hosts }: Kernel, added: ReadonlySet<Element>): (element: Element) => Element | null {
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
