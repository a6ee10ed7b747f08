/**
 * A map of ours before its file is there: no byte of it is fetched before the shopper comes to the map or asks for it
 * (contract F), and a page's handlers do not wait for it. Meanwhile what is asked is answered from a view kept here, and
 * what is said is kept for the map itself.
 */

import type { MapOptions, OpenMap, ShopMap } from "../../contracts/map";
import type { SendReport } from "../../contracts/report";
import { makeElement } from "../../dom/make-element";
import { onceInViewport } from "../../dom/once-in-viewport";
import { makeCamera } from "../../map/camera";
import { project, unproject } from "../../map/projection";
import { sizeOf } from "../../map/size";

export interface LaterNeeds {
  /** Rejects where maps cannot be had now. */
  maps(): Promise<OpenMap>;
  /** Null where maps may be had; else what is said in the place of one. */
  noMaps(): string | null;
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

/** Without tiles no file of a map is fetched. What the page has in the element says more. */
function stayAList(element: HTMLElement, said: string, signal: AbortSignal): void {
  element.classList.remove(BUSY);
  if (element.childNodes.length) return;
  const note = makeElement("p", "", said);
  element.append(note);
  signal.addEventListener("abort", () => note.remove());
}

/** @param isAsked whether the shopper has asked for what is in the element: when the map is made, and when it comes */
export function mapLater(
  { maps, noMaps, report }: LaterNeeds,
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
  const size = () => sizeOf(element);
  const camera = makeCamera({ start: options, limits: options, measure: size });
  const kept: ((to: ShopMap) => unknown)[] = [];
  const tell = (say: (to: ShopMap) => unknown) => {
    if (map) say(map);
    else if (!signal.aborted) kept.push(say);
  };
  const bring = async () => {
    if (isComing || signal.aborted) return;
    isComing = true;
    const said = noMaps();
    if (said) return stayAList(element, said, signal);
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
  else onceInViewport(element, signal, bring, NEAR);

  const view = () => camera.view();
  return {
    setPoints: (points) => tell((to) => to.setPoints(points)),
    openPopup: (isWish, ...given) => wish(isWish, (to) => to.openPopup(...given)),
    closePopup: () => tell((to) => to.closePopup()),
    showAlone: async (isWish, id) => {
      if (!noMaps()) await new Promise<void>((done) => wish(isWish, (to) => to.showAlone(id).then(done)));
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
    size: () => map?.size() ?? size(),
    remove() {
      stop.abort();
      map?.remove();
    },
  };
}
