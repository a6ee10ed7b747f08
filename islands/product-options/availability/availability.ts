import { attr, query } from "../../../runtime/base/safe-dom";
import { safeImage } from "../../../runtime/base/safe-url";
import { quantityText } from "../../../runtime/dom/quantity";
import type { Parts } from "../parts";
import type { Product, Size } from "../product/product";
import { sizeOverrides } from "../size-overrides";
import type { Follow } from "../view";
import { deliveryWords } from "./delivery";

/** Product types that are not sent. */
const NOT_SENT = ["virtual", "service"];

/** Shows whether the chosen size can be bought, how many pieces are in stock, and when they are sent. */
export function followAvailability({ form, page, context, t }: Parts): Follow {
  const { override, contents, restore } = sizeOverrides(context.signal);
  const one = (selector: string) => query(page, selector);

  const showStatus = ({ availability }: Size, isUnavailable: boolean) => {
    if (!availability) return;
    const { description, date, icon, isVisible, status } = availability;
    const words = [description];
    if (status === "disable" && date) words.push(date);
    const text = one("#projector_status_description");
    if (words.length > 1) contents.content(text, description, " ", dateNode(date));
    else contents.text(text, description);
    contents.toggle(
      one("#projector_status"),
      "--status-hide",
      !(isVisible || (isUnavailable && description)),
    );
    const image = query<HTMLImageElement>(page, "#projector_status_gfx");
    const source = safeImage(icon);
    if (image && source) {
      override(image, "src", source);
      override(image, "alt", description);
    }
    contents.toggle(one("#projector_status_gfx_wrapper"), "--gfx-hide", !source);
  };

  const showAmount = ({ amount }: Size, { type, unit }: Product) => {
    const element = one("#projector_amount");
    const isShown = !!amount && type !== "virtual";
    if (element && isShown) {
      const noun = amount > 1 ? unit.plural : unit.singular;
      const pattern = attr(element, "data-status-pattern") || "%d";
      contents.text(
        element,
        pattern.replace("%d", () => `${quantityText(amount)} ${noun}`),
      );
    }
    contents.toggle(element, "--hide", !isShown);
  };

  const showDelivery = ({ availability, delivery }: Size, product: Product, isUnavailable: boolean) => {
    const isSent = !isUnavailable && !NOT_SENT.includes(product.type);
    const words = isSent && delivery ? deliveryWords(delivery, new Date(), t) : null;
    const isAsked = isSent && availability?.status === "order" && !!delivery?.isUnknown;
    const status = one("#projector_status");
    contents.toggle(status, "--unknown-show", isAsked);
    contents.toggle(status, "--time-show", isSent && !!words);
    contents.toggle(one("#projector_shipping_info"), "--hide", !isSent);
    contents.toggle(one("#projector_shipping_dialog"), "--active", isSent && !isAsked);
    for (const id of ["#projector_delivery_label", "#projector_delivery_days"])
      contents.toggle(one(id), "--hide", !words);
    if (!words) return;
    contents.text(one("#projector_delivery_label"), `${words.label} `);
    contents.text(one("#projector_delivery_days"), words.when);
  };

  return ({ choice: { size }, product, isUnavailable }) => {
    if (!size) restore();
    contents.toggle(form, "disable", isUnavailable);
    if (!size || product.isHandledByPageModule) return;
    showStatus(size, isUnavailable);
    showAmount(size, product);
    showDelivery(size, product, isUnavailable);
  };
}

function dateNode(date: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = date;
  return element;
}
