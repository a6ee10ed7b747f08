/**
 * Tells the shop's other tabs that something has changed, and hears it from them (bar R41). Support: without
 * BroadcastChannel (Safari before 15.4) a storage event does the same.
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
        localStorage.setItem(NAME, `${what} ${Date.now()}`); // the time makes it a change
      } catch {
        // this tab goes on alone; the others refresh when they are looked at
      }
    },
  };
}
