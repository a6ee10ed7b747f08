// @vitest-environment page
/** A map that fails and is retried: its message, its callbacks, and the focus. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { MapFault, MapPoint } from "../../../runtime/contracts/map";
import type { EngineOptions } from "../../../runtime/map/engine-contract";
import { makeShopMap } from "../../../runtime/map/index";
import type { MapNeeds } from "../../../runtime/map/start";
import { eventually } from "../eventually";
import { stillEngine } from "./still-engine";

const spread = (count: number): MapPoint[] =>
  Array.from({ length: count }, (_, id) => ({
    id: `${id}`,
    label: `Sklep ${id}`,
    lat: 52 + id / 1e6,
    lng: 19,
  }));

/** The started engines, with the callbacks that the map passed to them. */
let engines: EngineOptions[] = [];
const startEngine = (options: EngineOptions) => {
  engines.push(options);
  return stillEngine(options);
};

const store = createStore(() => ({
  shop: { consent: "granted", tiles: { url: "/t/{z}/{x}/{y}.png", attribution: "" } },
}));
const files = { style: "map.css", engine: "engine.js", worker: "worker.js", clusters: "clusters.js" };
let told: string[] = [];
let reported: unknown[] = [];
/** The engine's file; a test may keep it away. */
let engineFile: () => Promise<unknown> = async () => ({ startEngine });

function open(points = spread(3), begin: "asked" | "reached" = "asked") {
  const needs = {
    store,
    loader: { loadFile: () => engineFile() },
    base: `${location.origin}/`,
    report: ({ error }: { error: unknown }) => reported.push(error),
    openGate: () => Promise.reject(new Error("none")),
    addStyle: async () => {},
  } as unknown as MapNeeds;
  const element = document.querySelector("#mapa") as HTMLElement;
  const map = makeShopMap(needs, files, (key) => key, element, {
    center: { lat: 52, lng: 19 },
    zoom: 6,
    label: "Mapa",
    begin,
    onReady: () => told.push("ready"),
    onFault: (fault) => told.push(fault),
  });
  map.setPoints(points);
  return map;
}
const stands = async (count = 1) => {
  await eventually(() => expect(engines).toHaveLength(count));
  engines.at(-1)?.onReady();
};
const fails = (fault: MapFault) => engines.at(-1)?.onFault(fault);
const again = () => document.querySelector<HTMLButtonElement>(".map_note__button");

beforeEach(() => {
  document.body.innerHTML = '<div id="mapa"></div>';
  engines = [];
  told = [];
  reported = [];
  engineFile = async () => ({ startEngine });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ getExtension: () => null } as never);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

describe("a map whose engine has not arrived", () => {
  const button = () => document.querySelector<HTMLElement>(".map_markers button");

  test("already shows its markers, which follow the view and split when they are pressed", async () => {
    let arrive = () => {};
    engineFile = () =>
      new Promise((resolve) => {
        arrive = () => resolve({ startEngine });
      });
    const map = open(spread(50));
    await eventually(() => expect(button()?.className).toContain("marker-cluster"));
    // The message neither covers the markers nor takes presses.
    expect(document.querySelector(".map_note")).toBeNull();
    expect(document.querySelector(".map_wait [role=status]")?.textContent).toBe("map.loading");
    const before = button()?.style.transform;
    map.setView({ lat: 51, lng: 19 });
    expect(button()?.style.transform).not.toBe(before);
    button()?.click();
    await eventually(() => expect(map.zoom()).toBeGreaterThan(6));
    expect(engines).toEqual([]);
    const { lat } = map.center();
    arrive();
    await stands();
    expect(engines[0]?.center.lat).toBe(lat);
    expect(document.querySelector(".map_wait")).toBeNull();
    expect(reported).toEqual([]);
  });

  test("leaves nothing under its message when the engine cannot be fetched, and keeps the focus", async () => {
    let refuse = (_error: Error) => {};
    engineFile = () =>
      new Promise((_, reject) => {
        refuse = reject;
      });
    open();
    await eventually(() => expect(button()).not.toBeNull());
    button()?.focus();
    refuse(new Error("404"));
    await eventually(() => expect(told).toEqual(["file"]));
    expect(document.querySelectorAll(".map_region button, .map_region a")).toHaveLength(1);
    expect(document.activeElement).toBe(again());
    engineFile = async () => ({ startEngine });
    again()?.click();
    await stands();
    await eventually(() => expect(button()).not.toBeNull());
  });
});

describe("a failing map", () => {
  test("is not restarted by each change of the store, even in the viewport", async () => {
    let reach = () => {};
    class Observer {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reach = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    open(spread(3), "reached");
    dispatchEvent(new Event("pointerdown"));
    reach();
    await stands();
    fails("no-webgl");
    store.setState({});
    reach();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([engines.length, told]).toEqual([1, ["ready", "no-webgl"]]);
  });

  test("keeps the focus that was in it: on a marker, or on its canvas", async () => {
    open();
    await stands();
    await eventually(() => expect(document.querySelector(".map_markers button")).not.toBeNull());
    document.querySelector<HTMLElement>(".map_markers button")?.focus();
    fails("context-lost");
    expect(document.activeElement).toBe(again());
    again()?.click();
    await stands(2);
    expect(document.activeElement?.tagName).toBe("CANVAS");
    fails("context-lost");
    expect(document.activeElement).toBe(again());
  });

  test("leaves focus elsewhere alone", async () => {
    document.body.insertAdjacentHTML("beforeend", '<input id="pole">');
    document.querySelector<HTMLElement>("#pole")?.focus();
    open();
    await stands();
    fails("context-lost");
    expect(document.activeElement?.id).toBe("pole");
  });

  test("reports each failed attempt once, and a lost map again", async () => {
    open();
    await stands();
    fails("context-lost");
    fails("tiles");
    again()?.click();
    await stands(2);
    fails("tiles");
    expect(told).toEqual(["ready", "context-lost", "ready", "tiles"]);
  });

  test("is announced: the node of the status stays, its text changes, and the button is outside of it", async () => {
    open();
    const status = document.querySelector(".map_region [role=status]");
    expect(status?.textContent).toBe("map.loading");
    await stands();
    expect([status?.textContent, document.querySelector(".map_note")]).toEqual(["", null]);
    fails("context-lost");
    expect(document.querySelector(".map_region [role=status]")).toBe(status);
    expect([status?.textContent, status?.querySelector("button")]).toEqual(["map.missing", null]);
  });
});

test("a cluster that is pressed while new points load is one of the points that are drawn", async () => {
  const map = open(spread(50));
  await stands();
  await eventually(() => expect(document.querySelector(".marker-cluster")).not.toBeNull());
  map.setPoints(spread(2));
  document.querySelector<HTMLElement>(".marker-cluster")?.click();
  await eventually(() => expect(map.zoom()).toBeGreaterThan(6));
  expect(reported).toEqual([]);
});

test("the popup of a displaced marker points at the marker", async () => {
  const map = open(spread(1));
  await stands();
  map.setView({ lat: 52, lng: 19 }, 18);
  map.openPopup("0", document.createElement("p"));
  const place = () => document.querySelector<HTMLElement>(".map_popup")?.style.transform;
  await eventually(() => expect(place()).toMatch(/translate/));
  const alone = place();
  map.setPoints([...spread(1), { ...(spread(1)[0] as MapPoint), id: "other" }]);
  await eventually(() => expect(place()).not.toBe(alone));
});
