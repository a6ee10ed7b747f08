import { attr, classesOf, protoGet, setAttr } from "../../runtime/base/safe-dom";

/**
 * Writes attributes, and classes for names that start with `--`. Marks of earlier calls that this call omits revert to
 * the server's values.
 */
export type OverrideMarks = (marks: Readonly<Record<string, string | boolean | null>>) => void;

/**
 * Overrides attributes and classes of a server node until the signal aborts. Writes only changes, because two search
 * forms on a page share the classes of `html`.
 */
export function overrideMarksUntilAbort(element: Element | null, signal: AbortSignal): OverrideMarks {
  const server = element ? (protoGet(element, "cloneNode").call(element) as Element) : null;
  const written = new Map<string, string | null>();
  const write: OverrideMarks = (marks) => {
    for (const name of new Set([...Object.keys(marks), ...written.keys()])) {
      const isClass = name.startsWith("--");
      const mark = isClass ? marks[name] || null : marks[name];
      const value = mark == null ? server && attr(server, name) : `${mark}`;
      if (value === (written.get(name) ?? null)) continue;
      written.set(name, value);
      if (!element) continue;
      if (isClass) classesOf(element).toggle(name, !!value);
      else setAttr(element, name, value);
    }
  };
  signal.addEventListener("abort", () => write({}));
  return write;
}
