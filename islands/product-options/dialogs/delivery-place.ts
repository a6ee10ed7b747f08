/** Adds the postal code form, on which delivery costs depend, to the shipping costs dialog. */

import type { IslandContext } from "../../../runtime/contracts/island";
import { makeElement } from "../../../runtime/dom/make-element";

const NO_BREAK = "\u00a0";

const ISLAND = "delivery-place";

/** Adds the host of `delivery-place`, unless the page has one or the shop has switched the island off. */
export function withDeliveryPlace(
  costs: HTMLElement,
  { isOffered }: Pick<IslandContext, "isOffered">,
): HTMLElement {
  if (!isOffered(ISLAND) || document.querySelector(`[data-island~=${ISLAND}]`)) return costs;
  const host = makeElement("div", "");
  host.dataset.island = ISLAND;
  host.dataset.islandWhen = "load";
  const box = makeElement("div", "shipping_info__place", formPlaceholder(), host);
  box.style.display = "grid";
  for (const layer of [...box.children]) if (layer instanceof HTMLElement) layer.style.gridArea = "1 / 1";
  costs.append(box);
  return costs;
}

/**
 * Reserves the height of the island's form, which mounts a moment later: an invisible copy has the right height in any
 * theme.
 */
function formPlaceholder(): HTMLElement {
  const label = makeElement("label", "f-label delivery_place__label", NO_BREAK);
  const input = makeElement("input", "f-control delivery_place__code");
  const field = makeElement("div", "f-feedback delivery_place__field", label, input);
  const placeholder = makeElement(
    "form",
    "delivery_place",
    field,
    makeElement("button", "btn --solid delivery_place__button", NO_BREAK),
  );
  placeholder.style.visibility = "hidden";
  placeholder.inert = true;
  return placeholder;
}
