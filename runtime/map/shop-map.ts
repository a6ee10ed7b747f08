/** One map in one element, from the button in its place to the sentence that stands there when it cannot be had. */
import { makeCamera } from "./camera";
import type { MapFault, MapOptions, ShopMap } from "./contract";
import { makeFrame, type Say } from "./frame";
import { type Begun, beginMap } from "./life";
import type { MapFiles, MapNeeds } from "./needs";
import { isPlace, project, unproject } from "./projection";
import { makeScene } from "./scene";
import { sizeOf } from "./size";
import { boundsOf } from "./view";

const PADDING = 60;
const [LEAST_ZOOM, MOST_ZOOM] = [3, 18];

export function makeShopMap(
  needs: MapNeeds,
  files: MapFiles,
  say: Say,
  element: HTMLElement,
  options: MapOptions,
): ShopMap {
  const stop = new AbortController();
  const { signal } = stop;
  const measure = () => sizeOf(frame?.region.isConnected ? frame.region : element);
  let frame: ReturnType<typeof makeFrame> | undefined;
  const camera = makeCamera({
    start: options,
    limits: { minZoom: options.minZoom ?? LEAST_ZOOM, maxZoom: options.maxZoom ?? MOST_ZOOM },
    padding: options.padding ?? PADDING,
    measure,
  });
  const { label, zoomButtons } = options;
  frame = makeFrame({ element, label, say, onZoom: zoomButtons ? camera.zoomBy : null, signal });
  const scene = makeScene({ frame, camera, options, say, signal });
  let hasFailed = false;
  const life: Begun = beginMap({
    needs,
    files,
    say,
    element,
    options,
    frame,
    camera,
    scene,
    signal,
    onFault(fault: MapFault) {
      if (hasFailed) return;
      hasFailed = true;
      options.onFault?.(fault);
    },
  });
  /** What goes wrong in one call stops nobody. */
  const safely = <Args extends readonly unknown[]>(call: (...args: Args) => void) => {
    return (...args: Args) => {
      if (signal.aborted) return;
      try {
        call(...args);
      } catch (error) {
        needs.report({ error, phase: "map" });
      }
    };
  };

  return {
    setPoints: safely(scene.setPoints),
    choose: safely(scene.choose),
    openPopup: safely((id, content, more) => {
      scene.openPopup(id, content, more?.onClose);
      life.asked();
    }),
    closePopup: safely(scene.closePopup),
    async showAlone(id) {
      const points = scene.points();
      const index = points.find(id);
      const point = index === undefined ? undefined : points.all[index];
      if (index === undefined || !point || signal.aborted) return;
      life.asked();
      const { zoom } = camera.view();
      const least = Math.min(points.clusters.alone(index, zoom), camera.limits.maxZoom);
      const { south, west, north, east } = boundsOf(camera.view());
      const isSeen = point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
      if (least > zoom || !isSeen) camera.setView(point, Math.max(zoom, least));
    },
    fit: safely((places) => camera.fit(places ?? scene.points().all)),
    setView: safely(camera.setView),
    center: () => camera.view().center,
    zoom: () => camera.view().zoom,
    bounds: () => boundsOf(camera.view()),
    project: (place, zoom = camera.view().zoom) => project(isPlace(place) ? place : camera.view().center, zoom),
    unproject: (point, zoom = camera.view().zoom) => unproject(point, zoom),
    size: () => camera.view().size,
    resize: safely(camera.resize),
    remove() {
      if (signal.aborted) return;
      scene.closePopup();
      life.end();
      stop.abort();
      frame.remove();
    },
  };
}
