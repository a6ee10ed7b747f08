// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeFinder } from "../../../islands/store-map/finder";
import { makeMapBox } from "../../../islands/store-map/map-box";
import { StoreMap } from "../../../islands/store-map/shop-map";
import { type Kind, storesOfProps } from "../../../islands/store-map/stores";
import { texts } from "../../../islands/store-map/texts";
import { done, fault, type Result } from "../../../runtime/base/result";
import { safeStorage } from "../../../runtime/base/storage";
import type { GeoPoint, MapOptions } from "../../../runtime/contracts/map";
import { bindTexts } from "../../../runtime/texts/texts";
import { given } from "./support";

const here = { lat: 54.76, lng: 17.55 };

/** A map that records its calls and behaves as the test requests. */
function makePage(kind: Kind, entries: readonly Record<string, unknown>[] = given) {
  const element = document.createElement("div");
  document.body.replaceChildren(element);
  const calls: string[] = [];
  const opened: MapOptions[] = [];
  const popups: { id: string; text: string; close: () => void }[] = [];
  const said: string[] = [];
  const alerts: string[] = [];
  const questions: string[] = [];
  const gone = new AbortController();
  const answers = { openMap: true, place: done(here) as Result<GeoPoint>, after: 0 };
  const looksAt = { center: { lat: 52, lng: 19.5 }, zoom: 6 };
  let open: (() => void) | undefined;
  const map = {
    setPoints: (points: readonly { id: string }[]) =>
      calls.push(`points ${points.map(({ id }) => id).join()}`),
    choose: (id: string | null) => calls.push(`choose ${id}`),
    openPopup(id: string, content: Element, { onClose }: { onClose: () => void }) {
      const before = open;
      open = undefined;
      before?.(); // one popup at a time
      open = onClose;
      popups.push({ id, text: content.textContent ?? "", close: onClose });
    },
    closePopup() {},
    showAlone: async (id: string) => void calls.push(`alone ${id}`),
    fit: () => calls.push("fit"),
    setView: ({ lat }: GeoPoint, zoom: number) => calls.push(`view ${lat} ${zoom}`),
    center: () => looksAt.center,
    zoom: () => looksAt.zoom,
    remove: () => calls.push("remove"),
  };
  const storage = safeStorage(() => {
    throw new Error("denied");
  });
  const finder = makeFinder(storesOfProps(entries).stores, 60);
  const t = bindTexts(texts, {}, "pol");
  const onPress = async () => {};
  const side = new StoreMap({
    kind,
    element,
    finder,
    t,
    box: makeMapBox({ element, label: "", tiles: [], t, onPress }, gone),
    stage: () => null,
    context: {
      signal: gone.signal,
      storage: { session: storage, local: storage },
      store: { getState: () => ({ page: { view: 4 }, shop: { tiles: { geocodeUrl: "/search" } } }) },
      texts: (table: never) => bindTexts(table, {}, "pol"),
      announce: (text: string) => said.push(text),
      alert: (text: string) => alerts.push(text),
      platform: {
        async geocode(question: string) {
          questions.push(question);
          if (answers.after) await new Promise((resolve) => setTimeout(resolve, answers.after));
          return answers.place;
        },
      },
      async openMap(_: Element, options: MapOptions) {
        if (!answers.openMap) throw new Error("no file");
        calls.push(`open ${options.begin}`);
        opened.push(options);
        return map;
      },
    } as never,
  });
  const store = (index: number) => {
    const found = finder.all[index];
    if (!found) throw new Error("no such store");
    return found;
  };
  const stands = async () => {
    opened.at(-1)?.onReady?.();
    await vi.advanceTimersByTimeAsync(1_000);
  };
  return {
    element,
    calls,
    opened,
    popups,
    said,
    alerts,
    questions,
    gone,
    answers,
    looksAt,
    finder,
    side,
    store,
    stands,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a list's map shows all of them, and is opened once", async () => {
  const { side, calls, opened } = makePage("stocks");
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(["open asked", "points 0,1", "choose null", "fit"]);
  expect(opened[0]).toMatchObject({ label: "Mapa sklepów", center: { lat: 52, lng: 19.5 } });
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(1);
});

it("a press in the list opens the map at once, at the store's street, with its popup, and announces it", async () => {
  const { side, store, calls, popups, said, finder, element } = makePage("stocks");
  const shown = side.show(store(1));
  expect(element.className).toBe("--loading");
  await shown;
  expect(calls).toContain("open asked");
  expect(calls.slice(-3)).toEqual(["view 50.0614 15", "choose 1", "alone 1"]);
  expect(popups.at(-1)).toMatchObject({ id: "1", text: expect.stringContaining("Pod Wawelem") });
  expect(said).toEqual(["Wybrano: Pod Wawelem, Floriańska 18, 31-021 Kraków"]);
  expect(finder.state().chosen).toBe(store(1));
});

