/** The shop's other tabs, as one tab sees them: what it tells them, and what it hears. */
import { vi } from "vitest";

export interface OtherTabs {
  /** Messages that this tab sent. */
  readonly told: readonly string[];
  /** A message from another tab. */
  say(what: string): void;
}

/** Connects at once: the page has loaded, and the browser is idle. `vi.unstubAllGlobals()` ends it. */
export function otherTabs(): OtherTabs {
  const told: string[] = [];
  let heard: (event: { data: string }) => void = () => {};
  vi.stubGlobal("requestIdleCallback", (task: () => void) => task());
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      addEventListener(_: string, listener: typeof heard) {
        heard = listener;
      }
      postMessage = (data: string) => void told.push(data);
      close() {}
    },
  );
  return { told, say: (data) => heard({ data }) };
}
