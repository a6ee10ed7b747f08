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

/** What modules ask of a map, and say to it. */
export type MapLater = Omit<ShopMap, "choose" | "bounds">;
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
      map = open(element, { ...options, begin: wasPressed || isAsked() ? "asked" : "reached" });
      for (const say of kept.splice(0)) say(map);
    } catch (error) {
      isComing = false;
      report({ error, phase: "map" });
      element.classList.remove(BUSY); // nothing is under way any more
      addEventListener("online", bring, { once: true, signal });
    }
  };
  /** Somebody wants to be shown something: it comes now where this is a press. */
  const asked = () => {
    wasPressed ||= !!navigator.userActivation?.isActive;
    if (wasPressed) void bring();
  };
  if (isAsked()) void bring();
  else whenThere(element, signal, bring, NEAR);

  const view = () => camera.view();
  return {
    setPoints: (points) => tell((to) => to.setPoints(points)),
    openPopup(...given) {
      asked();
      tell((to) => to.openPopup(...given));
    },
    closePopup: () => tell((to) => to.closePopup()),
    showAlone(id) {
      asked();
      return new Promise((resolve) => tell((to) => to.showAlone(id).then(resolve)));
    },
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