it("a second press while the map loads shows the store that was pressed last, and reports no error", async () => {
  const { side, store, opened, alerts, finder, popups } = makePage("stocks");
  const first = side.show(store(0));
  await Promise.all([first, side.show(store(1))]);
  expect([alerts, opened.length]).toEqual([[], 1]);
  expect(finder.state().chosen).toBe(store(1));
  expect(popups.map(({ id }) => id)).toEqual(["1"]);
});

it("an open map is not opened again", async () => {
  const { side, store, opened, stands, finder } = makePage("stocks");
  await side.show(store(0));
  await stands();
  await side.show(store(1));
  expect(opened).toHaveLength(1);
  expect(finder.state().chosen).toBe(store(1));
  await side.show(store(1)); // its own popup is replaced
  expect(finder.state().chosen).toBe(store(1));
});

it("a press on the map selects in the list; closing the popup selects nothing", async () => {
  const { side, opened, finder, store, popups, said } = makePage("stocks");
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.onPress?.("1");
  expect(finder.state().chosen).toBe(store(1));
  expect(said).toHaveLength(1);
  opened[0]?.onPress?.("0");
  expect(finder.state().chosen).toBe(store(0));
  popups.at(-1)?.close();
  expect(finder.state().chosen).toBeNull();
  opened[0]?.onPress?.("no such id");
  expect(finder.state().chosen).toBeNull();
});

it("the map shows the search results once typing pauses", async () => {
  const { side, finder, calls } = makePage("stocks");
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  calls.length = 0;
  finder.look("g");
  finder.look("gda");
  await vi.advanceTimersByTimeAsync(299);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(["points 0", "choose null", "fit"]);
});

it("places are geocoded when the map is mounted, and not before", async () => {
  const { side, questions, stands, calls, store } = makePage("stocks");
  void side.begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(questions).toEqual([]);
  await stands();
  expect(questions).toEqual(["Nadmorska 2, Łeba, Polska"]);
  expect(store(2).place).toEqual(here);
  expect(calls).toContain("points 0,1,2");
});

describe("a place that is found later", () => {
  const findLater = async (move: (page: ReturnType<typeof makePage>) => unknown) => {
    const page = makePage("stocks");
    page.answers.after = 900;
    void page.side.begin();
    await vi.advanceTimersByTimeAsync(0);
    page.opened[0]?.onReady?.();
    move(page);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.calls).toContain("points 0,1,2");
    return page.calls.filter((call) => call === "fit").length;
  };

  it("is in view with the others, when the shopper has not moved the map", async () => {
    expect(await findLater(() => {})).toBe(2);
  });

  it.each([
    ["moved", ({ looksAt }) => Object.assign(looksAt.center, here)],
    ["zoomed", ({ looksAt }) => Object.assign(looksAt, { zoom: 9 })],
    ["chosen a store on", ({ opened }) => opened[0]?.onPress?.("1")],
  ] satisfies [string, (page: ReturnType<typeof makePage>) => unknown][])(
    "leaves the view to a shopper who has %s the map",
    async (_, move) => {
      expect(await findLater(move)).toBe(1);
    },
  );
});

it("a single place that could not be geocoded is not reported as unknown", async () => {
  const { side, stands, alerts, answers, questions } = makePage("contact", given.slice(2));
  answers.place = fault("network");
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  await stands();
  expect([questions.length, alerts]).toEqual([1, []]);
});

it("thirty and more places announce their geocoding, once, and the indicator disappears at the end", async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    name: `P${index}`,
    street: `U ${index}`,
    city: "Łeba",
  }));
  const { side, opened, element, said, questions } = makePage("partners", many);
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.onReady?.();
  const toast = element.querySelector("#partners_list__loading_toast.partners_list__loading_toast");
  expect(toast?.textContent).toBe("Trwa ładowanie punktów na mapie");
  expect(toast?.querySelector("span.loader")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(questions).toHaveLength(30);
  expect(element.querySelector("#partners_list__loading_toast")).toBeNull();
  expect(said).toEqual(["Trwa ładowanie punktów na mapie"]);
});

it("geocoded places appear as they come; the view follows the first of them, and finally all of them", async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    name: `P${index}`,
    street: `U ${index}`,
    city: "Łeba",
  }));
  const { side, opened, calls, answers } = makePage("partners", many);
  answers.after = 200; // three in parallel: results arrive faster than the pause that ends typing
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.onReady?.();
  const drawn = () => calls.filter((call) => call.startsWith("points 0"));
  await vi.advanceTimersByTimeAsync(600);
  expect(drawn().length).toBeGreaterThan(0);
  expect(drawn().at(-1)?.split(",").length).toBeLessThan(40);
  await vi.advanceTimersByTimeAsync(600);
  expect(calls.filter((call) => call === "fit")).toHaveLength(1);
  opened[0]?.onReady?.(); // it was gone for a moment: no address is requested twice
  await vi.advanceTimersByTimeAsync(10_000);
  expect(drawn().at(-1)?.split(",").length).toBe(40);
  expect(calls.filter((call) => call === "fit")).toHaveLength(2);
});

