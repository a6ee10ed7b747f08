import { append } from "../../runtime/base/safe-dom";
import { text } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { designerTeller } from "../../runtime/dom/tell-designer";
import { chooseCountry } from "./choose-country";
import { choosePostalCode } from "./choose-postal-code";
import { type PostalCodePlace, postalCodePlace, readHost } from "./read-host";
import { type DeliveryTranslate, texts } from "./texts";

const tell = designerTeller();

let count = 0;

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
  signal.addEventListener("abort", () => form.remove());
  return postalCodePlace(form, input, props);
}
