/**
 * Has a part of the island, also where its file cannot be fetched now: asked for again when the network is back, and when
 * somebody turns to the page. Open for ever once the signal is aborted.
 */
export async function untilHad<Module>(load: () => Promise<Module>, signal: AbortSignal): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance(signal);
    }
  }
}

const nextChance = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const chance = new AbortController();
    const come = () => {
      chance.abort();
      if (!signal.aborted) resolve();
    };
    for (const type of ["online", "pointerdown", "keydown"])
      addEventListener(type, come, { capture: true, signal: chance.signal });
    signal.addEventListener("abort", () => chance.abort());
  });
