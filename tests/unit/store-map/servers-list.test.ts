// @vitest-environment page
import { afterEach, describe, expect, it } from "vitest";
import { manyStores } from "../../../fixtures/stores/many";
import { partnerTowns } from "../../../fixtures/stores/partners";
import { makeFinder } from "../../../islands/store-map/finder";
import { showInServerList } from "../../../islands/store-map/server-list";
import { findPlaces, storesOfMarkup } from "../../../islands/store-map/stores";
import { texts } from "../../../islands/store-map/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { krakow } from "./support";

const t = bindTexts(texts, {}, "pol");
const away = "[data-store-away]";
let gone = new AbortController();

const item = (className: string, data: Readonly<Record<string, unknown>>, button: string): HTMLElement => {
  const element = document.createElement("div");
  element.className = className;
  for (const [name, value] of Object.entries(data)) element.dataset[name] = String(value);
  const press = document.createElement("a");
  press.className = button;
  press.href = "showOnMap";
  press.textContent = "Pokaż na mapie";
  element.append(press);
  return element;
};

/** A page with this number of stores; their list also contains `head`. */
function storesPage(count: number, room = 60) {
  const host = document.createElement("main");
  host.innerHTML = `<div id="stocks_map"></div><div class="stocks_list"><h2 class="head">Sklepy</h2></div>`;
  const list = host.querySelector(".stocks_list");
  list?.append(
    ...manyStores(count).map((store) => item("stocks_list__item", { ...store }, "stocks_list__show_on_map")),
  );
  return show(host, room);
}

function partnersPage(count: number) {
  const host = document.createElement("main");
  host.innerHTML = `<div id="partners_map"></div><div class="partners_list"></div>`;
  for (const { city, partners } of partnerTowns(count)) {
    const town = document.createElement("section");
    town.innerHTML = "<h2></h2><ul></ul>";
    town
      .querySelector("ul")
      ?.append(
        ...partners.map((one) =>
          item("partners_list__partner", { ...one, city }, "partners_list__item --map"),
        ),
      );
    host.querySelector(".partners_list")?.append(town);
  }
  return show(host, 60);
}

function show(host: HTMLElement, room: number) {
  document.body.replaceChildren(host);
  gone = new AbortController();
  const found = findPlaces(host);
  if (!found?.button) throw new Error("no list");
  const before = host.innerHTML;
  const finder = makeFinder(storesOfMarkup(found.elements).stores, room);
  showInServerList({ finder, t, button: found.button, signal: gone.signal });
  const shown = () => found.elements.filter((element) => element.matches(`:not(${away})`));
  return { host, finder, found, before, shown };
}

afterEach(() => gone.abort());

describe("the server's list", () => {
  it("shows matches and hides the rest", () => {
    const { finder, shown, host } = storesPage(50);
    expect(shown()).toHaveLength(50);
    finder.look("poznań");
    expect(shown().length).toBeGreaterThan(0);
    expect(shown().every(({ dataset }) => dataset.city === "Poznań")).toBe(true);
    finder.look("");
    expect(host.querySelectorAll(away)).toHaveLength(0);
  });

  it("shows a long one in pages", () => {
    const { finder, shown, found } = storesPage(150);
    expect(shown()).toEqual(found.elements.slice(0, 60));
    finder.turnTo(120);
    expect(shown()).toEqual(found.elements.slice(120));
  });

  it("is sorted in place, with the distances of the visible stores", () => {
    const { finder, found, host } = storesPage(20, 5);
    finder.sortFrom({ place: krakow, name: "Kraków" });
    const rows = [...host.querySelectorAll(".stocks_list > *")];
    expect(rows[0]?.className).toBe("head");
    expect(rows.slice(1)).toEqual(finder.state().found.map(({ element }) => element));
    expect(host.querySelectorAll(".store-map__distance")).toHaveLength(5);
    expect(rows[1]?.querySelector(".store-map__distance")?.textContent).toMatch(/^\d+ km$/);
    finder.sortFrom(null);
    expect([...host.querySelectorAll(".stocks_list__item")]).toEqual(found.elements);
    expect(host.querySelectorAll(".store-map__distance")).toHaveLength(0);
  });

  it("keeps focus when it is sorted while the shopper is in it", () => {
    const { finder, found } = storesPage(20);
    const link = found.elements[3]?.querySelector("a");
    link?.focus();
    finder.sortFrom({ place: krakow, name: "Kraków" });
    expect(found.elements[3]?.previousElementSibling).not.toBe(found.elements[2]);
    expect(document.activeElement).toBe(link);
  });

  it("marks the selected store, visibly and for screen readers", () => {
    const { finder, found } = storesPage(5);
    finder.choose(finder.all[3] ?? null);
    finder.choose(finder.all[1] ?? null);
    const marked = found.elements.filter((element) =>
      element.matches('.store-map__chosen[aria-current="true"]'),
    );
    expect(marked).toEqual([found.elements[1]]);
  });

  it("marks each of its links as a button, with its store's name", () => {
    const { found } = storesPage(2);
    const link = found.elements[1]?.querySelector("a");
    expect(link?.getAttribute("role")).toBe("button");
    expect(link?.getAttribute("aria-label")).toBe(`Pokaż na mapie: ${found.elements[1]?.dataset.name}`);
  });

  it("is restored when the island is gone", () => {
    const { finder, before, host } = storesPage(150, 20);
    finder.look("l");
    finder.sortFrom({ place: krakow, name: "x" });
    finder.choose(finder.all[70] ?? null);
    finder.look("gda");
    gone.abort();
    expect(host.innerHTML).toBe(before.replaceAll(` ${away.slice(1, -1)}=""`, ""));
  });
});

