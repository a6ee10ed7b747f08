// @vitest-environment page
/** The map beside the list of pickup points: it follows the list, and opens the popup of the selected point alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markerOf, openSide } from "../../../islands/pickup-map/map-side";
import { type Point, readPoint } from "../../../islands/pickup-map/points";
import { texts } from "../../../islands/pickup-map/texts";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { MapOptions, ShopMap } from "../../../runtime/contracts/map";
import { bindTexts } from "../../../runtime/texts/texts";
import { deferred } from "../deferred";
import { turns } from "../turns";
import { courierOf, raw } from "./support";

const t = bindTexts(texts, {}, "pol");
const pointOf = (id: string, more: Record<string, unknown> = {}): Point =>
  readPoint(raw(id, more), courierOf(), null) as Point;
const withoutPlace = (id: string) => pointOf(id, { coordinates: null });

let life: AbortController;
let chosen: Point[];
let calls: string[];
let options: MapOptions;
let moves: ReturnType<typeof deferred<void>>[];
let popups: HTMLElement[];
beforeEach(() => {
  life = new AbortController();
  chosen = [];
  calls = [];
  moves = [];
  popups = [];
});
afterEach(() => document.head.replaceChildren());

/** A map that records its calls; views move when the test says so. */
const map = {
  setPoints: (points: readonly object[]) => calls.push(`points ${JSON.stringify(points)}`),
  choose: (id: string | null) => calls.push(`choose ${id}`),
  openPopup(id: string, content: HTMLElement) {
    calls.push(`popup ${id}`);
    popups.push(content);
  },
  closePopup: () => calls.push("close"),
  showAlone() {
    const move = deferred();
    moves.push(move);
    return move.promise;
  },
  setView: ({ lat }: { lat: number }) => calls.push(`view ${lat}`),
  center: () => ({ lat: 1, lng: 2 }),
  remove: () => calls.push("remove"),
};
const open = (onSelect = vi.fn()) =>
  openSide(
    document.createElement("div"),
    {
      signal: life.signal,
      openMap: async (_: Element, given: MapOptions) => {
        options = given;
        return map as unknown as ShopMap;
      },
    } as unknown as IslandContext,
    {
      around: { lat: 52, lng: 21 },
      family: "cop",
      language: "pl",
      t,
      onSelect,
      onReady() {},
      onChoose: (point) => chosen.push(point),
    },
  );

describe("the map", () => {
  it("starts around the searched place with the theme's zoom, and passes presses of its points on", async () => {
    const onSelect = vi.fn();
    await open(onSelect);
    expect(options).toMatchObject({ center: { lat: 52, lng: 21 }, zoom: 11, minZoom: 7, maxZoom: 18 });
    options.onPress?.("courier_5-1");
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("courier_5-1");
  });

  it("shows the points that have a place, with the courier's icon in the theme's measures", async () => {
    const side = await open();
    side.setPoints([
      pointOf("1", { markerIconUrl: "https://shop.test/icon.png" }),
      withoutPlace("2"),
      pointOf("3", { markerIconUrl: "javascript:alert(1)" }),
    ]);
    const points = JSON.parse(calls[0]?.slice("points ".length) ?? "");
    expect(points).toEqual([
      {
        id: "courier_5-1",
        label: "Punkt 1",
        lat: 52.2,
        lng: 21,
        icon: { url: "https://shop.test/icon.png", anchor: [16, 20], popupAnchor: [0, -20] },
      },
      { id: "courier_5-3", label: "Punkt 3", lat: 52.2, lng: 21 },
    ]);
  });

  it("moves to a place, and says where it is", async () => {
    const side = await open();
    side.goTo({ lat: 54, lng: 18 });
    expect([calls, side.center()]).toEqual([["view 54"], { lat: 1, lng: 2 }]);
  });
});

