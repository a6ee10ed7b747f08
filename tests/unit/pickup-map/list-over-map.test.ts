// @vitest-environment page
/** The list as a sheet over the open map: its handle is a button with three sizes, for keys, presses and pulls. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { raw } from "./support";
import { fakeMap, pointsOf, widget } from "./widget";

let shown: Awaited<ReturnType<typeof widget>>;
let map: ReturnType<typeof fakeMap>;

async function open(props: Record<string, unknown> = {}) {
  map = fakeMap();
  const { openMap } = map;
  shown = await widget({ options: { lat: 52, lng: 21 }, more: { props, openMap } as never });
  shown.questions[0]?.answer(pointsOf(raw("1"), raw("2")));
  await eventually(() => expect(shown.rows()).toHaveLength(2));
  shown.button("Pokaż mapę").click();
  await eventually(() => expect(shown.host.querySelector(".cop_pickup_map__wrapper")).not.toBeNull());
}
afterEach(() => shown.end());

const handle = () => shown.find<HTMLButtonElement>(".cop_pickup_sheet__handle");
const size = () => /--(\w+)/.exec(shown.find(".cop_pickup_sheet").className)?.[1];
const isSize = (wanted: string) => eventually(() => expect(size()).toBe(wanted));
const key = (name: string) =>
  handle().dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

describe("the sheet", () => {
  beforeEach(() => open());

  it("is half as high at first, and each press leads to the next size and its name", async () => {
    const seen: unknown[] = [];
    for (let press = 0; press < 4; press++) {
      seen.push([size(), handle().textContent, handle().getAttribute("aria-expanded")]);
      const before = size();
      handle().click();
      await eventually(() => expect(size()).not.toBe(before));
    }
    expect(seen).toEqual([
      ["half", "Powiększ listę", "true"],
      ["whole", "Zwiń listę", "true"],
      ["strip", "Pokaż listę", "false"],
      ["half", "Powiększ listę", "true"],
    ]);
  });

  it("follows the arrow keys, and stops at both ends", async () => {
    for (const [name, wanted] of [
      ["ArrowDown", "strip"],
      ["ArrowDown", "strip"],
      ["ArrowUp", "half"],
      ["ArrowUp", "whole"],
      ["ArrowUp", "whole"],
    ] as const) {
      key(name);
      await isSize(wanted);
    }
  });

  it("shows the row of a marker that is pressed while it is folded", async () => {
    key("ArrowDown");
    await isSize("strip");
    map.press("courier_5-2");
    await isSize("half");
    expect(shown.rows()[1]?.classList.contains("--active")).toBe(true);
  });

  it("takes the nearest size when a finger has pulled it, and the click after the pull is not a press", async () => {
    Object.defineProperty(shown.find(".cop_pickup_sheet"), "offsetHeight", { value: 400 });
    Object.defineProperty(shown.find(".cop_pickup_stage"), "offsetHeight", { value: 800 });
    const pointer = (kind: string, clientY: number) =>
      handle().dispatchEvent(new PointerEvent(kind, { bubbles: true, clientY }));
    pointer("pointerdown", 400);
    pointer("pointermove", 100);
    expect(shown.find(".cop_pickup_sheet").style.translate).toBe("0 -300px");
    pointer("pointerup", 100);
    handle().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await isSize("whole");
    expect(shown.find(".cop_pickup_sheet").style.translate).toBe("");
  });

  it("loses its handle with the map, and the list keeps its rows and the selection", async () => {
    shown.rows()[0]?.click();
    await eventually(() => expect(shown.rows()[0]?.classList.contains("--active")).toBe(true));
    shown.button("Ukryj mapę").click();
    await eventually(() => expect(shown.host.querySelector(".cop_pickup_sheet__handle")).toBeNull());
    expect(shown.rows()[0]?.classList.contains("--active")).toBe(true);
  });
});

it("a shop may keep the map above the whole list", async () => {
  await open({ mapOnPhones: "above" });
  expect(shown.host.querySelector(".cop_pickup_sheet__handle")).toBeNull();
  expect(shown.find(".cop_pickup_parts").className).toBe("cop_pickup_parts list_map --map");
});