describe("a list in groups", () => {
  it("hides groups without matches", () => {
    const { finder, host } = partnersPage(12);
    finder.look("Łódź");
    const towns = [...host.querySelectorAll(`.partners_list > section:not(${away})`)];
    expect(towns).toHaveLength(1);
    finder.look("");
    expect(host.querySelectorAll(away)).toHaveLength(0);
  });

  it("is sorted by groups, and within them; no partner leaves its town", () => {
    const { finder, host } = partnersPage(12);
    for (const [index, store] of finder.all.entries()) store.place = { lat: 50 + index / 10, lng: 20 };
    finder.sortFrom({ place: { lat: 52, lng: 20 }, name: "x" });
    for (const town of host.querySelectorAll(".partners_list > section")) {
      const cities = [...town.querySelectorAll<HTMLElement>(".partners_list__partner")].map(
        ({ dataset }) => dataset.city,
      );
      expect(new Set(cities).size).toBe(1);
    }
    const [nearest] = finder.state().found;
    expect(host.querySelector(".partners_list__partner")).toBe(nearest?.element);
  });

  it("keeps partners with equal ids apart", () => {
    const { finder, host } = partnersPage(36);
    const ids = [...host.querySelectorAll<HTMLElement>(".partners_list__partner")].map(
      ({ dataset }) => dataset.id,
    );
    expect(new Set(finder.all.map(({ id }) => id)).size).toBe(ids.length);
  });
});

describe("the content of a host", () => {
  const hostOf = (markup: string) => {
    const host = document.createElement("main");
    host.innerHTML = markup;
    document.body.replaceChildren(host);
    return host;
  };

  it.each([
    ["stocks", `<div id="stocks_map"></div><ul><li class="stocks_list__item"></li></ul>`],
    ["stock", `<div class="stock_info" data-name="x"></div><div id="stock_map"></div>`],
    ["contact", `<div id="contact_map" data-name="x"></div>`],
    ["partners", `<div class="partners_map"></div><p class="partners_list__partner"></p>`],
  ])("is recognised by the theme's markup: %s", (kind, markup) => {
    const found = findPlaces(hostOf(markup));
    expect(found?.kind).toBe(kind);
    expect(found?.mapElement).not.toBeNull();
  });

  it("is a map outside of it, too, when a theme has marked the list alone", () => {
    const host = hostOf(`<p class="stocks_list__item"></p>`);
    const map = document.createElement("div");
    map.id = "stocks_map";
    document.body.append(map);
    expect(findPlaces(host)?.mapElement).toBe(map);
    map.dataset.island = "store-map"; // of another host
    expect(findPlaces(host)?.mapElement).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["a box of a contact without a name", `<div id="contact_map"></div>`],
    [
      "a list that belongs to a host inside",
      `<div data-island="store-map"><p class="stocks_list__item"></p></div>`,
    ],
    [
      "markup that an island has rendered",
      `<div data-island-root="1"><p class="stocks_list__item"></p></div>`,
    ],
  ])("is ignored: %s", (_, markup) => {
    expect(findPlaces(hostOf(markup))).toBeNull();
  });
});
