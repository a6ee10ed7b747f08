// @vitest-environment page
/** A map whose caller sets nothing clusters, fits and zooms by the specification's constants. */
import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { GeoPoint, ShopMap } from "../../../runtime/contracts/map";
import type { EngineOptions } from "../../../runtime/map/engine-contract";
import { makeShopMap } from "../../../runtime/map/index";
import type { MapNeeds } from "../../../runtime/map/start";
import { project, unproject } from "../../../runtime/map/view";
import { eventually } from "../eventually";
import { stillEngine } from "./still-engine";

const SIZE = { x: 800, y: 600 };
const here = { lat: 52, lng: 19 };
const files = { style: "map.css", engine: "engine.js", worker: "worker.js", clusters: "clusters.js" };

let engines: EngineOptions[] = [];

/** Opens a map whose engine starts at once and never moves by itself. */
async function open(zoom = 6): Promise<ShopMap> {
  const startEngine = (options: EngineOptions) => {
    engines.push(options);
    return stillEngine(options);
  };
  const tiles = { url: "/t/{z}/{x}/{y}.png", attribution: "" };
  const needs = {
    store: createStore(() => ({ shop: { consent: "granted", tiles } })),
    loader: { loadFile: async () => ({ startEngine }) },
    base: `${location.origin}/`,
    report({ error }: { error: unknown }) {
      throw error;
    },
    openGate: () => Promise.reject(new Error("none")),
    addStyle: async () => {},
  } as unknown as MapNeeds;
  const element = document.querySelector("#mapa") as HTMLElement;
  const own = { center: here, zoom, label: "Mapa", begin: "asked" as const };
  const map = makeShopMap(needs, files, (key) => key, element, own);
  await eventually(() => expect(engines).toHaveLength(1));
  engines[0]?.onReady();
  return map;
}

/** The place that is so many pixels east and south of another. */
function beside(place: GeoPoint, zoom: number, east: number, south = 0): GeoPoint {
  const { x, y } = project(place, zoom);
  return unproject({ x: x + east, y: y + south }, zoom);
}

const marks = () => [...document.querySelectorAll<HTMLElement>(".map_markers button")];

beforeEach(() => {
  document.body.innerHTML = '<div id="mapa"></div>';
  engines = [];
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(SIZE.x);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(SIZE.y);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ getExtension: () => null } as never);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

test.each([
  [16, 49, 1],
  [16, 51, 2],
  [17, 49, 2],
])("at zoom %d, points %d pixels apart have %d marks", async (zoom, pixels, count) => {
  const map = await open(zoom);
  const places = [here, beside(here, zoom, pixels)];
  map.setPoints(places.map((place, id) => ({ id: `${id}`, label: `Sklep ${id}`, ...place })));
  await eventually(() => expect(marks()).toHaveLength(count));
  expect(marks().some(({ className }) => className.includes("cluster"))).toBe(count === 1);
});

test.each([
  [0, 10],
  [1, 9],
])("fitted places keep 60 pixels free at each edge: %d pixels more need zoom %d", async (more, zoom) => {
  const map = await open();
  const middle = project(here, 10);
  const west = unproject({ x: Math.round(middle.x), y: Math.round(middle.y) }, 10);
  map.fit([west, beside(west, 10, SIZE.x - 2 * 60 - 0.01 + more)]);
  expect(map.zoom()).toBe(zoom);
  const north = west;
  map.fit([north, beside(north, 10, 0, SIZE.y - 2 * 60 - 0.01 + more)]);
  expect(map.zoom()).toBe(zoom);
});

test("tiles end at zoom 18, and begin at 3", async () => {
  const map = await open();
  expect(engines[0]).toMatchObject({ minZoom: 3, maxZoom: 18 });
  map.setView(here, 25);
  expect(map.zoom()).toBe(18);
  map.setView(here, 0);
  expect(map.zoom()).toBe(3);
});
