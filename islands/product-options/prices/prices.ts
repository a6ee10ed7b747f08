import { query } from "../../../runtime/base/safe-dom";
import { safeImage, safeLink } from "../../../runtime/base/safe-url";
import { getPath } from "../../../runtime/base/values";
import { quantityText } from "../../../runtime/dom/quantity";
import type { Parts } from "../parts";
import type { Size } from "../product/product";
import type { Follow } from "../view";
import { NO_SUM, priceLines } from "./lines";
import { paintPrices } from "./paint";

const CONTACT = ".projector_prices__contact";

/** Shows what the chosen quantity of the chosen size costs, or that its price is told by telephone. */
export function followPrices({ form, page, context, t, lend, loans }: Parts): Follow {
  const paint = {
    page,
    lend,
    loans,
    format: context.formatPrice,
    formatPoints: (points: number) => t("product.points", { count: points }),
  };
  const price = query(page, "#projector_price_value");
  const unit = query(page, "#projector_price_unit");
  const sellBy = query(page, "#projector_price_unit_sellby");
  const asRendered = [...(price?.childNodes ?? [])];
  /** The server says no price: the way to the shop stands in its place. */
  const isServersContact = !!price && (price.matches(CONTACT) || !!query(price, CONTACT));
  /** The size whose price is told by telephone. */
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
    loans.content(price, link);
  };

  return ({ lines, choice: { size, quantity }, product }) => {
    const byTelephone = size?.isByTelephone ? size : undefined;
    loans.toggle(form, "--phone", !!byTelephone);
    const isSilent = !!byTelephone || (isServersContact && lines?.price === 0 && !lines.points);
    /** The sum of another size stands there. */
    const isLeft = isSilent && isPainted;
    if (byTelephone?.id !== contact || isLeft) {
      contact = byTelephone?.id;
      if (byTelephone) showContact(byTelephone);
      else loans.content(price, ...asRendered);
    }
    if (isLeft) paintPrices(priceLines(NO_SUM), paint);
    isPainted = !!lines && !isSilent;
    if (!lines || isSilent) return;
    paintPrices(lines, paint);
    loans.text(sellBy, quantityText(quantity));
    // Of a part of a metre too: its price must not look like that of a metre.
    loans.toggle(sellBy, "--active", quantity !== 1);
    if (product.unit.singular) loans.text(unit, quantity > 1 ? product.unit.plural : product.unit.singular);
    loans.toggle(query(page, "#projector_sellbyprice_wrapper"), "--active", product.unit.step !== 1);
  };
}
