import { warnOnce } from "../../runtime/base/console";
import { append } from "../../runtime/base/safe-dom";
import { text } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { chooseCountry } from "./choose-country";
import { choosePostalCode } from "./choose-postal-code";
import { type PostalCodePlace, postalCodePlace, readHost } from "./read-host";
import { type DeliveryTranslate, texts } from "./texts";

let count = 0;

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

/** Makes the form of an empty host. */
function ownForm(
  host: HTMLElement,
  t: DeliveryTranslate,
  props: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): PostalCodePlace {
  const input = document.createElement("input");
  input.className = "f-control delivery_place__code";
  input.id = `delivery-place-${++count}`;
  input.autocomplete = "shipping postal-code";
  input.required = true;
  input.value = text(props.value);
  const label = makeElement("label", "f-label delivery_place__label", t("delivery-place.label"));
  label.htmlFor = input.id;
  const button = makeElement("button", "btn --solid delivery_place__button", t("delivery-place.choose"));
  const feedback = makeElement("div", "f-feedback delivery_place__field", label, input);
  const form = makeElement("form", "delivery_place", feedback, button);
  append(host, form);
  signal.addEventListener("abort", () => form.replaceWith());
  return postalCodePlace(form, input, props);
}
