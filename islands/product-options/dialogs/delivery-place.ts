/** The place in the dialog of shipping costs where a shopper says where delivery goes. */

import type { IslandContext } from "../../../runtime/contracts/island";
import { makeElement } from "../../../runtime/dom/make-element";

const NO_BREAK = "\u00a0";

const ISLAND = "delivery-place";

/** Adds a place for the postal code, on which the costs depend, unless the page has one or the shop has switched the island off. */
export function withDeliveryPlace(
  costs: HTMLElement,
  { isOffered }: Pick<IslandContext, "isOffered">,
): HTMLElement {
  if (!isOffered(ISLAND) || document.querySelector(`[data-island~=${ISLAND}]`)) return costs;
  const host = makeElement("div", "");
  host.dataset.island = ISLAND;
  host.dataset.islandWhen = "load";
  const place = makeElement("div", "shipping_info__place", roomForForm(), host);
  place.style.display = "grid";
  for (const layer of [...place.children]) if (layer instanceof HTMLElement) layer.style.gridArea = "1 / 1";
  costs.append(place);
  return costs;
}

/** The island's form comes a moment later. One like it, unseen, has its height in any theme: nothing moves then. */
function roomForForm(): HTMLElement {
  const label = makeElement("label", "f-label delivery_place__label", NO_BREAK);
  const input = makeElement("input", "f-control delivery_place__code");
  const field = makeElement("div", "f-feedback delivery_place__field", label, input);
  const room = makeElement(
    "form",
    "delivery_place",
    field,
    makeElement("button", "btn --solid delivery_place__button", NO_BREAK),
  );
  room.style.visibility = "hidden";
  room.inert = true;
  return room;
}
