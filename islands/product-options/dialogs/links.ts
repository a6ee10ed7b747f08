import { query } from "../../../runtime/base/safe-dom";
import { isPlainPress } from "../../../runtime/dom/is-plain-press";
import type { Parts } from "../parts";

/** A dialog's own file: opens it for the chosen size, and gives the focus back. */
export interface ProductDialog {
  open(parts: Parts, opener: HTMLElement): Promise<unknown>;
}

/** What opens a dialog, and the part of this island that fills it. */
const DIALOGS = [
  { link: "a.tell_availability_link_handler, a[href='#tellAvailability']", part: "tell-availability" },
  { link: "a.projector_shipping__info, a[href='#shipping_info']", part: "shipping-costs" },
] as const;

/**
 * Dialogs about the chosen size; natively their links lead nowhere.
 * @param isSizeChosen asks for a size where none is chosen
 */
export function followDialogs(parts: Parts, isSizeChosen: () => boolean): void {
  const { page, context, on, t, lend } = parts;
  for (const { link } of DIALOGS) {
    const opener = query(page, link);
    if (opener) lend(opener, "aria-haspopup", "dialog");
  }
  const opening = new Set<string>();
  on(page, "click", (event) => {
    if (!isPlainPress(event)) return;
    for (const { link, part } of DIALOGS) {
      const opener = (event.target as Element).closest<HTMLElement>(link);
      if (!opener) continue;
      event.preventDefault();
      if (!isSizeChosen()) return;
      if (opening.has(part)) continue; // pressed again because nothing was there yet
      opening.add(part);
      context
        .load<ProductDialog>(part)
        .then(
          ({ open }) => open(parts, opener),
          () => context.alert(t("product.no-connection"), { type: "error" }),
        )
        .finally(() => opening.delete(part));
    }
  });
}
