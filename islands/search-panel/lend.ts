/**
 * Writes attributes, and classes by names that start with `--`. What an earlier call wrote and this one does not
 * name is the server's own again.
 */
export type Lend = (marks: Readonly<Record<string, string | boolean | null>>) => void;

/** Lends attributes and classes to one of the server's nodes, until the signal takes all of them back. */
export function lendTo(element: Element | null, signal: AbortSignal): Lend {
  const own = element?.cloneNode() as Element | undefined;
  const lent = new Set<string>();
  const write: Lend = (marks) => {
    for (const name of Object.keys(marks)) lent.add(name);
    for (const name of lent) {
      const value = marks[name] ?? own?.getAttribute(name) ?? null;
      if (name.startsWith("--")) element?.classList.toggle(name, !!value);
      else if (value === null) element?.removeAttribute(name);
      else element?.setAttribute(name, `${value}`);
    }
  };
  signal.addEventListener("abort", () => write({}));
  return write;
}
