/** Dialogs, alerts and the loading cover. Their code comes with the first of each; this part is in the core chunk. */
import type { Chunks, Loader } from "../base/loader";
import { once } from "../base/once";
import type { IslandContext } from "../contracts/island";
import type { Loading, Overlays, Services } from "../contracts/overlays";
import type { SendReport } from "../contracts/report";

export interface OverlayNeeds extends Services {
  readonly loader: Loader<Chunks>;
  readonly announce: IslandContext["announce"];
  readonly report: SendReport;
}

export function makeOverlays({ loader, announce, report, ...services }: OverlayNeeds): Overlays {
  /** Both in one round trip; a box that gets its looks later would move before the shopper's eyes (bar H6). */
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
      const opener = document.activeElement as HTMLElement | null; // now: it may be another one by then
      return dialogs().then((open) => open({ ...options, opener: options.opener ?? opener }), missing);
    },
    alert(text, options = {}) {
      // Heard even where the code of the box cannot be had.
      announce(text, { assertive: options.type === "error" });
      void alerts().then((show) => show(text, options), missing);
    },
    // In the very tick once its code is there: page modules take the cover away and set the focus behind it.
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
