// @vitest-environment page
/**
 * The table of contract F 1.1: each member of `L` and its objects, called as modules call it, on a map that answers at
 * once.
 */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MapOptions, MapPoint, ShopMap } from "../../../runtime/contracts/map";
import { leaflet, MarkerClusterer } from "../../../runtime/legacy/map";
import { contentOf } from "../../../runtime/legacy/map/popup-content";

/** A map that records its calls. */
function fakeMap(element: HTMLElement, options: MapOptions) {
  const told = {
    element,
    options,
    points: [] as readonly MapPoint[],
    popup: null as Element | null,
    isRemoved: false,
  };
  const fitted: unknown[] = [];
  let view = { center: options.center, zoom: options.zoom };
  let close: (() => void) | undefined;
  const map: ShopMap = {
    setPoints(points) {
      told.points = points;
    },
    choose() {},
    openPopup(_, content, more) {
      close?.();
      told.popup = content;
      close = more?.onClose;
    },
    closePopup() {
      told.popup = null;
      close?.();
      close = undefined;
    },
    showAlone: () => Promise.resolve(),
    fit: (places) => void fitted.push(places),
    setView(center, zoom = view.zoom) {
      view = { center, zoom };
    },
    center: () => view.center,
    zoom: () => view.zoom,
    bounds: () => ({ south: 0, west: 0, north: 1, east: 1 }),
    project: ({ lat, lng }) => ({ x: lng * 10, y: lat * 10 }),
    unproject: ({ x, y }) => ({ lat: y / 10, lng: x / 10 }),
    size: () => ({ x: 640, y: 480 }),
    resize: vi.fn(),
    remove() {
      told.isRemoved = true;
    },
  };
  return { map, told, fitted };
}

