/** Fixed info bars on desktops: they stay at the window's edge, one after the other, and focused elements stop beside them. */
import "../in-a-window";
import { describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { one } from "../in-page";
import { bar, HEIGHT, isHeld, openBars, rootStyle } from "./support";

const page = openBars();
const position = (id: string) => bar(id).style.getPropertyValue("--position");
const top = () => rootStyle().getPropertyValue("scroll-padding-top");
const room = (side: "top" | "bottom") => rootStyle().getPropertyValue(`--${side}-fixed-bars-height`);
/** The stacked page: a plain bar and two fixed ones on top, two fixed ones at the bottom. */
const stacked = (options: Parameters<typeof page.open>[0] = {}) => {
  for (const [id, distance] of Object.entries({ bar1: 0, bar2: 40, bar4: 80, bar3: 2000, bar5: 2040 }))
    page.tops.set(id, distance);
  return page.open({ query: "?bars=stacked", ...options });
};
const scrollBy = (pixels: number) => {
  for (const [id, distance] of page.tops) page.tops.set(id, distance - pixels);
  page.scroll();
};

describe("a fixed bar at the top", () => {
  it("stays in the page until it would leave the window, and returns to its place afterwards", async () => {
    await stacked();
    expect(isHeld("bar2")).toBe(false);
    scrollBy(60);
    expect([isHeld("bar1"), isHeld("bar2")]).toEqual([false, true]);
    scrollBy(-60);
    expect(isHeld("bar2")).toBe(false);
    expect(bar("bar2").style.minHeight).toBe("");
  });

  it("keeps its room in the page while it is held, so that nothing moves", async () => {
    await stacked();
    scrollBy(60);
    expect(bar("bar2").style.minHeight).toBe(`${HEIGHT}px`);
  });

  it("is held below the fixed bar before it", async () => {
    await stacked();
    expect([position("bar2"), position("bar4")]).toEqual(["0", `${HEIGHT}`]);
    scrollBy(41);
    expect([isHeld("bar2"), isHeld("bar4")]).toEqual([true, true]);
  });

  it("moves up when the bar before it is closed", async () => {
    await stacked();
    one(".bars__close", bar("bar2")).click();
    expect([position("bar4"), room("top")]).toEqual(["0", `${HEIGHT}px`]);
  });
});

it("fixed bars at the bottom are held above the window's lower edge, the last one lowest", async () => {
  await stacked();
  expect([position("bar5"), position("bar3")]).toEqual(["0", `${HEIGHT}`]);
  expect([isHeld("bar3"), isHeld("bar5")]).toEqual([true, true]);
  scrollBy(1_500);
  expect([isHeld("bar3"), isHeld("bar5")]).toEqual([false, false]);
});

describe("the room for fixed bars", () => {
  it("is their height, and focused elements stop beside it", async () => {
    await stacked();
    expect([room("top"), room("bottom"), top()]).toEqual(["80px", "80px", "80px"]);
  });

  it("is added to the theme's own scroll padding, which returns with the island's end", async () => {
    rootStyle().setProperty("scroll-padding-top", "10px");
    const { hosts } = await stacked();
    expect(top()).toBe("90px");
    hosts[0]?.remove();
    await eventually(() => expect(top()).toBe("10px"));
    expect(room("top")).toBe("");
  });

  it.each([1, 2] as const)("is none in view %i, where nothing is held", async (view) => {
    await stacked({ view });
    scrollBy(60);
    expect([room("top"), top(), isHeld("bar2")]).toEqual(["", "", false]);
  });

  it("follows a change of the view", async () => {
    const { boot } = await stacked();
    scrollBy(60);
    boot.store.setState((state) => ({ page: { ...state.page, view: 1 } }));
    expect([room("top"), isHeld("bar2"), bar("bar2").getAttribute("style")]).toEqual(["", false, null]);
  });

  it("is none where the bars would cover more than a quarter of the window", async () => {
    await stacked();
    vi.stubGlobal("innerHeight", 4 * 2 * HEIGHT - 1);
    window.dispatchEvent(new Event("resize"));
    expect([room("top"), top(), position("bar2")]).toEqual(["", "", ""]);
    vi.stubGlobal("innerHeight", 4 * 2 * HEIGHT);
    window.dispatchEvent(new Event("resize"));
    expect(room("top")).toBe("80px");
  });
});

it("a growing page releases and holds bars without a scroll", async () => {
  await stacked();
  page.tops.set("bar5", 300);
  page.resize();
  expect(isHeld("bar5")).toBe(false);
  page.tops.set("bar5", 2040);
  page.resize();
  expect(isHeld("bar5")).toBe(true);
});

it("bars are as the server sent them when the island ends", async () => {
  const { hosts } = await stacked();
  scrollBy(60);
  const held = bar("bar2");
  expect(held.getAttribute("style")).not.toBeNull();
  for (const host of hosts) host.remove();
  await eventually(() => expect(held.className).toBe("bars__item"));
  expect(held.getAttribute("style")).toBeNull();
});
