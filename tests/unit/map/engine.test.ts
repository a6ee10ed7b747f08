// @vitest-environment page
/** The engine that draws tiles, with a stand-in for its package: what it reports after it was removed. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startEngine } from "../../../runtime/map/engine";
import type { EngineOptions } from "../../../runtime/map/engine-contract";

/** The package's newest map. */
let happens: (event: string) => void;
vi.mock("maplibre-gl", () => ({
  setWorkerUrl() {},
  Map: class {
    readonly listeners = new Map<string, () => void>();
    readonly touchZoomRotate = { disableRotation() {} };
    readonly keyboard = { disableRotation() {} };
    constructor() {
      happens = (event) => this.listeners.get(event)?.();
    }
    on(event: string, listener: () => void) {
      this.listeners.set(event, listener);
    }
    readonly canvas = document.createElement("canvas");
    getCanvas = () => this.canvas;
    redraw = () => drawn.push("map");
    areTilesLoaded = () => false;
    remove = () => happens("remove");
  },
}));

const faults: string[] = [];
/** What was drawn, in order. */
const drawn: string[] = [];
const start = () =>
  startEngine({
    center: { lat: 52, lng: 19 },
    container: document.createElement("div"),
    tiles: [],
    isStill: () => true,
    onFault: (fault: string) => faults.push(fault),
  } as unknown as EngineOptions);

beforeEach(() => {
  vi.useFakeTimers();
  faults.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("a map whose drawing context is lost", () => {
  it("fails after three seconds", () => {
    start();
    happens("webglcontextlost");
    vi.advanceTimersByTime(2_999);
    expect(faults).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(faults).toEqual(["context-lost"]);
  });

  it("goes on when the browser restores the context in time", () => {
    start();
    happens("webglcontextlost");
    happens("webglcontextrestored");
    vi.advanceTimersByTime(10_000);
    expect(faults).toEqual([]);
  });

  it("reports nothing once it is removed: a newer map may stand in its place", () => {
    const engine = start();
    happens("webglcontextlost");
    engine.remove();
    vi.advanceTimersByTime(10_000);
    expect(faults).toEqual([]);
  });
});

it("for a print, lays a copy of the picture over the canvas, and takes it away afterwards", () => {
  const drawImage = (source: Element) => drawn.push(source.localName);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage } as never);
  const engine = start();
  const place = document.createElement("div");
  place.append(engine.canvas);
  window.dispatchEvent(new Event("beforeprint"));
  expect(place.children.length).toBe(2);
  expect(drawn.slice(-2)).toEqual(["map", "canvas"]); // the copy is taken while the picture is there
  window.dispatchEvent(new Event("afterprint"));
  expect([...place.children]).toEqual([engine.canvas]);
  engine.remove();
  window.dispatchEvent(new Event("beforeprint"));
  expect(place.children.length).toBe(1);
  vi.restoreAllMocks();
});