describe("a selected point", () => {
  it("opens its popup at once when it was selected on the map", async () => {
    const side = await open();
    side.select(pointOf("1"), "map");
    expect(calls).toEqual(["choose courier_5-1", "popup courier_5-1"]);
  });

  it("opens its popup after the view has moved to it when it was selected in the list", async () => {
    const side = await open();
    side.select(pointOf("1"), "list");
    expect(calls).toEqual(["choose courier_5-1"]);
    moves[0]?.resolve();
    await turns(2);
    expect(calls).toEqual(["choose courier_5-1", "popup courier_5-1"]);
  });

  it("opens no popup any more when another one was selected while the view moved", async () => {
    const side = await open();
    side.select(pointOf("1"), "list");
    side.select(pointOf("2"), "list");
    for (const move of moves) move.resolve();
    await turns(2);
    expect(calls.filter((call) => call.startsWith("popup"))).toEqual(["popup courier_5-2"]);
  });

  it("opens no popup when the map was removed while the view moved", async () => {
    const side = await open();
    side.select(pointOf("1"), "list");
    side.remove();
    moves[0]?.resolve();
    await turns(2);
    expect(calls).toEqual(["choose courier_5-1", "remove"]);
  });

  it.each([["no point", null] as const, ["a point without a place", withoutPlace("9")] as const])(
    "is none with %s: the popup closes",
    async (_, point) => {
      const side = await open();
      side.select(point, "list");
      expect(calls).toEqual(["choose null", "close"]);
    },
  );

  it("is chosen by the popup's button, once a press", async () => {
    const side = await open();
    side.select(pointOf("1"), "map");
    popups[0]?.querySelector("button")?.click();
    expect(chosen.map(({ uid }) => uid)).toEqual(["courier_5-1"]);
  });
});

describe("the popup of a point", () => {
  const marker = (point: Point) =>
    markerOf(point, {
      family: "cop",
      language: "pl",
      t,
      signal: life.signal,
      choose: (one) => chosen.push(one),
    });
  const template = (content: string) => {
    const element = document.createElement("template");
    element.id = "cop_pickup_points_marker_template";
    element.innerHTML = `<div class="cop_pickup_marker">${content}</div>`;
    document.head.append(element);
  };
  const part = (element: Element, name: string) =>
    element.querySelector(`.cop_pickup_marker__${name}`)?.textContent;

  it("shows the point's texts as text, whatever they contain", () => {
    const element = marker(pointOf("1", { name: '<img src=x onerror="alert(1)">' }));
    expect(element.querySelector("img")).toBeNull();
    expect(part(element, "name")).toBe('<img src=x onerror="alert(1)">');
    expect([part(element, "street"), part(element, "city")]).toEqual(["Długa 4", "00-001 Warszawa"]);
  });

  it("fills the page's own template, and drops the parts that the point has no text for", () => {
    template(
      `<b class="cop_pickup_marker__name"></b><i class="cop_pickup_marker__description"></i>
       <span class="cop_pickup_marker__zipcode"></span><span class="cop_pickup_marker__city"></span>
       <a class="cop_pickup_marker__choose_link btn" href="#own">Wybieram</a>`,
    );
    const element = marker(pointOf("1", { name: "<b>Sklep</b>" }));
    expect([part(element, "name"), part(element, "city")]).toEqual(["<b>Sklep</b>", "00-001 Warszawa"]);
    expect(element.querySelector(".cop_pickup_marker__description, .cop_pickup_marker__zipcode")).toBeNull();
    expect(element.querySelector("a")).toBeNull();
    const press = element.querySelector("button");
    expect([press?.textContent, press?.className]).toEqual([
      "Wybieram",
      "cop_pickup_marker__choose_link btn",
    ]);
    press?.click();
    expect(chosen).toHaveLength(1);
  });

  it("leaves the template as it is for the next popup", () => {
    template('<b class="cop_pickup_marker__name"></b>');
    expect([part(marker(pointOf("1")), "name"), part(marker(pointOf("2")), "name")]).toEqual([
      "Punkt 1",
      "Punkt 2",
    ]);
  });

  it("chooses nothing any more when the island has ended", () => {
    const element = marker(pointOf("1"));
    life.abort();
    element.querySelector("button")?.click();
    expect(chosen).toEqual([]);
  });

  it("carries the point's and the courier's ids for the page's scripts", () =>
    expect({ ...marker(pointOf("1")).dataset }).toEqual({
      uid: "courier_5-1",
      id: "1",
      courierId: "5",
      courierFullId: "5-1",
    }));
});
