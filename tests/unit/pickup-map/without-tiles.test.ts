// @vitest-environment page
/** Without a usable address of tiles there is no map, so nothing leads to one. */
import { expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { eventually } from "../eventually";
import { raw } from "./support";
import { pointsOf, widget } from "./widget";

it.each([undefined, "", "no address", "https://tiles.example/map.png"])(
  "the list has no button for a map with tiles at %j",
  async (url) => {
    vi.spyOn(console, "warn").mockImplementation(() => {}); // the designer is told once per page
    const store = createStore(() => ({ shop: { languageSymbol: "pl", tiles: { url } } }));
    const shown = await widget({ options: { lat: 52, lng: 21 }, more: { store } as never });
    shown.questions[0]?.answer(pointsOf(raw("1")));
    await eventually(() => expect(shown.rows()).toHaveLength(1));
    expect(shown.host.querySelector(".cop_pickup_map")).toBeNull();
    shown.end();
  },
);
