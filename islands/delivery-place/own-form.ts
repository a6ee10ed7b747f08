/** Makes the form of an empty host. */
import { append } from "../../runtime/base/safe-dom";
import { text } from "../../runtime/base/values";
import { makeElement } from "../../runtime/dom/make-element";
import { type PostalCodePlace, postalCodePlace } from "./read-host";
import type { DeliveryTranslate } from "./texts";

let count = 0;

export function ownForm(
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
