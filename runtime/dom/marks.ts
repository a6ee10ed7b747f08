/**
 * Puts temporary classes and attributes on the server's elements, and cleans the copies that a page makes of them
 * meanwhile. `cloneNode` copies the marks, and no code would remove them from the copy. A marked element therefore
 * lists its marks in one attribute and has a property as well, which `cloneNode` does not copy. An element with the
 * list but without the property is a copy and is cleaned when it enters the page. All bundled copies of this code
 * share that property.
 */
import { attr, queryAll, setAttr } from "../base/safe-dom";
import { markOf, setMark } from "./override";

/** Lists the names of an element's marks. */
const LIST = "data-wyspa-marks";
const MARKED = Symbol.for("wyspa.marks");

/**
 * Marks an element. Skips classes and values that are already there, because other code owns them.
 * @param marks values by name; the value of a class (`--busy`) is empty
 * @returns removes the marks and restores the attributes' former values
 */
export function mark(element: Element, marks: Readonly<Record<string, string>>): () => void {
  const names: Set<string> = Reflect.get(element, MARKED) ?? new Set();
  Reflect.set(element, MARKED, names);
  const write = () => setAttr(element, LIST, names.size ? [...names].join(" ") : null);
  const undo: (() => void)[] = [];
  for (const [name, value] of Object.entries(marks)) {
    const before = markOf(element, name);
    if (before === value) continue;
    setMark(element, name, value);
    names.add(name);
    undo.push(() => {
      names.delete(name);
      setMark(element, name, before);
    });
  }
  write();
  return () => {
    for (const back of undo.splice(0)) back();
    write();
  };
}

/** Removes the marks from copies of marked elements. */
export function cleanCopies(): void {
  for (const copy of queryAll(document.documentElement, `[${LIST}]`)) {
    if (Reflect.has(copy, MARKED)) continue;
    for (const name of attr(copy, LIST)?.split(" ") ?? []) setMark(copy, name, null);
    setAttr(copy, LIST, null);
  }
}

/** Cleans copies when they enter the page, until the signal is aborted. */
export function watchCopies(signal: AbortSignal): void {
  if (signal.aborted) return;
  // One query for all added nodes, however many there are.
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length)) cleanCopies();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
