import type { Mount } from "../../runtime/contracts/island";
import { designerTeller } from "../../runtime/dom/tell-designer";
import { chooseCountry } from "./choose-country";
import { choosePostalCode } from "./choose-postal-code";
import { ownForm } from "./own-form";
import { readHost } from "./read-host";
import { texts } from "./texts";

const tell = designerTeller();

/** Takes a host with the server's field or list, or an empty host, which gets a field. */
export const mount: Mount = (host, context) => {
  const { signal, props, store } = context;
  const t = context.texts(texts);
  const place = readHost(host, props) ?? ownForm(host, t, props, signal);
  if (place === "no-form")
    return tell(
      host,
      "delivery-place takes over the submit of the form that it stands on: mark a form with the postal code's field alone, or an element with such a form in it, not a part of another form.",
    );
  if (place.kind === "zipcode") return choosePostalCode(context, t, place);
  // Elsewhere the region selector offers countries and leads to that country's site.
  if (!store.getState().page.orderProcess)
    return tell(
      host,
      "delivery-place sets a country on order pages only; elsewhere give it a field for a postal code, or use region-selector.",
    );
  chooseCountry(context, t, place);
};
