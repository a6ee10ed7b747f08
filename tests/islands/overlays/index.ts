import type { DialogHandle, DialogOptions } from "../../../runtime/contracts/dialog";
import type { IslandContext, Mount } from "../../../runtime/contracts/island";

declare global {
  interface Window {
    overlays?: Pick<IslandContext, "alert" | "announce"> & {
      /** `element` as a selector, because tests call this from outside the page. */
      dialog(options: Omit<DialogOptions, "element"> & { element?: string }): Promise<DialogHandle | null>;
      /** How often a dialog was closed. */
      closed: number;
    };
  }
}

/** `data-dialog` and `data-alert` on a button contain the options of its click, as JSON. */
export const mount: Mount = (host, context) => {
  const overlays: NonNullable<Window["overlays"]> = {
    closed: 0,
    alert: context.alert,
    announce: context.announce,
    dialog: ({ element, ...options }) =>
      context.dialog({
        ...options,
        element: element === undefined ? undefined : (document.querySelector(element) ?? undefined),
        onClose: () => void overlays.closed++,
      }),
  };
  window.overlays = overlays;
  host.addEventListener(
    "click",
    ({ target }) => {
      const { dialog, alert } = (target as HTMLElement).dataset;
      if (dialog) void overlays.dialog(JSON.parse(dialog));
      if (alert) {
        const [text, options] = JSON.parse(alert);
        context.alert(text, options);
      }
    },
    { signal: context.signal },
  );
};
