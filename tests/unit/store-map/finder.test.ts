// @vitest-environment page
import { expect, it } from "vitest";
import { manyStores } from "../../../fixtures/stores/many";
import { makeFinder } from "../../../islands/store-map/finder";
import { gdansk, names, storesOf } from "./support";

const many = () => makeFinder(storesOf(manyStores(200)), 60);

it("a search starts at its first page, and an empty text shows all again", () => {
  const finder = many();
  finder.turnTo(120);
  finder.look("Łódź");
  expect(finder.state().first).toBe(0);
  expect(finder.shown().every(({ city }) => city === "Łódź")).toBe(true);
  finder.look("");
  expect(finder.state().found).toHaveLength(200);
});

it("pages end where the list ends", () => {
  const finder = many();
  finder.turnTo(180);
  expect(finder.shown()).toHaveLength(20);
  finder.turnTo(-5);
  expect(finder.state().first).toBe(0);
  finder.look("nothing of that name");
  finder.turnTo(60);
  expect([finder.state().first, finder.shown()]).toEqual([0, []]);
});

it("a search after sorting stays sorted", () => {
  const finder = makeFinder(storesOf(), 60);
  finder.sortFrom({ place: gdansk, name: "Gdańsk" });
  finder.look("na");
  expect(names(finder.shown())).toEqual(["Nad Motławą", "Na Wydmie"]);
  finder.sortFrom(null);
  expect(names(finder.shown())).toEqual(["Nad Motławą", "Pod Wawelem", "Na Wydmie"]);
});

it("sorting by a typed place does not also search for it", () => {
  const finder = makeFinder(storesOf(), 60);
  finder.look("Gdańsk");
  finder.sortFrom({ place: gdansk, name: "Gdańsk" });
  expect([finder.state().text, finder.shown().length]).toEqual(["", 3]);
});

it("a store that is selected on the map is shown, on any page of the list", () => {
  const finder = many();
  const [wanted] = finder.all.slice(130);
  finder.choose(wanted ?? null);
  expect(finder.state().first).toBe(120);
  expect(finder.shown()).toContain(wanted);
});

it("a selected store outside the search results brings the whole list back", () => {
  const finder = many();
  const [wanted] = finder.all.filter(({ city }) => city !== "Łódź").slice(-1);
  finder.look("Łódź");
  finder.choose(wanted ?? null);
  expect(finder.state().text).toBe("");
  expect(finder.shown()).toContain(wanted);
});

it("selecting a visible store turns no page, and neither does an empty selection", () => {
  const finder = many();
  finder.turnTo(30);
  finder.choose(finder.all[35] ?? null);
  finder.choose(null);
  expect([finder.state().first, finder.state().chosen]).toEqual([30, null]);
});

it("every change is reported until the last listener leaves", () => {
  const finder = many();
  let heard = 0;
  const stop = finder.subscribe(() => (heard += 1));
  finder.look("g");
  finder.refresh();
  stop();
  finder.look("gd");
  expect(heard).toBe(2);
});

it("later places are sorted in among those sorted by distance", () => {
  const finder = makeFinder(storesOf(), 60);
  finder.sortFrom({ place: gdansk, name: "Gdańsk" });
  expect(names(finder.shown()).at(-1)).toBe("Na Wydmie"); // its location is unknown
  const [found] = finder.all.filter(({ name }) => name === "Na Wydmie");
  if (found) found.place = { lat: 54.76, lng: 17.55 };
  finder.refresh();
  expect(names(finder.shown())).toEqual(["Nad Motławą", "Na Wydmie", "Pod Wawelem"]);
});