it("a store with an unknown address is reported, also in the map's place, and no map is fetched for it", async () => {
  const { side, store, alerts, opened, answers, element } = makePage("stocks");
  answers.place = fault("absent");
  await side.show(store(2));
  expect(alerts).toEqual(["Nie znaleziono: Nadmorska 2, 84-360 Łeba"]);
  expect(element.textContent).toBe(alerts[0]);
  expect(opened).toEqual([]);
  answers.place = done(here);
  await side.show(store(2));
  expect([element.textContent, opened.length]).toEqual(["", 1]);
});

it("without a geocoder no address is reported as unknown; the box is busy meanwhile", async () => {
  const { side, store, alerts, answers, element } = makePage("stock", given.slice(2));
  answers.place = fault("network");
  answers.after = 500;
  const shown = side.show(store(0));
  expect(element.className).toBe("--loading");
  await vi.advanceTimersByTimeAsync(500);
  await shown;
  expect(alerts).toEqual(["Mapy nie można teraz pokazać. Adres: Na Wydmie, Nadmorska 2, 84-360 Łeba"]);
  expect([element.className, element.textContent]).toEqual(["", alerts[0]]);
});

it("a single store's map opens on its press, at its street and with its popup", async () => {
  const { side, store, opened, calls, popups } = makePage("stock", given.slice(0, 1));
  await side.show(store(0));
  expect(opened[0]).toMatchObject({ begin: "asked", cluster: false, label: "Mapa: Nad Motławą" });
  expect(calls).toContain("view 54.352 15");
  expect(popups.at(-1)?.id).toBe("0");
});

it("a single place that is only reached opens no popup, which would request its map; a mounted one does", async () => {
  const { side, popups, calls, stands } = makePage("contact", given.slice(0, 1));
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([calls.at(-1), popups]).toEqual(["view 54.352 15", []]);
  await stands();
  expect(popups).toHaveLength(1);
});

it("a single place without coordinates is geocoded once its map is mounted", async () => {
  const { side, opened, stands, questions, calls, alerts, answers } = makePage("contact", given.slice(2));
  void side.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([questions, opened.length]).toEqual([[], 1]);
  await stands();
  expect(calls.slice(-3)).toEqual(["points 0", "choose null", "view 54.76 15"]);
  expect(alerts).toEqual([]);
  const lost = makePage("contact", given.slice(2));
  lost.answers.place = fault("absent");
  void lost.side.begin();
  await vi.advanceTimersByTimeAsync(0);
  await lost.stands();
  expect(lost.alerts).toEqual(["Nie znaleziono: Nadmorska 2, 84-360 Łeba"]);
  expect(answers.place.ok).toBe(true);
});

it.each(["no-webgl", "no-tiles-configured", "policy"] as const)(
  "when a map never loads (%s), a press selects in the list and announces the address",
  async (what) => {
    const { side, store, opened, alerts, finder, element } = makePage("stocks");
    await side.show(store(0));
    opened[0]?.onFault?.(what, true);
    expect(element.className).toBe("");
    await side.show(store(1));
    expect(alerts).toEqual([
      "Mapy nie można teraz pokazać. Adres: Pod Wawelem, Floriańska 18, 31-021 Kraków",
    ]);
    expect(finder.state().chosen).toBe(store(1));
    expect(opened).toHaveLength(1);
  },
);

it.each(["tiles", "timeout", "context-lost", "file", "no-size"] as const)(
  "after a temporary failure (%s), the next press retries",
  async (what) => {
    const { side, store, opened, calls, finder } = makePage("stocks");
    await side.show(store(0));
    opened[0]?.onFault?.(what, false);
    await side.show(store(1));
    expect(calls.filter((call) => /open|remove/.test(call))).toEqual(["open asked", "remove", "open asked"]);
    opened[0]?.onPress?.("0"); // events of the first map are ignored
    opened[0]?.onFault?.("no-webgl", true);
    expect(finder.state().chosen).toBe(store(1));
  },
);

it("without its own file, the map's place explains that the list is complete, and the next press retries", async () => {
  const { side, store, answers, element, alerts, opened } = makePage("stocks");
  answers.openMap = false;
  await side.show(store(0));
  expect(element.textContent).toBe("Mapy nie można teraz pokazać. Wszystkie adresy są na tej stronie.");
  expect(alerts).toHaveLength(1);
  expect(element.className).toBe("");
  answers.openMap = true;
  await side.show(store(0));
  expect([element.textContent, opened.length]).toEqual(["", 1]);
});

it("of two presses the later one counts, however long the first one's answer takes", async () => {
  const { side, store, finder } = makePage("stocks");
  await Promise.all([side.show(store(2)), side.show(store(0))]);
  expect(finder.state().chosen).toBe(store(0));
});

it("leaves nothing behind", async () => {
  const { side, store, calls, gone, element, finder } = makePage("stocks");
  await side.show(store(0));
  gone.abort();
  expect(calls.at(-1)).toBe("remove");
  expect(element.className).toBe("");
  const before = calls.length;
  finder.look("g");
  await vi.advanceTimersByTimeAsync(1_000);
  await side.show(store(1));
  expect(calls).toHaveLength(before);
});
