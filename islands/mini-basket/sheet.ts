import type { DialogHandle } from "../../runtime/contracts/dialog";
import type { IslandContext } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { ownDialog } from "../../runtime/dom/own-dialog";

export interface Sheet {
  /** Resolves to false when a file is missing; the page is then as before. */
  open(opener: HTMLElement): Promise<boolean>;
  close(): void;
}

/**
 * Shows the panel's content in a sheet from below, on phones. React renders into `.top_basket__sheet` as long as the
 * host has the class `--sheet`; the dialog borrows that element from the host.
 */
export function sheetOf(host: HTMLElement, context: IslandContext): Sheet {
  let dialog: DialogHandle | null = null;
  return {
    async open(opener) {
      const place = makeElement("div", "top_basket__sheet");
      place.hidden = true;
      const end = () => {
        dialog = null;
        host.classList.remove("--sheet");
        place.replaceWith();
      };
      if (!(await context.open())) return false;
      host.append(place);
      host.classList.add("--sheet");
      await new Promise((resolve) => setTimeout(resolve)); // React renders the heading that names the dialog
      dialog = await ownDialog(context, {
        element: place,
        classes: "--sheet --basket",
        closesOnBack: true,
        opener,
        onClose: end,
      });
      if (!dialog) end();
      return !!dialog;
    },
    close: () => dialog?.close(),
  };
}
