/**
 * Represents a map until its file has loaded, so that page handlers need not wait. No file is fetched before the
 * shopper reaches the map or asks for it (contract F). Meanwhile a local camera answers queries, and commands wait in a
 * queue.
 */

import type { MapOptions, OpenMap, ShopMap } from "../../contracts/map";
import type { SendReport } from "../../contracts/report";
import { makeElement } from "../../dom/make-element";
import { onceInViewport } from "../../dom/once-in-viewport";
import { makeCamera, sizeOf } from "../../map/camera";
import { project, unproject } from "../../map/view";

export interface LaterNeeds {
  /** Rejects when maps cannot be loaded now. */
  maps(): Promise<OpenMap>;
  /** `null` when maps are available; otherwise the text shown instead of a map. */
  noMaps(): string | null;
  readonly report: SendReport;
}

/** Queries and commands of modules; some commands take whether the shopper has just pressed something. */
export interface MapLater extends Omit<ShopMap, "choose" | "bounds" | "openPopup" | "showAlone"> {
  openPopup(isUserInitiated: boolean, ...given: Parameters<ShopMap["openPopup"]>): void;
  showAlone(isUserInitiated: boolean, id: string): Promise<void>;
}
type Limits = Required<Pick<MapOptions, "minZoom" | "maxZoom">>;

/** Distance from the viewport at which the map starts to load. */
const NEAR = "200px";
const BUSY = "--loading";

/** Without tiles, no map file is fetched. Existing content of the element is more useful than the note, and stays. */
function stayAList(element: HTMLElement, notice: string, signal: AbortSignal): void {
  element.classList.remove(BUSY);
  if (element.childNodes.length) return;
  const note = makeElement("p", "", notice);
  element.append(note);
  signal.addEventListener("abort", () => note.replaceWith());
}

type Command = (to: ShopMap) => unknown;

/** Commands wait for the map. A closed queue drops them, because no map will take them. */
function commandQueue() {
  let map: ShopMap | undefined;
  let isClosed = false;
  const waiting: Command[] = [];
  return {
    add(command: Command): void {
      if (map) command(map);
      else if (!isClosed) waiting.push(command);
    },
    passTo(to: ShopMap): void {
      map = to;
      for (const command of waiting.splice(0)) command(to);
    },
    close(): void {
      isClosed = true;
      waiting.length = 0;
    },
    isClosed: () => isClosed,
  };
}

/** @param isAsked whether the shopper has asked for the element's content; read now, and when the map has loaded */
export function mapLater(
  { maps, noMaps, report }: LaterNeeds,
  element: HTMLElement,
  options: Omit<MapOptions, "begin"> & Limits,
  isAsked: () => boolean,
): MapLater {
  let map: ShopMap | undefined;
  let isComing = false;
  let wasPressed = false;
  /** The command that is being passed to the map comes from the shopper. */
  let isUserInitiated = false;
  const stop = new AbortController();
  const { signal } = stop;
  const size = () => sizeOf(element);
  const camera = makeCamera({ start: options, limits: options, measure: size });
  const queue = commandQueue();
  const bring = async () => {
    if (isComing || signal.aborted) return;
    isComing = true;
    const notice = noMaps();
    if (notice) {
      queue.close(); // the element stays a list, even if tiles become available later
      return stayAList(element, notice, signal);
    }
    try {
      const open = await maps();
      if (signal.aborted) return;
      const begin = wasPressed || isAsked() ? "asked" : "reached";
      map = open(element, { ...options, begin, isUserInitiated: () => isUserInitiated });
      queue.passTo(map);
    } catch (error) {
      isComing = false;
      report({ error, phase: "map" });
      element.classList.remove(BUSY); // no load is running any more
      addEventListener("online", bring, { once: true, signal });
    }
  };
  /** Queues a command that shows something; a press loads the map now. The map learns whose command runs. */
  const show = (byShopper: boolean, command: Command) => {
    wasPressed ||= byShopper;
    if (wasPressed) void bring();
    queue.add((to) => {
      isUserInitiated = byShopper;
      command(to);
      isUserInitiated = false;
    });
  };
  if (isAsked()) void bring();
  else onceInViewport(element, signal, bring, NEAR);

  return {
    setPoints: (points) => queue.add((to) => to.setPoints(points)),
    openPopup: (isUserInitiated, ...given) => show(isUserInitiated, (to) => to.openPopup(...given)),
    closePopup: () => queue.add((to) => to.closePopup()),
    showAlone: async (isUserInitiated, id) => {
      if (!queue.isClosed() && !noMaps())
        await new Promise<void>((done) => show(isUserInitiated, (to) => to.showAlone(id).then(done)));
    },
    fit(places) {
      if (!map) camera.fit(places ?? []);
      queue.add((to) => to.fit(places));
    },
    setView(center, zoom) {
      if (!map) camera.setView(center, zoom);
      queue.add((to) => to.setView(center, zoom));
    },
    resize() {
      camera.resize();
      map?.resize();
    },
    center: () => map?.center() ?? camera.view().center,
    zoom: () => map?.zoom() ?? camera.view().zoom,
    project: (place, zoom) => map?.project(place, zoom) ?? project(place, zoom ?? camera.view().zoom),
    unproject: (point, zoom) => map?.unproject(point, zoom) ?? unproject(point, zoom ?? camera.view().zoom),
    size: () => map?.size() ?? size(),
    remove() {
      stop.abort();
      queue.close();
      map?.remove();
    },
  };
}
