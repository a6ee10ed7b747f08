/**
 * The one module that knows maplibre-gl: tiles on a canvas, moved by mouse, touch and keys. A chunk of its own, fetched
 * when a map begins. Markers, buttons, attribution and popups are not its.
 */
import { setWorkerUrl, Map as TileMap } from "maplibre-gl";
import type { Engine, EngineOptions, EngineView } from "./engine-contract";

/** It counts tiles of 512 pixels. */
const STEP = 1;

const positionOf = ({ center, zoom }: EngineView) => ({
  center: [center.lng, center.lat] as [number, number],
  zoom: zoom - STEP,
});

/** @throws where there is no WebGL2 */
export function startEngine(options: EngineOptions): Engine {
  setWorkerUrl(options.worker);
  const map = new TileMap({
    ...positionOf(options),
    container: options.container,
    minZoom: options.minZoom - STEP,
    maxZoom: options.maxZoom - STEP,
    // Written beside the map as nodes: the package would parse it as markup, which needs more of a strict policy.
    attributionControl: false,
    maplibreLogo: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    boxZoom: false,
    maxPitch: 0,
    fadeDuration: options.isStill() ? 0 : 150,
    trackResize: false,
    style: {
      version: 8,
      sources: {
        tiles: {
          type: "raster",
          tiles: [...options.tiles],
          tileSize: 256,
          minzoom: 0,
          maxzoom: options.maxZoom,
        },
      },
      layers: [{ id: "tiles", type: "raster", source: "tiles" }],
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const canvas = map.getCanvas();
  canvas.setAttribute("aria-label", options.label);
  follow(map, options);
  return {
    canvas,
    view: () => {
      const { lat, lng } = map.getCenter();
      return { center: { lat, lng }, zoom: map.getZoom() + STEP };
    },
    show(view, isGliding = false) {
      if (isGliding && !options.isStill()) map.easeTo({ ...positionOf(view), duration: 300 });
      else map.jumpTo(positionOf(view));
    },
    resize: () => void map.resize(),
    remove: () => map.remove(),
  };
}

const LOST_MS = 3_000;
const LOOK_MS = 500;

function follow(map: TileMap, { onMove, onRest, onReady, onFault, onPress }: EngineOptions): void {
  let drawn = 0;
  let lost: ReturnType<typeof setTimeout> | undefined;
  map.on("move", onMove);
  map.on("moveend", onRest);
  map.on("click", onPress);
  map.on("sourcedata", ({ tile }) => {
    if ((tile as { state?: string } | undefined)?.state !== "loaded") return;
    drawn += 1;
    if (drawn === 1) onReady();
  });
  map.on("error", () => {}); // without a listener the package writes each to the console
  // One tile that is missing is a gap. When nothing is on its way and nothing has come, there is no map. Looked for: of
  // tiles that are not there (404) the package says nothing.
  let asked = 0;
  map.on("sourcedataloading", ({ tile }) => {
    if (tile) asked += 1;
  });
  const looking = setInterval(() => {
    if (!drawn && (!asked || !map.areTilesLoaded())) return;
    clearInterval(looking);
    if (!drawn) onFault("tiles");
  }, LOOK_MS);
  map.on("remove", () => clearInterval(looking));
  // It comes back by itself where the browser gives the context back.
  map.on("webglcontextlost", () => {
    lost ??= setTimeout(onFault, LOST_MS, "context-lost");
  });
  map.on("webglcontextrestored", () => {
    clearTimeout(lost);
    lost = undefined;
  });
}