let opened: ReturnType<typeof fakeMap>[] = [];
const parsePiece = (markup: string) => {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
};
/** How often the file of maps was requested, and whether it loads. */
let asked = 0;
let isThere = true;
const reported: unknown[] = [];
/** Whether the shopper has reached the map, and the observers' callbacks. */
let isNear = true;
let hasTiles = true;
let reach: (() => void)[] = [];
class FakeObserver {
  readonly #come: () => void;
  constructor(come: (entries: readonly { isIntersecting: boolean }[]) => void) {
    let isOver = false;
    this.disconnect = () => {
      isOver = true;
    };
    this.#come = () => isOver || come([{ isIntersecting: true }]);
    reach.push(this.#come);
  }
  readonly disconnect: () => void;
  observe() {
    queueMicrotask(() => isNear && this.#come());
  }
}
const make = () =>
  leaflet(() => hasTiles, {
    report: ({ error }) => void reported.push(error),
    async maps() {
      asked++;
      if (!isThere) throw new Error("hanging");
      return (element, options) => {
        opened.push(fakeMap(element, options));
        return opened.at(-1)?.map as ShopMap;
      };
    },
    texts: (table) => (key) => String(table[key]),
    gate: async () => ({ parsePiece }) as never,
  });
const tick = () => new Promise((resolve) => setTimeout(resolve));
const start = { center: { lat: 52, lng: 19.5 }, zoom: 13, zoomControl: false };

beforeEach(() => {
  opened = [];
  asked = 0;
  [isNear, isThere, hasTiles] = [true, true, true];
  reach = [];
  reported.length = 0;
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  document.body.innerHTML = '<div id="stocks_map"></div>';
});

describe("L.map", () => {
  test("accepts an id or an element, and opens with the limits and buttons that are added in the same tick", async () => {
    const L = make();
    const map = L.map("stocks_map", start);
    L.tileLayer("https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png", {
      maxZoom: 18,
      minZoom: 7,
      attribution: "<a>x</a>",
    }).addTo(map);
    L.control.zoom().addTo(map);
    expect(opened).toEqual([]);
    await tick();
    expect(opened[0]?.told.element.id).toBe("stocks_map");
    expect(opened[0]?.told.options).toMatchObject({
      minZoom: 7,
      maxZoom: 18,
      zoomButtons: true,
      begin: "reached",
      zoom: 13,
    });
    L.map(document.createElement("div"), start);
    await tick();
    expect(opened[1]?.told.options).toMatchObject({ minZoom: 3, maxZoom: 18, zoomButtons: false });
  });

  test("answers at once: getCenter, project, unproject, _size; setView without a zoom keeps it; texts count as numbers", async () => {
    const L = make();
    const map = L.map("stocks_map", start);
    expect(map.getCenter()).toEqual({ lat: 52, lng: 19.5 });
    const box = document.querySelector("#stocks_map") as HTMLElement;
    vi.spyOn(box, "clientHeight", "get").mockReturnValue(320);
    expect(map._size.y).toBe(320);
    const there = map.unproject(map.project(map.getCenter()));
    expect([there.lat.toFixed(9), there.lng.toFixed(9)]).toEqual(["52.000000000", "19.500000000"]);
    map.setView({ lat: "50,5", lng: "20.25" });
    expect([map.getCenter(), map.getZoom()]).toEqual([{ lat: 50.5, lng: 20.25 }, 13]);
    map.setZoom(4);
    map.setView(new L.Marker([1, 2]).getLatLng(), 15);
    expect([map.getCenter(), map.getZoom()]).toEqual([{ lat: 1, lng: 2 }, 15]);
    await tick();
    expect([map._size.y, map.getCenter()]).toEqual([480, { lat: 1, lng: 2 }]); // the real map
    map.invalidateSize();
    expect(opened[0]?.map.resize).toHaveBeenCalledOnce();
  });

  test("is removed, and a new one takes the same element; an old one that was not removed ends by itself", async () => {
    const L = make();
    L.map("stocks_map", start).remove();
    await tick();
    expect(opened).toEqual([]); // it was never reached
    const second = L.map("stocks_map", start);
    await tick();
    L.map("stocks_map", start);
    await tick();
    expect(opened.map(({ told }) => told.isRemoved)).toEqual([true, false]);
    second.remove();
    expect(opened[1]?.told.isRemoved).toBe(false);
  });

  test("starts at once in an open dialog, otherwise when it is near the viewport", async () => {
    const L = make();
    document.body.innerHTML =
      '<div class="modal"><div id="w"></div></div><div class="modal" id="zamkniete"><div id="y"></div></div><div id="x"></div>';
    const closed = document.querySelector("#zamkniete") as HTMLElement;
    vi.spyOn(HTMLElement.prototype, "getClientRects").mockImplementation(function (this: HTMLElement) {
      return (this === closed ? [] : [{}]) as never;
    });
    for (const id of ["w", "y", "x"]) L.map(id, start);
    await tick();
    vi.restoreAllMocks();
    const begun = Object.fromEntries(opened.map(({ told }) => [told.element.id, told.options.begin]));
    expect(begun).toEqual({ w: "asked", y: "reached", x: "reached" });
  });

  test("requests the file of maps only when the shopper reaches the map; earlier calls are kept", async () => {
    isNear = false;
    const L = make();
    const map = L.map("stocks_map", start);
    const marker = new L.Marker([50, 20]);
    map.addLayer(marker);
    map.setView([50, 20], 11);
    await tick();
    expect([asked, map.getZoom(), map.getCenter()]).toEqual([0, 11, { lat: 50, lng: 20 }]);
    for (const come of reach) come();
    await tick();
    expect([asked, opened[0]?.told.points.length, opened[0]?.map.zoom()]).toEqual([1, 1, 11]);
  });

  test("is not busy for ever when the file does not load, and retries when the shopper is online again", async () => {
    isThere = false;
    const box = document.querySelector("#stocks_map") as HTMLElement;
    box.classList.add("--loading");
    const map = make().map("stocks_map", start);
    await tick();
    expect([opened, reported.length, box.className, map.getZoom()]).toEqual([[], 1, "", 13]);
    isThere = true;
    dispatchEvent(new Event("online"));
    await tick();
    expect(opened).toHaveLength(1);
  });

  test("answers after its end, and opens nothing", async () => {
    const map = make().map("stocks_map", start);
    map.remove();
    expect(map.getCenter()).toEqual({ lat: 52, lng: 19.5 });
    await tick();
    expect([asked, opened]).toEqual([0, []]);
  });
});

describe("markers and groups", () => {
  test("accept numbers, texts and empty options; keep a page's own properties; a group has its markers before it is on a map", async () => {
    const L = make();
    const group = new L.MarkerClusterGroup({ maxClusterRadius: 50 });
    const markers = [new L.Marker({ lat: "52.5", lng: "21" }, ""), new L.Marker([50, 20])];
    for (const [index, marker] of markers.entries()) {
      Reflect.set(marker, "uid", `u${index}`);
      group.addLayer(marker);
    }
    expect(group.getLayers().find((one) => Reflect.get(one, "uid") === "u1")).toBe(markers[1]);
    expect([markers[0]?._latlng.lat, markers[0]?._latlng.lng]).toEqual([52.5, 21]);
    const map = L.map("stocks_map", start);
    map.addLayer(group);
    map.addLayer(group);
    await tick();
    expect(opened[0]?.told.points).toHaveLength(2);
    expect(opened[0]?.told.options.cluster).toEqual({ radius: 50 });
    group.addLayer(new L.Marker([51, 20]));
    await tick();
    expect(opened[0]?.told.points).toHaveLength(3);
    group.clearLayers();
    await tick();
    expect([opened[0]?.told.points, group.getLayers()]).toEqual([[], []]);
  });

  test("have icons: a web address in its natural size; anything else is the platform's marker", async () => {
    const L = make();
    const map = L.map("stocks_map", start);
    const icon = (iconUrl: string) => L.icon({ iconUrl, iconAnchor: [16, 20], popupAnchor: [0, -20] });
    map.addLayer(new L.Marker([1, 2], { icon: icon("https://cdn.example/a.png") }));
    map.addLayer(new L.Marker([1, 2], { icon: icon("javascript:alert(1)") }));
    await tick();
    expect(opened[0]?.told.points.map((point) => point.icon)).toEqual([
      { url: "https://cdn.example/a.png", anchor: [16, 20], popupAnchor: [0, -20] },
      undefined,
    ]);
  });

  test("open the marker's popup on a press, and notify the group with the marker; a second press closes it", async () => {
    const L = make();
    const map = L.map("stocks_map", start);
    const group = new L.MarkerClusterGroup({});
    const said = document.createElement("div");
    said.append("Punkt");
    const [spoken, silent] = [new L.Marker([1, 2]).bindPopup(said), new L.Marker([3, 4]).bindPopup(false)];
    const uids: unknown[] = [];
    for (const [index, marker] of [spoken, silent].entries()) {
      Reflect.set(marker, "uid", index);
      group.addLayer(marker);
    }
    group.on("click", (event: unknown) =>
      uids.push(Reflect.get(Object(Reflect.get(Object(event), "layer")), "uid")),
    );
    map.addLayer(group);
    await tick();
    const { told } = opened[0] as ReturnType<typeof fakeMap>;
    told.options.onPress?.(told.points[0]?.id ?? "");
    await tick();
    expect(told.popup).toBe(said);
    told.options.onPress?.(told.points[1]?.id ?? "");
    told.options.onPress?.(told.points[0]?.id ?? "");
    await tick();
    expect(told.popup).toBeNull();
    expect(uids).toEqual([0, 1, 0]);
    expect(told.points.map(({ label }) => label)).toEqual(["Punkt", "Miejsce na mapie"]);
  });

  test("have a popup of markup without code, which names the marker", async () => {
    const L = make();
    const map = L.map("stocks_map", start);
    const marker = new L.Marker([1, 2]);
    marker.bindPopup(
      "<strong>Sklep &amp; kawa</strong><img src=x onerror=alert(1)><script>alert(1)</script><a href='javascript:alert(1)'>x</a>",
    );
    map.addLayer(marker);
    marker.openPopup();
    await tick();
    const { told } = opened[0] as ReturnType<typeof fakeMap>;
    expect(told.popup?.querySelector("script, [onerror], [href]")).toBeNull();
    expect(told.popup?.textContent).toContain("Sklep & kawa");
    expect(told.points[0]?.label).toBe("Sklep & kawa");
    map.removeLayer(marker);
    marker.openPopup(); // it is no longer on a map
    await tick();
    expect(told.points).toEqual([]);
  });

  test("have a popup of markup that describes a place, without elements that ask, cover or frame", async () => {
    const content = await contentOf(
      `<div class="partners_marker" style="position:fixed;inset:0" id="x" data-x="1"><strong>Wydma</strong>
      <form action="https://zly.example"><input name="haslo"><b>Otwarte</b></form><iframe src="https://zly.example"></iframe>
      <svg><a href="https://zly.example"><text>svg</text></a></svg><img src="data:image/gif;base64,R0" srcset="https://zly.example/a.png 2x" alt="a">
      <img src="/gfx/znak.png" alt="znak"><a href="tel:123">tel</a><a href="tel-sklep:1">x</a><a href="javascript:alert(1)">x</a><a href="/sklep" target="_blank">sklep</a></div>`,
      async () => ({ parsePiece }) as never,
    );
    expect(
      content?.querySelector("form, input, iframe, svg, [style], [id], [data-x], [srcset], [src^=data]"),
    ).toBeNull();
    expect(content?.querySelector(".partners_marker b")?.textContent).toBe("Otwarte");
    const addresses = [...(content?.querySelectorAll("[href], [src]") ?? [])].map(
      (one) => new URL(one.getAttribute("href") ?? one.getAttribute("src") ?? "").pathname,
    );
    expect(addresses).toEqual(["/gfx/znak.png", "123", "/sklep"]);
    expect(content?.querySelector("a[target]")?.getAttribute("rel")).toBe("noopener");
  });

  test("request no map file without tiles: the map answers, calls back, and its box explains", async () => {
    hasTiles = false;
    const box = document.querySelector("#stocks_map") as HTMLElement;
    box.classList.add("--loading");
    const map = make().map("stocks_map", start);
    const group = make().markerClusterGroup();
    const marker = make().marker([54, 18]);
    group.addLayer(marker);
    map.addLayer(group);
    map.setView([54, 18], 15);
    const back = vi.fn();
    group.zoomToShowLayer(marker, back);
    await tick();
    expect([asked, map.getCenter(), map.getZoom()]).toEqual([0, { lat: 54, lng: 18 }, 15]);
    expect([back.mock.calls.length, box.className]).toEqual([1, ""]);
    expect(box.textContent).toBe("Mapy nie można teraz pokazać.");
    map.remove();
    expect(box.childNodes).toHaveLength(0);
  });

  test("call back in a box that stayed a list, although tiles are available by now", async () => {
    hasTiles = false;
    const L = make();
    const group = L.markerClusterGroup();
    const marker = L.marker([54, 18]);
    group.addLayer(marker);
    L.map("stocks_map", start).addLayer(group);
    await tick();
    hasTiles = true;
    const back = vi.fn();
    group.zoomToShowLayer(marker, back);
    await tick();
    expect([back.mock.calls.length, asked]).toEqual([1, 0]);
  });

  test("call back after zoomToShowLayer: shown already, on a map, on no map", async () => {
    const L = make();
    const group = new L.MarkerClusterGroup();
    const marker = new L.Marker([1, 2]);
    group.addLayer(marker);
    const calls: string[] = [];
    group.zoomToShowLayer(marker, () => calls.push("none"));
    L.map("stocks_map", start).addLayer(group);
    group.zoomToShowLayer(marker, () => calls.push("map"));
    await tick();
    group.zoomToShowLayer(marker, () => calls.push("again"));
    group.zoomToShowLayer(marker);
    await tick();
    expect(calls).toEqual(["none", "map", "again"]);
  });

  test("have bounds that grow by places; a map fits them in, and fits a group in, too", async () => {
    const L = make();
    const map = L.map("stocks_map", start);
    const bounds = L.latLngBounds();
    map.fitBounds(bounds);
    bounds.extend(new L.Marker([1, 2]).getLatLng()).extend([3, 4]);
    map.fitBounds(bounds);
    const group = new L.MarkerClusterGroup();
    group.addLayer(new L.Marker([5, 6]));
    map.fitBounds(group);
    await tick();
    expect(opened[0]?.fitted).toEqual([
      [
        { lat: 1, lng: 2 },
        { lat: 3, lng: 4 },
      ],
      [{ lat: 5, lng: 6 }],
    ]);
  });

  test("have points that are created with new and without", async () => {
    const L = make();
    expect(new (L.point as unknown as new (x: number, y: number) => object)(1, 2)).toEqual({ x: 1, y: 2 });
    expect(L.point("3", 4)).toEqual({ x: 3, y: 4 });
  });
});

test("beside Google's maps each marker is independent", () => {
  const own = { map: null as unknown, position: { lat: 1, lng: 2 }, uid: "u" };
  const clusterer = new MarkerClusterer({ map: "m" });
  clusterer.addMarkers([own]);
  expect([own.map, clusterer.markers]).toEqual(["m", [own]]);
  clusterer.clearMarkers();
  expect([own.map, clusterer.markers]).toEqual([null, []]);
});
