/** Points on the map: their markers, and the popup of the selected one. */
import type { MapPoint } from "../../runtime/contracts/map";
import { makeElement } from "../../runtime/dom/make-element";
import { templateOf } from "./page-templates";
import { type PointWords, wordsOf } from "./point-words";
import type { Point } from "./points";
import type { PickupTranslate } from "./texts";
import type { Wanted } from "./wanted";

/** The standard theme's measures of a courier's icon (contract F 1.1). */
const iconOf = (url: string) => ({ url, anchor: [16, 20], popupAnchor: [0, -20] }) as const;

/** The points that have a place. */
export const markersOf = (points: readonly Point[]): readonly MapPoint[] =>
  points.flatMap(({ uid, name, place, icon }) =>
    place ? [{ id: uid, label: name, ...place, ...(icon && { icon: iconOf(icon) }) }] : [],
  );

interface PopupNeeds {
  readonly family: Wanted["family"];
  readonly language: string | undefined;
  readonly t: PickupTranslate;
  /** The island's signal. */
  readonly signal: AbortSignal;
  choose(point: Point): void;
}

/**
 * Builds the popup of a point on the map: the page's own template with the point's texts, else a plain one. Texts are
 * inserted as text, not as HTML (bar S8).
 */
export function popupOf(point: Point, { family, language, t, signal, choose }: PopupNeeds): HTMLElement {
  const words = wordsOf(point, language);
  const own = templateOf(family, "marker_")?.querySelector<HTMLElement>(".cop_pickup_marker");
  const element = own ? filled(own, words) : plainMarker(words);
  const press = makeElement("button", "cop_pickup_marker__choose_link btn --solid", t("pickup-map.choose"));
  press.type = "button";
  press.addEventListener("click", () => choose(point), { signal });
  const place = element.querySelector(".cop_pickup_marker__choose_link");
  if (place) {
    press.className = place.className;
    if (place.textContent?.trim()) press.textContent = place.textContent.trim();
    place.replaceWith(press);
  } else element.append(press);
  const { uid, id, courier } = point;
  Object.assign(element.dataset, { uid, id, courierId: String(courier.id), courierFullId: courier.fullId });
  return element;
}

function filled(element: HTMLElement, words: PointWords): HTMLElement {
  for (const [name, text] of Object.entries(words)) {
    const part = element.querySelector(`.cop_pickup_marker__${name}`);
    if (text) part?.replaceChildren(text);
    else part?.replaceWith();
  }
  element.querySelector(".cop_pickup_marker__zipcode")?.replaceWith(); // the city's text includes it
  return element;
}

function plainMarker({ name, street, city }: PointWords): HTMLElement {
  const line = (part: string, text: string) =>
    text ? [makeElement("span", `cop_pickup_marker__${part}`, text)] : [];
  return makeElement(
    "div",
    "cop_pickup_marker",
    makeElement("strong", "cop_pickup_marker__name", name),
    ...line("street", street),
    ...line("city", city),
  );
}
