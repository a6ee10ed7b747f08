/** Opens dialogs, alerts and the loading cover. Part of the core; the first use of each fetches its own chunk. */
import type { Chunks, Loader } from "../base/loader";
import { once } from "../base/once";
import type { IslandContext } from "../contracts/island";
import type { Loading, Overlays, Services } from "../contracts/overlays";
import type { SendReport } from "../contracts/report";
import type { WyspaStore } from "../contracts/store";

export interface OverlayNeeds extends Omit<Services, "banner" | "closeOnSwipe"> {
  readonly store: WyspaStore;
  readonly loader: Loader<Chunks>;
  readonly announce: IslandContext["announce"];
  readonly report: SendReport;
}

export function makeOverlays({ loader, announce, report, store, ...given }: OverlayNeeds): Overlays {
  const services: Services = {
    ...given,
    banner: () => store.getState().shop.cookieBanner,
    closeOnSwipe: (view, signal, close) =>
      void loader.load("swipe-down").then(
        ({ closeOnSwipe }) => signal.aborted || closeOnSwipe(view, signal, close),
        () => {},
      ),
  };
  /** Fetches code and stylesheet in parallel, and waits for both: a late stylesheet would shift the layout (bar H6). */
  const withStyle = async <Key extends "dialog" | "alert" | "loading">(key: Key): Promise<Chunks[Key]> =>
    (await Promise.all([loader.load(key), services.addStyle()]))[0];
  const dialogs = once(async () => (await withStyle("dialog")).makeDialogs(services));
  const alerts = once(async () => (await withStyle("alert")).makeAlerts(services));
  const covers = once(async () => (await withStyle("loading")).makeLoading(services));
  let cover: Loading | undefined;
  const missing = (error: unknown) => {
    report({ error, phase: "overlay" });
    return null;
  };
  return {
    dialogs,
    dialog(options) {
      const opener = document.activeElement as HTMLElement | null; // the focus may move during the fetch
      return dialogs().then((open) => open({ ...options, opener: options.opener ?? opener }), missing);
    },
    alert(text, options = {}) {
      // Announces the text even when the alert's chunk cannot be loaded.
      announce(text, { assertive: options.type === "error" });
      void alerts().then((show) => show(text, options), missing);
    },
    // Synchronous once the code is loaded: page modules remove the cover and then move the focus.
    loading: async (on, text) => {
      if (cover) return cover(on, text);
      try {
        cover = await covers();
        return cover(on, text);
      } catch (error) {
        return missing(error);
      }
    },
  };
}
