// @vitest-environment page
/** A place can come from several sources: the latest one wins, and none leaves the list loading forever. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { fault } from "../../../runtime/base/result";
import { eventually } from "../eventually";
import { turns } from "../turns";
import { raw } from "./support";
import { type City, PLACES, pointsOf, positions, settled, suggestionOf, type, widget } from "./widget";

let shown: Awaited<ReturnType<typeof widget>>;
const show = async (setup: Parameters<typeof widget>[0]) => {
  shown = await widget(setup);
  return shown;
};
afterEach(() => {
  shown.end();
  vi.unstubAllGlobals();
});

const places = () => shown.questions.map(({ about }) => about);
const areAsked = (wanted: readonly number[]) => eventually(() => expect(places()).toEqual(wanted));
/** Searches for a text, and leaves the answer pending. */
const search = async (text: string) => {
  type(shown.field, text);
  await turns(2); // no timer: while the text rests, suggestions for it are searched, too
  shown.button("Szukaj").click();
  await eventually(() => expect(shown.searches.at(-1)?.about).toBe(text));
};
const answerSearch = async (city: City) => {
  shown.searches
    .filter(({ about }) => about === city)
    .at(-1)
    ?.answer(suggestionOf(city));
  await settled();
};
const START = { options: { lat: 52, lng: 21 } };
/** A shop whose list has a search field of its own. */
const TWO_FIELDS = { ...START, more: { props: { searchFields: "two" } } };

describe("an initial address", () => {
  it("is found though the shopper leaves the field meanwhile", async () => {
    const { field } = await show({ options: { address: "Gdańsk" } });
    field.focus();
    field.blur();
    await answerSearch("Gdańsk");
    await areAsked([PLACES.Gdańsk]);
  });

  it("is found though the shopper types meanwhile", async () => {
    const { field } = await show({ options: { address: "Gdańsk" } });
    type(field, "K");
    await settled();
    await answerSearch("Gdańsk");
    await areAsked([PLACES.Gdańsk]);
  });

  it("is found though a later search has no usable text", async () => {
    await show({ options: { address: "Gdańsk" } });
    await search("Nigdzie");
    shown.searches[1]?.answer({ searchPickupPoints: [] });
    await settled();
    await answerSearch("Gdańsk");
    await areAsked([PLACES.Gdańsk]);
  });

  it("is found though a later request for the browser's position is refused", async () => {
    const waiting = positions();
    await show({ options: { address: "Gdańsk" } });
    shown.button("Użyj lokalizacji").click();
    waiting[0]?.("denied");
    await settled();
    await answerSearch("Gdańsk");
    await areAsked([PLACES.Gdańsk]);
  });
});

describe("an initial address without a place", () => {
  const MIDDLE = 52.237049;
  const problem = () => shown.host.querySelector(".cop_pickup_finder__problem")?.textContent ?? "";
  const nowhere = async () => {
    shown.searches[0]?.answer({ searchPickupPoints: [] });
    await areAsked([MIDDLE]);
  };

  it("is named as unknown beside the field and announced once, while the list starts in the middle", async () => {
    const { said } = await show({ options: { address: "Długa 4, Kartuzy" } });
    await nowhere();
    await eventually(() => expect(problem()).toContain("Nie znaleziono tego miejsca"));
    expect(shown.field.getAttribute("aria-invalid")).toBe("true");
    expect(said).toEqual([problem()]);
  });

  it("is not blamed when the search itself has failed", async () => {
    const latitudes: unknown[] = [];
    const graphql = async (_operation: unknown, { latitude }: Record<string, unknown>) => {
      if (latitude) latitudes.push(latitude);
      return fault("network");
    };
    const platform = { graphql, geocode: async () => ({ ok: false }) } as never;
    await show({ options: { address: "Gdańsk" }, more: { platform } });
    await eventually(() => expect(problem()).toContain("Nie udało się znaleźć miejsca"));
    expect(latitudes).toEqual([MIDDLE]);
  });

  it("is forgotten when the shopper types", async () => {
    await show({ options: { address: "Długa 4, Kartuzy" } });
    await nowhere();
    await eventually(() => expect(problem()).not.toBe(""));
    type(shown.field, "Gdańsk");
    await eventually(() => expect(problem()).toBe(""));
  });

  it("is not mentioned once the shopper has typed another text", async () => {
    const { said } = await show({ options: { address: "Długa 4, Kartuzy" } });
    type(shown.field, "Gd");
    await nowhere();
    shown.questions[0]?.answer(pointsOf(raw("P1")));
    await eventually(() => expect(said).toContain("Znaleziono 1 punkt odbioru"));
    expect(problem()).toBe("");
    expect(said).toHaveLength(1);
  });
});

