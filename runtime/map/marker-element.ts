/** Builds markers and clusters with the platform's images and the old map's class names, which themes style. */
import { makeElement } from "../dom/make-element";
import type { Mark } from "./marks";

/** The platform's marker image, with the offsets for its size. */
const PLATFORM = { folder: "/gfx/standards/", anchor: [12, 41], popup: [1, -34] } as const;

const address = (name: string) =>
  `url(${JSON.stringify(new URL(PLATFORM.folder + name, document.baseURI).href)})`;

/** Sets the default marker image, as custom properties of the map's element. */
export function dressMarkers(element: HTMLElement): void {
  const sharp = devicePixelRatio > 1 ? "-2x" : "";
  element.style.setProperty("--map-marker", address(`marker-icon${sharp}.png`));
  element.style.setProperty("--map-marker-shadow", address("marker-shadow.png"));
}

/** Pixels from the image's corner to the marked place. */
export const anchorOf = ({ point }: Mark): readonly [number, number] =>
  point ? (point.icon?.anchor ?? PLATFORM.anchor) : [20, 20];

/** Pixels from the place to the tip of a popup. */
export const tipOf = ({ point }: Mark): readonly [number, number] =>
  point?.icon?.popupAnchor ?? PLATFORM.popup;

export function markerElement(mark: Mark, clusterName: (count: number) => string): HTMLButtonElement {
  const button = mark.point ? singleElement(mark) : clusterElement(mark.count);
  button.type = "button";
  button.tabIndex = -1;
  button.setAttribute("aria-label", mark.point ? mark.point.label : clusterName(mark.count));
  return button;
}

function singleElement({ point }: Mark): HTMLButtonElement {
  if (!point?.icon) return makeElement("button", "map_marker");
  const picture = makeElement("img", "map_marker__icon");
  picture.src = point.icon.url;
  picture.alt = "";
  picture.draggable = false;
  return makeElement("button", "map_marker --own", picture);
}

function clusterElement(count: number): HTMLButtonElement {
  const size = count < 10 ? "small" : count < 100 ? "medium" : "large";
  const number = makeElement("span", "", `${count}`);
  return makeElement("button", `marker-cluster marker-cluster-${size}`, makeElement("div", "", number));
}
