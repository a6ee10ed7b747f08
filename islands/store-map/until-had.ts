/**
 * Has a part of the island, also where its file cannot be fetched now: asked for again when the network is back, and when
 * somebody turns to the page.
 */
export function untilHad(bring: () => Promise<unknown>, signal: AbortSignal): void {
  const chance = new AbortController();
  const again = () => {
    chance.abort();
    if (!signal.aborted) untilHad(bring, signal);
  };
  bring().catch(() => {
    for (const type of ["online", "pointerdown", "keydown"])
      addEventListener(type, again, { capture: true, signal: chance.signal });
    signal.addEventListener("abort", () => chance.abort());
  });
}
