// @vitest-environment page
/** The map beside the list of pickup points: it follows the list, and opens the popup of the selected point alone. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { popupOf } from "../../../islands/pickup-map/marker";
import { type Point, readPoint } from "../../../islands/pickup-map/points";
import { texts } from "../../../islands/pickup-map/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";
import { turns } from "../turns";
import { courierOf, raw } from "./support";
import { fakeMap, pointsOf, widget } from "./widget";

const t = bindTexts(texts, {}, "pol");
const pointOf = (id: string, more: Record<string, unknown> = {}): Point =>
  readPoint(raw(id, more), courierOf(), null) as Point;

let life: AbortController;
let chosen: Point[];
let map: ReturnType<typeof fakeMap>;
let shown: Awaited<ReturnType<typeof widget>>;
beforeEach(() => {
  life = new AbortController();
  chosen = [];
});
afterEach(() => document.head.replaceChildren());

/** Opens the map beside a list of points. Calls are recorded from then on. */
async function open(...points: ReturnType<typeof raw>[]) {
  map = fakeMap();
  const { openMap } = map;
  const choose = (point: Point) => chosen.push(point) > 0;
  shown = await widget({ options: { lat: 52, lng: 21 }, choose, more: { openMap } });
  onTestFinished(() => shown.end());
  shown.questions[0]?.answer(pointsOf(...points));
  await eventually(() => expect(shown.rows()).toHaveLength(points.length));
  shown.button("Pokaż mapę").click();
  await eventually(() => expect(map.calls.slice(-2)).toEqual(["choose null", "close"]));
  const before = [...map.calls];
  map.calls.length = 0;
  return before;
}
const areCalls = (wanted: readonly string[]) => eventually(() => expect(map.calls).toEqual(wanted));
const inList = (index: number) => shown.rows()[index]?.click();

describe("the map", () => {
  it("starts around the searched place with the theme's zoom, and passes presses of its points on", async () => {
    await open(raw("1"));
    expect(map.options()).toMatchObject({ center: { lat: 52, lng: 21 }, zoom: 11, minZoom: 7, maxZoom: 18 });
    map.press("courier_5-1");
    await eventually(() => expect(shown.rows()[0]?.classList.contains("--active")).toBe(true));
  });

  it("shows the points that have a place, with the courier's icon in the theme's measures", async () => {
    await open(
      raw("1", { markerIconUrl: "https://shop.test/icon.png" }),
      raw("2", { coordinates: null }),
      raw("3", { markerIconUrl: "javascript:alert(1)" }),
    );
    expect(map.points()).toEqual([
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

  it("moves to a place, and its own is asked about", async () => {
    expect(await open(raw("1"))).toContain("view 52");
    shown.button("Szukaj w tym obszarze").click();
    await eventually(() => expect(shown.questions[1]?.about).toBe(1));
    shown.questions[1]?.answer(pointsOf(raw("2")));
    await eventually(() => expect(map.calls).toContain("view 1"));
  });
});

describe("a selected point", () => {
  it("opens its popup at once when it was selected on the map", async () => {
    await open(raw("1"));
    map.press("courier_5-1");
    await areCalls(["choose courier_5-1", "popup courier_5-1"]);
    expect(map.moves).toEqual([]);
  });

  it("opens its popup after the view has moved to it when it was selected in the list", async () => {
    await open(raw("1"));
    inList(0);
    await areCalls(["choose courier_5-1"]);
    map.moves[0]?.resolve();
    await areCalls(["choose courier_5-1", "popup courier_5-1"]);
  });

  it("opens no popup any more when another one was selected while the view moved", async () => {
    await open(raw("1"), raw("2"));
    inList(0);
    await eventually(() => expect(map.moves).toHaveLength(1));
    inList(1);
    await eventually(() => expect(map.moves).toHaveLength(2));
    for (const move of map.moves) move.resolve();
    await areCalls(["choose courier_5-1", "choose courier_5-2", "popup courier_5-2"]);
  });

  it("opens no popup when the map was removed while the view moved", async () => {
    await open(raw("1"));
    inList(0);
    await areCalls(["choose courier_5-1"]);
    shown.button("Ukryj mapę").click();
    await areCalls(["choose courier_5-1", "remove"]);
    map.moves[0]?.resolve();
    await turns(2);
    expect(map.calls).toEqual(["choose courier_5-1", "remove"]);
  });

  it("without a place is none on the map: the popup closes", async () => {
    await open(raw("1"), raw("9", { coordinates: null }));
    inList(1);
    await areCalls(["choose null", "close"]);
  });

  it("is chosen by the popup's button, once a press", async () => {
    await open(raw("1"));
    map.press("courier_5-1");
    await eventually(() => expect(map.popupButton()).toBeDefined());
    map.popupButton()?.click();
    expect(chosen.map(({ uid }) => uid)).toEqual(["courier_5-1"]);
  });
});

describe("the popup of a point", () => {
  const marker = (point: Point) =>
    popupOf(point, {
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
