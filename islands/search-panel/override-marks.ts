import { attr, classesOf, protoGet, setAttr } from "../../runtime/base/safe-dom";

/**
 * Writes attributes, and classes by names that start with `--`. What an earlier call wrote and this one does not
 * name is the server's own again.
 */
export type OverrideMarks = (marks: Readonly<Record<string, string | boolean | null>>) => void;

/**
 * Lends attributes and classes to one of the server's nodes, until the signal takes all of them back. Only
 * changes are written: two search forms on a page share the classes of `html`.
 */
export function overrideMarksUntilAbort(element: Element | null, signal: AbortSignal): OverrideMarks {
  const server = element ? (protoGet(element, "cloneNode").call(element) as Element) : null;
  const lent = new Map<string, string | null>();
  const write: OverrideMarks = (marks) => {
    for (const name of new Set([...Object.keys(marks), ...lent.keys()])) {
      const isClass = name.startsWith("--");
      const mark = isClass ? marks[name] || null : marks[name];
      const value = mark == null ? server && attr(server, name) : `${mark}`;
      if (value === (lent.get(name) ?? null)) continue;
      lent.set(name, value);
      if (!element) continue;
      if (isClass) classesOf(element).toggle(name, !!value);
      else setAttr(element, name, value);
    }
  };
  signal.addEventListener("abort", () => write({}));
  return write;
}
