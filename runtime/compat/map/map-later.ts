/**
 * A map of ours before its file is there: no byte of it is fetched before the shopper comes to the map or asks for it
 * (contract F), and a page's handlers do not wait for it. Meanwhile what is asked is answered from a view kept here, and
 * what is said is kept for the map itself.
 */

import { whenThere } from "../../kit/when-there";
import { makeCamera } from "../../map/camera";
import type { MapOptions, OpenMap, ShopMap } from "../../map/contract";
import { project, unproject } from "../../map/projection";
import { sizeOf } from "../../map/size";
import type { SendReport } from "../../platform/report";

export interface LaterNeeds {
  /** Rejects where maps cannot be had now. */
  maps(): Promise<OpenMap>;
  readonly report: SendReport;
}

/** What modules ask of a map, and say to it; some of it with whether the shopper has just pressed something. */
export interface MapLater extends Omit<ShopMap, "choose" | "bounds" | "openPopup" | "showAlone"> {
  openPopup(isWish: boolean, ...given: Parameters<ShopMap["openPopup"]>): void;
  showAlone(isWish: boolean, id: string): Promise<void>;
}
type Limits = Required<Pick<MapOptions, "minZoom" | "maxZoom">>;

/** So far from the window's edges the shopper comes to it. */
const NEAR = "200px";
const BUSY = "--loading";

/** @param isAsked whether the shopper has asked for what is in the element: when the map is made, and when it comes */
export function mapLater(
  { maps, report }: LaterNeeds,
  element: HTMLElement,
  options: Omit<MapOptions, "begin"> & Limits,
  isAsked: () => boolean,
): MapLater {
  let map: ShopMap | undefined;
  let isComing = false;
  let wasPressed = false;
  /** What is being said to the map is the shopper's wish. */
  let isWished = false;
  const stop = new AbortController();
  const { signal } = stop;
  const camera = makeCamera({
    start: options,
    limits: options,
    measure: () => sizeOf(element),
  });
  const kept: ((to: ShopMap) => unknown)[] = [];
  const tell = (say: (to: ShopMap) => unknown) => {
    if (map) say(map);
    else if (!signal.aborted) kept.push(say);
  };
  const bring = async () => {
    if (isComing || signal.aborted) return;
    isComing = true;
    try {
      const open = await maps();
      if (signal.aborted) return;
      const begin = wasPressed || isAsked() ? "asked" : "reached";
      map = open(element, { ...options, begin, isWish: () => isWished });
      for (const say of kept.splice(0)) say(map);
    } catch (error) {
      isComing = false;
      report({ error, phase: "map" });
      element.classList.remove(BUSY); // nothing is under way any more
      addEventListener("online", bring, { once: true, signal });
    }
  };
  /** Somebody wants to be shown something: it comes now where this is a press. What is said later is as it was meant now. */
  const wish = (isWish: boolean, say: (to: ShopMap) => unknown) => {
    wasPressed ||= isWish;
    if (wasPressed) void bring();
    tell((to) => {
      isWished = isWish;
      say(to);
      isWished = false;
    });
  };
  if (isAsked()) void bring();
  else whenThere(element, signal, bring, NEAR);

  const view = () => camera.view();
  return {
    setPoints: (points) => tell((to) => to.setPoints(points)),
    openPopup: (isWish, ...given) => wish(isWish, (to) => to.openPopup(...given)),
    closePopup: () => tell((to) => to.closePopup()),
    showAlone: (isWish, id) => new Promise((resolve) => wish(isWish, (to) => to.showAlone(id).then(resolve))),
    fit(places) {
      if (!map) camera.fit(places ?? []);
      tell((to) => to.fit(places));
    },
    setView(center, zoom) {
      if (!map) camera.setView(center, zoom);
      tell((to) => to.setView(center, zoom));
    },
    resize() {
      camera.resize();
      map?.resize();
    },
    center: () => map?.center() ?? view().center,
    zoom: () => map?.zoom() ?? view().zoom,
    project: (place, zoom) => map?.project(place, zoom) ?? project(place, zoom ?? view().zoom),
    unproject: (point, zoom) => map?.unproject(point, zoom) ?? unproject(point, zoom ?? view().zoom),
    size: () => map?.size() ?? sizeOf(element),
    remove() {
      stop.abort();
      map?.remove();
    },
  };
}
