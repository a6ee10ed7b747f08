import { warnOnce } from "../../runtime/base/console";
import type { Mount } from "../../runtime/contracts/island";
import { chooseCountry } from "./choose-country";
import { choosePostalCode } from "./choose-postal-code";
import { ownForm } from "./own-form";
import { readHost } from "./read-host";
import { texts } from "./texts";

/** Takes a host with the server's field or list, or an empty host, which gets a field. */
export const mount: Mount = (host, context) => {
  const { signal, props, store } = context;
  const t = context.texts(texts);
  const place = readHost(host, props) ?? ownForm(host, t, props, signal);
  if (place === "no-form")
    return warnOnce(
      "delivery-place: the postal code's field needs a form of its own. Put data-island on that form, or on an element that contains it.",
      host,
    );
  if (place.kind === "zipcode") return choosePostalCode(context, t, place);
  // Elsewhere the region selector offers countries and leads to that country's site.
  if (!store.getState().page.orderProcess)
    return warnOnce(
      "delivery-place: a list of countries works only on order pages. Use a postal code's field here, or the island region-selector.",
      host,
    );
  chooseCountry(context, t, place);
};
