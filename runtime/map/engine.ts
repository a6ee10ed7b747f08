/**
 * Draws tiles on a canvas, moved by mouse, touch and keys: the one module that knows maplibre-gl. A separate chunk,
 * fetched when a map starts. Other modules make markers, buttons, attribution and popups.
 */
import { setWorkerUrl, Map as TileMap } from "maplibre-gl";
import type { Engine, EngineOptions, EngineView } from "./engine-contract";

/** maplibre-gl counts 512-pixel tiles: one zoom level less than 256-pixel tiles. */
const STEP = 1;

const positionOf = ({ center, zoom }: EngineView) => ({
  center: [center.lng, center.lat] as [number, number],
  zoom: zoom - STEP,
});

/** @throws when WebGL2 is missing */
export function startEngine(options: EngineOptions): Engine {
  setWorkerUrl(options.worker);
  const map = new TileMap({
    ...positionOf(options),
    container: options.container,
    minZoom: options.minZoom - STEP,
    maxZoom: options.maxZoom - STEP,
    // `attribution.ts` makes nodes instead: the package parses markup, which a strict policy may block.
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
  const life = new AbortController();
  showOnPaper(map, canvas, life.signal);
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
    remove() {
      life.abort();
      map.remove();
    },
  };
}

/** Lays a copy over the canvas for the print: browsers keep a WebGL picture only until it is on the screen. */
function showOnPaper(map: TileMap, canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const copy = document.createElement("canvas");
  const drop = () => copy.replaceWith();
  const show = () => {
    const { width, height } = canvas;
    Object.assign(copy, { width, height });
    copy.style.cssText = canvas.style.cssText; // by script, which a strict policy allows
    copy.style.position = "absolute";
    map.redraw();
    copy.getContext("2d")?.drawImage(canvas, 0, 0);
    canvas.after(copy);
  };
  addEventListener("beforeprint", show, { signal });
  addEventListener("afterprint", drop, { signal });
  map.on("movestart", drop); // a browser that does not tell the end of a print
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
  map.on("error", () => {}); // without a listener the package logs each error to the console
  // A single missing tile is only a gap. The map fails when no tile is pending and not one was drawn. It polls,
  // because the package reports no error for missing tiles (404).
  let asked = 0;
  map.on("sourcedataloading", ({ tile }) => {
    if (tile) asked += 1;
  });
  const looking = setInterval(() => {
    if (!drawn && (!asked || !map.areTilesLoaded())) return;
    clearInterval(looking);
    if (!drawn) onFault("tiles");
  }, LOOK_MS);
  map.on("remove", () => {
    clearInterval(looking);
    clearTimeout(lost);
  });
  // Waits first: the map recovers when the browser restores the context.
  map.on("webglcontextlost", () => {
    lost ??= setTimeout(() => onFault("context-lost"), LOST_MS);
  });
  map.on("webglcontextrestored", () => {
    clearTimeout(lost);
    lost = undefined;
  });
}
