/**
 * Marks that stand on the server's elements for a while: classes and attributes. A page may copy an element in that
 * time (`cloneNode`), and nobody would ever take the marks off the copy. So a marked element says in one attribute
 * what was put on it, and an element that says so without having been marked is a copy: it is cleaned as soon as it
 * stands in the page. Pure: what is marked is noted on the element itself, for every copy of this code.
 */
import { attr, classesOf, queryAll, setAttr } from "../base/safe-dom";

/** Names of what was put on an element: a class where it begins with `--`, else an attribute. */
const LIST = "data-wyspa-marks";
const MARKED = Symbol.for("wyspa.marks");

const isClass = (name: string) => name.startsWith("--");
const takeOff = (element: Element, name: string) =>
  isClass(name) ? classesOf(element).remove(name) : setAttr(element, name, null);

/**
 * Marks an element. What stands there already belongs to somebody else and is left alone.
 * @param marks values by name; of a class (`--busy`) the value does not matter
 * @returns takes the marks off; an attribute that had another value has it again
 */
export function mark(element: Element, marks: Readonly<Record<string, string>>): () => void {
  const names: Set<string> = Reflect.get(element, MARKED) ?? new Set();
  Reflect.set(element, MARKED, names);
  const write = () => setAttr(element, LIST, names.size ? [...names].join(" ") : null);
  const undo: (() => void)[] = [];
  for (const [name, value] of Object.entries(marks)) {
    const before = isClass(name) ? null : attr(element, name);
    if (isClass(name) ? classesOf(element).contains(name) : before === value) continue;
    if (isClass(name)) classesOf(element).add(name);
    else setAttr(element, name, value);
    names.add(name);
    undo.push(() => {
      names.delete(name);
      if (before === null) takeOff(element, name);
      else setAttr(element, name, before);
    });
  }
  write();
  return () => {
    for (const back of undo.splice(0)) back();
    write();
  };
}

/** Takes the marks off elements that are copies of marked ones. */
export function cleanCopies(): void {
  for (const copy of queryAll(document.documentElement, `[${LIST}]`)) {
    if (Reflect.has(copy, MARKED)) continue;
    for (const name of attr(copy, LIST)?.split(" ") ?? []) takeOff(copy, name);
    setAttr(copy, LIST, null);
  }
}

/** Cleans copies as they come into the page, until the signal is aborted. */
export function watchCopies(signal: AbortSignal): void {
  if (signal.aborted) return;
  // One question for all that was added at once, however much it is.
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length)) cleanCopies();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
