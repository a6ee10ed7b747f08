import { type Observable, observable } from "../../runtime/base/observable";
import { getPath } from "../../runtime/base/values";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Platform } from "../../runtime/contracts/platform";
import { forgetSearches } from "../../runtime/dom/forget-searches";
import { forget, silence } from "../../runtime/platform/forced-cookies";
import { mayBeDone } from "../../runtime/platform/mutation-result";
import { type Forced, type ForcedType, type Kind, kindsOf, typeOf, without } from "./forced";
import { reloadOnce } from "./reload-once";
import type { NoticeTranslate } from "./texts";

export interface NoticeState {
  readonly forced: Forced;
  /** A request is in flight, or the page is about to reload. */
  readonly isBusy: boolean;
  /** The error message for the shopper; empty without an error. */
  readonly trouble: string;
}

export interface NoticeSession extends Pick<Observable<NoticeState>, "state" | "subscribe"> {
  /** "Kontynuuj": silences both cookies and closes the dialog. */
  goOn(): void;
  /**
   * "Przywróć domyślny …": restores the defaults at the platform, deletes the cookies and reloads. A no-op while a
   * request is in flight.
   */
  restore(): Promise<void>;
}

interface Dialog {
  isOpen(): boolean;
  close(): void;
}

/** Holds the state of the notice and performs the shopper's two actions. */
export function noticeSession(
  { platform, emit, announce, alert, storage }: IslandContext,
  t: NoticeTranslate,
  forced: Forced,
  dialog: Dialog,
): NoticeSession {
  const { state, set, subscribe } = observable<NoticeState>({ forced, isBusy: false, trouble: "" });
  let isStale = false;
  const type = () => typeOf(kindsOf(state().forced));
  /** Does not reload after the shopper has closed the dialog: they may be busy elsewhere on the page. */
  const reloadIfOpen = () => (dialog.isOpen() ? reloadOnce() : alert(t("region-notice.restored")));
  const showError = (trouble: string) => {
    set({ isBusy: false, trouble });
    if (dialog.isOpen()) announce(trouble, { assertive: true });
    else alert(trouble, { type: "error" });
  };

  return {
    state,
    subscribe,
    goOn() {
      silence();
      emit("wyspa:region", { action: "continued", type: type() });
      // One of two choices was restored earlier, so the page shows outdated prices.
      if (isStale && !state().isBusy) reloadOnce();
      else dialog.close();
    },
    async restore() {
      if (state().isBusy) return;
      const kinds = kindsOf(state().forced);
      set({ isBusy: true, trouble: "" });
      announce(t("region-notice.restoring"));
      const restored = await restoreDefaults(platform, kinds);
      if (!restored) {
        emit("wyspa:region", { action: "failed", type: type() });
        return showError(t("region-notice.unclear"));
      }
      for (const kind of restored) forget(kind);
      if (restored.length) forgetSearches(storage.session);
      if (restored.length) platform.tellTabs("place");
      if (restored.length) emit("wyspa:region", { action: "restored", type: typeOf(restored) });
      if (restored.length === kinds.length) return void reloadIfOpen();

      isStale ||= restored.length > 0;
      set({ forced: without(state().forced, restored) });
      emit("wyspa:region", { action: "failed", type: type() });
      const part = restored.length ? (`-${kindsOf(state().forced)[0] ?? "region"}` as const) : "";
      showError(t(`region-notice.failed${part}`));
    },
  };
}

/** Mutations that restore the default choices. */
const roots = { region: "unsetTemporaryRegion", zipcode: "unsetTemporaryZipcode" } as const;

const unset = (suffix: string, ...kinds: Kind[]): GraphqlOperation => ({
  suffix: `?mutation=${suffix}`,
  document: `mutation { ${kinds.map((kind) => `${roots[kind]} { status error { code message } }`).join(" ")} }`,
});

/** By type, each with its own query suffix (contract B b). */
const operations: Readonly<Record<ForcedType, GraphqlOperation>> = {
  region: unset("unsetRegion", "region"),
  zipcode: unset("unsetZipcode", "zipcode"),
  regionAndZipcode: unset("unsetRegionAndZipcode", "region", "zipcode"),
};

/**
 * Restores the defaults of these kinds in one request.
 * @returns the restored kinds: each part of the answer has a status of its own (contract B b.2). `null` means that no
 *   usable answer came: the platform may have restored them.
 */
async function restoreDefaults({ graphql }: Platform, kinds: readonly Kind[]): Promise<Kind[] | null> {
  const answer = await graphql(operations[typeOf(kinds)], {});
  if (mayBeDone(answer)) return null;
  if (!answer.ok) return [];
  return kinds.filter((kind) => getPath(answer.data, roots[kind], "status") === "success");
}
