// @vitest-environment page
/** The list and the map stay synchronised: a press on the map shows, requests and chooses points in the list. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { turns } from "../turns";
import { raw } from "./support";
import { fakeMap, pointsOf, settled, type, widget } from "./widget";

const chosen: string[] = [];
let map: ReturnType<typeof fakeMap>;
let shown: Awaited<ReturnType<typeof widget>>;

beforeEach(async () => {
  chosen.length = 0;
  map = fakeMap();
  const { openMap } = map;
  shown = await widget({
    options: { lat: 52, lng: 21 },
    choose: ({ id }, number) => chosen.push(`${id} ${number}`) > 0,
    more: { openMap },
  });
  shown.questions[0]?.answer(pointsOf(raw("1"), raw("2", { requiredClientNumber: true })));
  await eventually(() => expect(shown.rows()).toHaveLength(2));
  shown.button("Pokaż mapę").click();
  await eventually(() => expect(map.points()).toHaveLength(2));
});
afterEach(() => shown.end());

/** Presses a marker, and the button in its popup. */
async function chooseOnMap(index: number) {
  const before = map.popupButton();
  map.press(map.points()[index]?.id ?? "");
  await eventually(() => expect(map.popupButton()).not.toBe(before));
  map.popupButton()?.click();
}
/** Searches for a text that no place has. */
const searchNowhere = async () => {
  type(shown.field, "Nigdzie");
  await turns(2); // no timer: while the text rests, suggestions for it are searched, too
  shown.button("Szukaj").click();
  await eventually(() => expect(shown.searches).toHaveLength(1));
  shown.searches[0]?.answer({ searchPickupPoints: [] });
};
const number = () => shown.find<HTMLInputElement>(".cop_pickup_item__client_courier_number");
const isAsked = () => eventually(() => expect(document.activeElement).toBe(number()));

it("a point that needs the shopper's number has a field for it in the list at each press, and is selected once with the number", async () => {
  await chooseOnMap(1);
  await isAsked();
  expect(chosen).toEqual([]);
  await eventually(() =>
    expect(shown.find(".cop_pickup_item__missing").textContent).toContain("Podaj numer"),
  );
  await settled(100);
  number().blur();
  await chooseOnMap(1);
  await isAsked();
  type(number(), " 4711 ");
  await settled(100);
  await chooseOnMap(1);
  await chooseOnMap(0);
  expect(chosen).toEqual(["2 4711", "1 "]);
});

it("a point that is pressed on the map is scrolled to in the list, and not again while the shopper types", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  map.press("courier_5-2");
  await eventually(() => expect(scrolled).toHaveBeenCalledTimes(1));
  type(shown.field, "Gd");
  await settled();
  expect(scrolled).toHaveBeenCalledTimes(1);
  map.press("courier_5-1");
  await eventually(() => expect(scrolled).toHaveBeenCalledTimes(2));
});

it.each([
  ["on phones", ".list_map__list"],
  ["on laptops", ".cop_pickup_list"],
])(
  "a list that scrolls by itself %s is scrolled alone: page and map stay under the finger",
  async (_, part) => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
    const list = shown.find(part);
    list.style.overflowY = "auto";
    vi.spyOn(list, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 200));
    const row = shown.rows()[1] as HTMLElement;
    vi.spyOn(row, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 350, 300, 50));
    scrolled.mockClear();
    map.press("courier_5-2");
    await eventually(() => expect(list.scrollTop).toBe(200));
    expect(scrolled).not.toHaveBeenCalled();
  },
);

it("the points of the map's area end the message about a place that was not found", async () => {
  const problem = () => shown.host.querySelector(".cop_pickup_finder__problem");
  await searchNowhere();
  await eventually(() => expect(problem()).not.toBeNull());
  shown.button("Szukaj w tym obszarze").click();
  await eventually(() => expect(problem()).toBeNull());
  expect(shown.questions).toHaveLength(2);
});
