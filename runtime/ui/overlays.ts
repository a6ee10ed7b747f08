/** Dialogs, alerts and the loading cover. Their code comes with the first of each; this part is in the core chunk. */
import type { IslandContext } from "../islands/contract";
import type { ShowAlert } from "./alert/index";
import type { OpenDialog } from "./dialog/index";
import type { Loading } from "./loading/index";

export interface Services {
  readonly texts: IslandContext["texts"];
  /** Has Wyspa's own small stylesheet fetched, once. Resolves when it is there, or after a while. */
  addStyle(): Promise<unknown>;
}

export interface Overlays extends Pick<IslandContext, "dialog" | "alert"> {
  /** Covers the page while something is loading. Calls count: the cover goes with the last one. Null without a cover. */
  loading(...args: Parameters<Loading>): Promise<HTMLElement | null>;
}

export function overlays(services: Services, announce: IslandContext["announce"]): Overlays {
  let dialogs: Promise<OpenDialog> | undefined;
  let alerts: Promise<ShowAlert> | undefined;
  let covers: Promise<Loading> | undefined;
  /** Both in one round trip; a box that gets its looks later would move before the shopper's eyes (bar H6). */
  const withStyle = async <Module>(module: Promise<Module>): Promise<Module> =>
    (await Promise.all([module, services.addStyle()]))[0];
  return {
    dialog(options) {
      const opener = document.activeElement as HTMLElement | null; // now: it may be another one by then
      dialogs ??= withStyle(import("./dialog/index")).then(({ makeDialogs }) => makeDialogs(services));
      return dialogs.then(
        (open) => open({ ...options, opener: options.opener ?? opener }),
        () => null,
      );
    },
    alert(text, options = {}) {
      // Heard even where the code of the box cannot be had.
      announce(text, { assertive: options.type === "error" });
      alerts ??= withStyle(import("./alert/index")).then(({ makeAlerts }) => makeAlerts(services));
      alerts.then(
        (show) => show(text, options),
        () => {},
      );
    },
    loading(on, text) {
      covers ??= withStyle(import("./loading/index")).then(({ makeLoading }) => makeLoading(services));
      return covers.then(
        (load) => load(on, text),
        () => null,
      );
    },
  };
}
