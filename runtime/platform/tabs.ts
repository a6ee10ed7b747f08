/**
 * Exchanges change messages with the shop's other tabs (bar R41). Safari before 15.4 lacks `BroadcastChannel`, so the
 * `storage` event is the fallback.
 */
const NAME = "wyspa";

export interface Tabs {
  tell(what: string): void;
}

export function connectTabs(heard: (what: string) => void): Tabs {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;
    channel?.addEventListener("message", ({ data }) => typeof data === "string" && heard(data));
  };
  // An open channel would keep the page out of the back-forward cache.
  addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  addEventListener("storage", ({ key, newValue }) => {
    if (!channel && key === NAME && newValue) heard(newValue.replace(/ .*/, ""));
  });
  open();
  return {
    tell(what) {
      if (channel) return channel.postMessage(what);
      try {
        localStorage.setItem(NAME, `${what} ${Date.now()}`); // `storage` fires only when the value changes
      } catch {
        // Storage is blocked: the other tabs refetch when they become visible.
      }
    },
  };
}
