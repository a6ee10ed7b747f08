import { query } from "../../../runtime/base/safe-dom";
import { isPlainPress } from "../../../runtime/dom/is-plain-press";
import type { Parts } from "../parts";

/** A dialog's chunk: opens the dialog for the chosen size and returns the focus to the opener. */
export interface ProductDialog {
  open(parts: Parts, opener: HTMLElement): Promise<unknown>;
}

/** Links that open a dialog, and the chunk that fills it. */
const DIALOGS = [
  { link: "a.tell_availability_link_handler, a[href='#tellAvailability']", part: "tell-availability" },
  { link: "a.projector_shipping__info, a[href='#shipping_info']", part: "shipping-costs" },
] as const;

/**
 * Opens dialogs about the chosen size; natively their links lead nowhere.
 * @param isSizeChosen asks the shopper for a size when none is chosen
 */
export function followDialogs(parts: Parts, isSizeChosen: () => boolean): void {
  const { page, context, on, t, override } = parts;
  for (const { link } of DIALOGS) {
    const opener = query(page, link);
    if (opener) override(opener, "aria-haspopup", "dialog");
  }
  const opening = new Set<string>();
  on(page, "click", (event) => {
    if (!isPlainPress(event)) return;
    for (const { link, part } of DIALOGS) {
      const opener = (event.target as Element).closest<HTMLElement>(link);
      if (!opener) continue;
      event.preventDefault();
      if (!isSizeChosen()) return;
      if (opening.has(part)) continue; // repeated click while the chunk loads
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