describe("a search text", () => {
  it("is found though the shopper leaves the field, or types on", async () => {
    await show(START);
    await search("Gdańsk");
    shown.field.focus();
    shown.field.blur();
    type(shown.field, "Gdańsk W");
    await answerSearch("Gdańsk");
    await areAsked([52, PLACES.Gdańsk]);
    expect(shown.field.value).toBe("Gdańsk W");
  });

  it("is superseded by a later text, in whatever order the answers come", async () => {
    await show(START);
    await search("Gdańsk");
    await search("Kraków");
    await answerSearch("Kraków");
    await answerSearch("Gdańsk");
    await areAsked([52, PLACES.Kraków]);
  });

  it("is superseded by a later position whose answer comes first", async () => {
    const waiting = positions();
    await show(START);
    await search("Gdańsk");
    shown.button("Użyj lokalizacji").click();
    waiting[0]?.({ lat: 49, lng: 20 });
    await settled();
    await answerSearch("Gdańsk");
    await areAsked([52, 49]);
  });

  it("is not superseded by an earlier request for the position", async () => {
    const waiting = positions();
    await show(START);
    shown.button("Użyj lokalizacji").click();
    await search("Gdańsk");
    await answerSearch("Gdańsk");
    waiting[0]?.({ lat: 49, lng: 20 });
    await settled();
    await areAsked([52, PLACES.Gdańsk]);
  });

  it("is searched again once the list belongs to another place, and not while it belongs to this one", async () => {
    const waiting = positions();
    await show(START);
    await search("Gdańsk");
    await answerSearch("Gdańsk");
    shown.button("Szukaj").click();
    await settled();
    await areAsked([52, PLACES.Gdańsk]);
    shown.button("Użyj lokalizacji").click();
    waiting[0]?.({ lat: 49, lng: 20 });
    await settled();
    shown.button("Szukaj").click();
    await settled();
    await areAsked([52, PLACES.Gdańsk, 49, PLACES.Gdańsk]);
  });
});

describe("the browser's permission prompt for the position", () => {
  const notice = () => shown.host.querySelector(".cop_pickup_finder__asking");

  it("can be shown again after it was dismissed", async () => {
    const waiting = positions();
    await show(START);
    shown.button("Użyj lokalizacji").click();
    await settled();
    shown.button("Użyj lokalizacji").click();
    expect(waiting).toHaveLength(2);
    waiting[1]?.({ lat: 49, lng: 20 });
    await settled();
    waiting[0]?.({ lat: 48, lng: 20 });
    await settled();
    await areAsked([52, 49]);
  });

  it("is not reported once a place was found in another way", async () => {
    positions();
    await show(START);
    shown.button("Użyj lokalizacji").click();
    await eventually(() => expect(notice()).not.toBeNull());
    await search("Gdańsk");
    await answerSearch("Gdańsk");
    await eventually(() => expect(notice()).toBeNull());
  });
});

