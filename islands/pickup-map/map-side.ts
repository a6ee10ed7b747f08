/** The map beside the list, which opens on the shopper's press. It follows the list and reports presses. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { GeoPoint } from "../../runtime/contracts/map";
import { makeElement } from "../../runtime/dom/make-element";
import { templateOf } from "./page-templates";
import { type PointWords, wordsOf } from "./point-words";
import type { Point } from "./points";
import type { PickupTranslate } from "./texts";
import type { Selected } from "./use-list";
import type { Wanted } from "./wanted";

/** The standard theme's zoom limits, and the initial zoom (contract B o). */
const ZOOM = { zoom: 11, minZoom: 7, maxZoom: 18 };

export interface SideNeeds {
  readonly around: GeoPoint;
  readonly family: Wanted["family"];
  readonly language: string | undefined;
  readonly t: PickupTranslate;
  onSelect(uid: string): void;
  onChoose(point: Point): void;
  /** Called when the map is ready. */
  onReady(): void;
}

export interface Side {
  setPoints(points: readonly Point[]): void;
  goTo(place: GeoPoint): void;
  /** Opens the popup of the selected point; `null` closes it. */
  select(point: Point | null, by: Selected["by"]): void;
  center(): GeoPoint;
  remove(): void;
}

/** Rejects when the map's code cannot be loaded. The map shows any other error itself. */
export async function openSide(
  element: HTMLElement,
  context: IslandContext,
  { around, t, onSelect, onReady, onChoose, ...looks }: SideNeeds,
): Promise<Side> {
  const map = await context.openMap(element, {
    center: around,
    ...ZOOM,
    zoomButtons: true,
    label: t("pickup-map.map"),
    begin: "asked",
    onPress: onSelect,
    onReady,
  });
  /** If several points are selected while the view moves, only the last popup opens. */
  let turn = 0;
  return {
    setPoints: (points) =>
      map.setPoints(
        points.flatMap(({ uid, name, place, icon }) =>
          place ? [{ id: uid, label: name, ...place, ...(icon && { icon: iconOf(icon) }) }] : [],
        ),
      ),
    goTo: (place) => map.setView(place),
    select(point, by) {
      const own = ++turn;
      map.choose(point?.place ? point.uid : null);
      if (!point?.place) return map.closePopup();
      const show = () => {
        if (own === turn)
          map.openPopup(
            point.uid,
            markerOf(point, { ...looks, t, signal: context.signal, choose: onChoose }),
          );
      };
      if (by === "map") show();
      else void map.showAlone(point.uid).then(show);
    },
    center: () => map.center(),
    remove() {
      turn += 1;
      map.remove();
    },
  };
}

/** The standard theme's measures of a courier's icon (contract F 1.1). */
const iconOf = (url: string) => ({ url, anchor: [16, 20], popupAnchor: [0, -20] }) as const;

interface MarkerNeeds {
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
export function markerOf(point: Point, { family, language, t, signal, choose }: MarkerNeeds): HTMLElement {
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
