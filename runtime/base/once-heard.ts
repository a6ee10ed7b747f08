/** Runs a task once, at the first of these events that counts, wherever on the page it is. @param types separated by blanks */
export function onceHeard(
  types: string,
  task: () => unknown,
  counts: (target: EventTarget | null) => unknown = () => true,
): void {
  const stop = new AbortController();
  for (const type of types.split(" "))
    addEventListener(
      type,
      ({ target }) => {
        if (!counts(target)) return;
        stop.abort();
        task();
      },
      { capture: true, passive: true, signal: stop.signal },
    );
}
