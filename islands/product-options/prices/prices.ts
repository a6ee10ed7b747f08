import { query } from "../../../runtime/base/safe-dom";
import { safeImage, safeLink } from "../../../runtime/base/safe-url";
import { getPath } from "../../../runtime/base/values";
import { quantityText } from "../../../runtime/dom/quantity";
import type { Parts } from "../parts";
import type { Size } from "../product/product";
import { sizeOverrides } from "../size-overrides";
import type { Follow } from "../view";
import { NO_SUM, priceLines } from "./lines";
import { paintPrices } from "./paint";

const CONTACT = ".projector_prices__contact";

/** Shows the price of the chosen size and quantity, or a contact link when the price is given only by telephone. */
export function followPrices({ form, page, context, t }: Parts): Follow {
  const { override, contents, restore } = sizeOverrides(context.signal);
  const paint = {
    page,
    override,
    contents,
    format: context.formatPrice,
    formatPoints: (points: number) => t("product.points", { count: points }),
  };
  const price = query(page, "#projector_price_value");
  const unit = query(page, "#projector_price_unit");
  const sellBy = query(page, "#projector_price_unit_sellby");
  const asRendered = [...(price?.childNodes ?? [])];
  /** The server shows a contact link in place of the price. */
  const isServersContact = !!price && (price.matches(CONTACT) || !!query(price, CONTACT));
  /** Id of the size whose contact link is shown. */
  let contact: string | undefined;
  let isPainted = false;

  const showContact = ({ availability }: Size) => {
    const link = document.createElement("a");
    link.className = CONTACT.slice(1);
    link.target = "_blank";
    link.rel = "noopener";
    link.href = safeLink(getPath(window, "app_shop", "urls", "contact")) ?? safeLink("/contact.php") ?? "";
    const icon = safeImage(availability?.telephoneIcon);
    if (icon) {
      const image = document.createElement("img");
      image.src = icon;
      image.alt = "";
      link.append(image);
    }
    const words = document.createElement("span");
    words.textContent = availability?.byTelephone ?? "";
    link.append(words);
    contents.content(price, link);
  };

  return ({ lines, choice: { size, quantity }, product }) => {
    if (!size) restore();
    const byTelephone = size?.isByTelephone ? size : undefined;
    contents.toggle(form, "--phone", !!byTelephone);
    const isHidden = !!byTelephone || (isServersContact && lines?.price === 0 && !lines.points);
    /** The price of another size is still on the page. */
    const isOutdated = isHidden && isPainted;
    if (byTelephone?.id !== contact || isOutdated) {
      contact = byTelephone?.id;
      if (byTelephone) showContact(byTelephone);
      else contents.content(price, ...asRendered);
    }
    if (isOutdated) paintPrices(priceLines(NO_SUM), paint);
    isPainted = !!lines && !isHidden;
    if (!lines || isHidden) return;
    paintPrices(lines, paint);
    contents.text(sellBy, quantityText(quantity));
    // Also below 1: the price of half a metre must not look like the price of a metre.
    contents.toggle(sellBy, "--active", quantity !== 1);
    if (product.unit.singular)
      contents.text(unit, quantity > 1 ? product.unit.plural : product.unit.singular);
    contents.toggle(query(page, "#projector_sellbyprice_wrapper"), "--active", product.unit.step !== 1);
  };
}
