/** Makes maps: each method of the contract calls the part that implements it, and none throws. */
import type { App } from "../contracts/app";
import type { MapOptions, OpenMap, ShopMap } from "../contracts/map";
import { type Camera, makeCamera, sizeOf } from "./camera";
import { clusterMaker } from "./clusters-beside";
import { type MapTranslate, makeFrame } from "./frame";
import { Life } from "./life";
import { Scene } from "./scene";
import { type MapFiles, type MapNeeds, workerAddress } from "./start";
import { mapTexts } from "./texts";
import { boundsOf, isPlace, project, unproject } from "./view";

/** Files of the map that are not in the table of chunks. */
declare const __MAP_FILES__: MapFiles;

/** Creates the function that opens maps; called once per page. */
export async function makeMaps({ boot, pageTexts, reports, openGate, addStyle }: App): Promise<OpenMap> {
  const { store, loader, script } = boot;
  await pageTexts.loadTexts("map");
  const needs: MapNeeds = {
    store,
    loader,
    base: script.base,
    report: reports.report,
    openGate,
    addStyle: (file) => addStyle([file]),
  };
  const t = pageTexts.texts(mapTexts);
  return (element, options) => makeShopMap(needs, __MAP_FILES__, t, element, options);
}

const [LEAST_ZOOM, MOST_ZOOM] = [3, 18];

export function makeShopMap(
  needs: MapNeeds,
  files: MapFiles,
  t: MapTranslate,
  element: HTMLElement,
  options: MapOptions,
): ShopMap {
  const stop = new AbortController();
  const { signal } = stop;
  let region: HTMLElement | undefined;
  const camera = makeCamera({
    start: options,
    limits: { minZoom: options.minZoom ?? LEAST_ZOOM, maxZoom: options.maxZoom ?? MOST_ZOOM },
    padding: options.padding,
    measure: () => sizeOf(region ?? element),
    onMove() {
      scene.moved();
      scene.draw();
    },
  });
  const { label, zoomButtons } = options;
  const frame = makeFrame({ element, label, t, onZoom: zoomButtons ? camera.zoomBy : null, signal });
  region = frame.region;
  const fault = (error: unknown) => needs.report({ error, phase: "map" });
  const make = clusterMaker(() => workerAddress(needs.base + files.clusters, needs.openGate), signal);
  const scene = new Scene({ frame, camera, options, t, signal, make, fault });
  const life = new Life({ needs, files, t, element, options, frame, camera, scene, signal });
  const safely = safeCalls(signal, fault);
  return {
    ...calculations(camera),
    setPoints: safely((points) => scene.setPoints(points)),
    choose: safely((id) => scene.choose(id)),
    openPopup: safely((id, content, more) => {
      scene.openPopup(id, content, more?.onClose);
      life.requested();
    }),
    closePopup: safely(scene.closePopup),
    async showAlone(id) {
      if (!signal.aborted) await showAlone(id, scene, camera, life).catch(fault);
    },
    fit: safely((places) => camera.fit(places ?? scene.points().all)),
    setView: safely(camera.setView),
    resize: safely(camera.resize),
    remove: safely(() => {
      scene.closePopup();
      life.end();
      stop.abort();
      frame.remove();
    }),
  };
}

/** The calculations, which also work before the map starts or after it fails. */
const calculations = (camera: Camera) => ({
  center: () => camera.view().center,
  zoom: () => camera.view().zoom,
  bounds: () => boundsOf(camera.view()),
  project: (place: Parameters<ShopMap["project"]>[0], zoom = camera.view().zoom) =>
    project(isPlace(place) ? place : camera.view().center, zoom),
  unproject: (point: Parameters<ShopMap["unproject"]>[0], zoom = camera.view().zoom) =>
    unproject(point, zoom),
  size: () => camera.view().size,
});

/** Reports an error in one call instead of throwing; calls after `remove()` are no-ops. */
const safeCalls =
  (signal: AbortSignal, fault: (error: unknown) => void) =>
  <Args extends readonly unknown[]>(call: (...args: Args) => void) =>
  (...args: Args): void => {
    if (signal.aborted) return;
    try {
      call(...args);
    } catch (error) {
      fault(error);
    }
  };

async function showAlone(id: string, scene: Scene, camera: Camera, life: Life): Promise<void> {
  const points = scene.points();
  const index = points.find(id);
  const point = index === undefined ? undefined : points.all[index];
  if (index === undefined || !point) return;
  life.requested();
  const least = Math.min(await points.clusters.alone(index, camera.view().zoom), camera.limits.maxZoom);
  const { zoom } = camera.view();
  const { south, west, north, east } = boundsOf(camera.view());
  const isSeen = point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
  if (least > zoom || !isSeen) camera.setView(point, Math.max(zoom, least));
}
