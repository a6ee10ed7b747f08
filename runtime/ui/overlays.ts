/** Dialogs and alerts for islands. Their code comes with the first of each; this part is in the core chunk. */
import type { IslandContext } from "../islands/contract";
import type { ShowAlert } from "./alert/index";
import type { OpenDialog } from "./dialog/index";

export interface Services {
  readonly texts: IslandContext["texts"];
  /** Has Wyspa's own small stylesheet fetched, once. Resolves when it is there, or after a while. */
  addStyle(): Promise<unknown>;
}

export function overlays(
  services: Services,
  announce: IslandContext["announce"],
): Pick<IslandContext, "dialog" | "alert"> {
  let dialogs: Promise<OpenDialog> | undefined;
  let alerts: Promise<ShowAlert> | undefined;
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
  };
}
