/**
 * The map's view, before the engine starts and while it runs. Every change of the view goes through the camera. It also
 * measures the map's element.
 */
import type { GeoPoint } from "../contracts/map";
import type { Engine } from "./engine-contract";
import { fitted, isPlace, type Limits, type Pixels, pixelOf, placeAt, type View, zoomWithin } from "./view";

export interface Camera {
  readonly limits: Limits;
  view(): View;
  setView(center: GeoPoint, zoom?: number): void;
  /** Changes the zoom by whole levels around the centre. */
  zoomBy(levels: number): void;
  fit(places: readonly GeoPoint[], how?: { readonly glide?: boolean; readonly least?: number }): void;
  panBy(across: number, down: number): void;
  /** Measures the element again. */
  resize(): void;
  /** From now on the engine holds the view. */
  attach(engine: Engine): void;
  detach(): void;
  /** Copies the view from the engine after it has moved. */
  follow(): void;
}

/** Default pixels kept free around fitted places. */
const PADDING = 60;

export interface CameraOptions {
  readonly start: { readonly center: GeoPoint; readonly zoom: number };
  readonly limits: Limits;
  readonly padding?: number | undefined;
  /** Measures the element, in pixels. */
  measure(): Pixels;
  /** The view has changed without an engine, which would report its moves itself. */
  onMove?(): void;
}

export function makeCamera({ start, limits, padding = PADDING, measure, onMove }: CameraOptions): Camera {
  let engine: Engine | undefined;
  let view: View = {
    center: isPlace(start.center) ? start.center : { lat: 52, lng: 19.5 },
    zoom: zoomWithin(start.zoom, limits),
    size: measure(),
  };
  /** Repeats the last `fit` once the element has a size. `setView` and the engine's start cancel it. */
  let fitting: (() => void) | undefined;
  const show = (next: Pick<View, "center" | "zoom">, glide = false) => {
    if (engine) return engine.show(next, glide);
    view = { ...view, ...next };
    onMove?.();
  };
  const follow = () => {
    if (engine) view = { ...engine.view(), size: view.size };
  };
  const seek: Camera["fit"] = (places, { glide = false, least = limits.minZoom } = {}) => {
    const next = fitted(places, view, padding, limits);
    if (next) show({ ...next, zoom: zoomWithin(Math.max(next.zoom, least), limits) }, glide);
  };
  return {
    limits,
    view: () => view,
    setView(center, zoom = view.zoom) {
      if (!isPlace(center)) return;
      fitting = undefined;
      show({ center, zoom: zoomWithin(zoom, limits) });
    },
    zoomBy: (levels) =>
      show({ center: view.center, zoom: zoomWithin(Math.round(view.zoom) + levels, limits) }, true),
    fit(places, how) {
      seek(places, how);
      fitting = engine ? undefined : () => seek(places, how);
    },
    panBy(across, down) {
      const { x, y } = pixelOf(view, view.center);
      show({ center: placeAt(view, { x: x + across, y: y + down }), zoom: view.zoom }, true);
    },
    resize() {
      const size = measure();
      if (size.x === view.size.x && size.y === view.size.y) return;
      view = { ...view, size };
      engine?.resize();
      fitting?.();
    },
    attach(started) {
      engine = started;
      fitting = undefined;
      follow();
    },
    detach() {
      engine = undefined;
    },
    follow,
  };
}

/** Milliseconds that a visible element may be without a size. */
const SIZE_DEADLINE_MS = 10_000;

export const sizeOf = ({ clientWidth: x, clientHeight: y }: HTMLElement): Pixels => ({ x, y });

/**
 * Resolves `true` when the element has a size, `false` when it is visible without a size for ten seconds. A hidden
 * element may wait for any time, until the signal aborts.
 */
export function whenSized(element: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const isSized = () => element.clientWidth > 0 && element.clientHeight > 0;
  if (isSized()) return Promise.resolve(true);
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(outcome);
    };
    const look = () => {
      if (isSized()) return end(true);
      const isShown = element.getClientRects().length > 0;
      if (isShown) timer ??= setTimeout(() => end(false), SIZE_DEADLINE_MS);
      else {
        clearTimeout(timer);
        timer = undefined;
      }
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    signal.addEventListener("abort", () => end(false), { once: true });
    look();
  });
}

/** Calls back when the element's size changes, until the signal aborts. */
export function followSize(element: HTMLElement, signal: AbortSignal, changed: () => void): void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