it("the page's script is told once that the list is ready, when it finds the points in the page", async () => {
  const found: number[] = [];
  await show({ ...START, ready: () => found.push(document.querySelectorAll(".cop_pickup_item").length) });
  shown.questions[0]?.answer(pointsOf(raw("P1"), raw("P2")));
  await eventually(() => expect(found).toEqual([2]));
  await search("Gdańsk");
  await answerSearch("Gdańsk");
  shown.questions[1]?.answer(pointsOf(raw("P3")));
  await eventually(() => expect(shown.rows()).toHaveLength(1));
  expect(found).toEqual([2]);
});

it("a list that is replaced while the shopper is in it keeps focus", async () => {
  await show(START);
  shown.questions[0]?.answer(pointsOf(raw("P1"), raw("P2")));
  await eventually(() => expect(shown.rows()).toHaveLength(2));
  shown.rows()[1]?.querySelector<HTMLInputElement>("input[type=radio]")?.focus();
  await search("Gdańsk");
  await answerSearch("Gdańsk");
  shown.questions[1]?.answer(pointsOf(raw("P3")));
  await eventually(() => expect(shown.rows()).toHaveLength(1));
  expect(document.activeElement).toBe(shown.find(".cop_pickup_listing"));
});

it("half a word during composition is not searched; the whole word is", async () => {
  const { field, searches } = await show(START);
  type(field, "ㄱ", true);
  await settled(600);
  expect(searches).toEqual([]);
  type(field, "Gdańsk", true);
  field.dispatchEvent(new Event("compositionend", { bubbles: true }));
  await eventually(() => expect(searches.map(({ about }) => about)).toEqual(["Gdańsk"]));
});

describe("the number of points", () => {
  const found = (text: string) => /^Znaleziono|^Brak|^Żaden/.test(text);

  it("is announced once for a new list, as many as the filter leaves, and not when the filter is removed", async () => {
    const { said, find } = await show(TWO_FIELDS);
    shown.questions[0]?.answer(pointsOf(raw("P1"), raw("P2")));
    await eventually(() => expect(said.filter(found)).toEqual(["Znaleziono 2 punkty odbioru"]));
    const filter = find<HTMLInputElement>(".cop_pickup_filtering__text");
    type(filter, "P1");
    await eventually(() => expect(said.at(-1)).toBe("Znaleziono 1 punkt odbioru"));
    said.length = 0;
    await search("Gdańsk");
    await answerSearch("Gdańsk");
    shown.questions[1]?.answer(pointsOf(raw("P1"), raw("P2"), raw("P3")));
    await eventually(() => expect(said.filter(found)).toHaveLength(1));
    await settled(700);
    expect(said.filter(found)).toEqual(["Znaleziono 1 punkt odbioru"]);
    said.length = 0;
    type(filter, "Punkt");
    await turns(2);
    type(filter, "");
    await settled(700);
    expect(said.filter(found)).toEqual([]);
  });
});

describe("a button that disappears on a press leaves focus with the list:", () => {
  const items = () => shown.find(".cop_pickup_listing");

  it("a failed list is requested again", async () => {
    await show(START);
    shown.questions[0]?.answer({});
    await eventually(() => shown.button("Spróbuj ponownie"));
    const button = shown.button("Spróbuj ponownie");
    button.focus();
    button.click();
    await eventually(() => expect(button.isConnected).toBe(false));
    await eventually(() => expect(document.activeElement).toBe(items()));
    expect(items().getAttribute("aria-label")).toBe("Wybierz punkt odbioru");
  });

  it("all points are shown again", async () => {
    await show(TWO_FIELDS);
    shown.questions[0]?.answer(pointsOf(raw("a")));
    await eventually(() => expect(shown.rows()).toHaveLength(1));
    type(shown.find<HTMLInputElement>(".cop_pickup_filtering__text"), "nigdzie");
    await eventually(() => shown.button("Pokaż wszystkie"));
    const button = shown.button("Pokaż wszystkie");
    button.focus();
    button.click();
    await eventually(() => expect(shown.rows()).toHaveLength(1));
    await eventually(() => expect(document.activeElement).toBe(items()));
  });
});
