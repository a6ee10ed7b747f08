import type { IslandContext } from "../../runtime/contracts/island";
import { forget, silence } from "../../runtime/dom/forced-cookies";
import { forgetSearches } from "../../runtime/dom/forget-searches";
import { type Forced, kindsOf, typeOf, without } from "./forced";
import { reloadOnce } from "./reload-once";
import { restore } from "./restore";
import type { Say } from "./texts";

export interface NoticeState {
  readonly forced: Forced;
  /** The platform is asked, or the page is about to reload. */
  readonly isBusy: boolean;
  /** What has not worked, in words for the shopper; empty when all is well. */
  readonly trouble: string;
}

export interface NoticeSession {
  subscribe(changed: () => void): () => void;
  state(): NoticeState;
  /** "Kontynuuj": neither cookie asks again, and the dialog closes. */
  goOn(): void;
  /** "Przywróć domyślny …": the default at the platform, no more cookies, and the page anew. Never twice at a time. */
  restore(): Promise<void>;
}

interface Dialog {
  isOpen(): boolean;
  close(): void;
}

/** What the shopper may do about a forced region, and what comes of it (spec §4 Forced region). */
export function noticeSession(
  { platform, emit, announce, alert, storage }: IslandContext,
  t: Say,
  forced: Forced,
  dialog: Dialog,
): NoticeSession {
  let state: NoticeState = { forced, isBusy: false, trouble: "" };
  let isStale = false;
  const listeners = new Set<() => void>();
  const set = (change: Partial<NoticeState>) => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };
  const type = () => typeOf(kindsOf(state.forced));
  /** Whoever has closed the dialog is already at something else: the page is not taken away from them. */
  const renew = () => (dialog.isOpen() ? reloadOnce() : alert(t("region-notice.restored")));
  const complain = (trouble: string) => {
    set({ isBusy: false, trouble });
    if (dialog.isOpen()) announce(trouble, { assertive: true });
    else alert(trouble, { type: "error" });
  };

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    state: () => state,
    goOn() {
      silence();
      emit("wyspa:region", { action: "continued", type: type() });
      // One of two has been restored before: what the page shows is no longer true.
      if (isStale && !state.isBusy) reloadOnce();
      else dialog.close();
    },
    async restore() {
      if (state.isBusy) return;
      const kinds = kindsOf(state.forced);
      set({ isBusy: true, trouble: "" });
      announce(t("region-notice.restoring"));
      const restored = await restore(platform, kinds);
      for (const kind of restored) forget(kind);
      if (restored.length) forgetSearches(storage.session);
      if (restored.length) emit("wyspa:region", { action: "restored", type: typeOf(restored) });
      if (restored.length === kinds.length) return void renew();

      isStale ||= restored.length > 0;
      set({ forced: without(state.forced, restored) });
      emit("wyspa:region", { action: "failed", type: type() });
      const part = restored.length ? (`-${kindsOf(state.forced)[0] ?? "region"}` as const) : "";
      complain(t(`region-notice.failed${part}`));
    },
  };
}
