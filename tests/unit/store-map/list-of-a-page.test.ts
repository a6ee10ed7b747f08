/** The server's own list of stores: search, order, pages, and the way to the map, on the fixture's pages. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { all, gone, key, one, soon, textOf, type } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = {
  "store-map": () => import("../../../islands/store-map/index"),
  "store-map/own-list": () => import("../../../islands/store-map/own-list"),
  geocoding: () => import("../../../runtime/platform/geocoding"),
};
const open = async (path: string, before?: () => void) => {
  const page = await street.open(path, { chunks, ...(before && { before }) });
  await page.start("store-map");
  return page;
};
const shown = () => all(".stocks_list__item:not([data-store-away])");
const names = () => shown().map((row) => row.querySelector(".stocks_list__name")?.textContent?.trim());
const field = () => one<HTMLInputElement>(".store-map__field input, input.store-map__field");
const count = () => textOf(".store-map__count");
const tools = () => soon(".store-map__tools");
const button = (text: string) => {
  const found = all("button").find((one) => one.textContent?.includes(text));
  if (!found) throw new Error(`no button ${text}`);
  return found;
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
/** happy-dom lays nothing out: here everything is in the viewport. */
const inViewport = () =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly tell: (entries: unknown[]) => void) {}
      observe(target: Element) {
        queueMicrotask(() => this.tell([{ target, isIntersecting: true }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );

describe("a list whose map cannot be shown", () => {
  it("shows no button that leads to it, until the island ends", async () => {
    const config = encodeURIComponent(JSON.stringify({ tiles: { url: "no address" } }));
    await open(`/stocks.php?config=${config}`);
    await tools();
    const buttons = all(".stocks_list__show_on_map");
    expect(buttons.length).toBeGreaterThan(1);
    for (const { style } of buttons) expect(style.cssText).toBe("display: none !important;");
    const box = one("#stocks_map");
    await eventually(() => expect(box.style.display).toBe("none"));
    one("#content").remove();
    await eventually(() => expect(buttons.filter((button) => button.hasAttribute("style"))).toEqual([]));
  });

  it("shows no box for the map of a single store either", async () => {
    const config = encodeURIComponent(JSON.stringify({ tiles: { url: "no address" } }));
    await open(`/stock.php?id=2&config=${config}`);
    const box = one("#stock_map");
    await eventually(() => expect(box.style.display).toBe("none"));
    one("#content").remove();
    await eventually(() => expect(box.style.display).toBe(""));
  });
});

describe("the tools of a long list", () => {
  it("find stores by the typed text, and announce the count", async () => {
    const page = await open("/stocks.php");
    await tools();
    const before = shown().length;
    type(field(), "krakow");
    expect(shown().length).toBeLessThan(before);
    expect(names().every((name) => name?.includes("Kraków"))).toBe(true);
    await eventually(() => expect(page.announced.length).toBeGreaterThan(0));
    expect(count()).toMatch(/\d/);
    type(field(), "");
    expect(shown()).toHaveLength(before);
  });

  it("sort by the distance from the shopper, and restore the original order", async () => {
    await open("/stocks.php");
    await tools();
    const before = names();
    const coords = { latitude: 50.06, longitude: 19.94 };
    vi.stubGlobal("navigator", {
      onLine: true,
      geolocation: { getCurrentPosition: (good: (at: unknown) => void) => good({ coords }) },
    });
    button("Najbliższe mnie").click();
    await eventually(() => expect(names()[0]).toContain("Kraków"));
    vi.unstubAllGlobals();
    one(".store-map__reset").click();
    expect(names()).toEqual(before);
  });

  it("report that the shopper's position is denied", async () => {
    const page = await open("/stocks.php");
    await tools();
    vi.stubGlobal("navigator", {
      onLine: true,
      geolocation: {
        getCurrentPosition: (_: unknown, bad: (error: unknown) => void) =>
          bad({ code: 1, PERMISSION_DENIED: 1 }),
      },
    });
    button("Najbliższe mnie").click();
    await eventually(() => expect(page.announced.length).toBeGreaterThan(0));
    expect(page.announced.join()).not.toContain("Mapa");
    vi.unstubAllGlobals();
    expect(document.querySelector(".store-map__reset")).toBeNull();
  });

  it("still sort from the shopper's position after a later text that names no place", async () => {
    await open("/stocks.php");
    await tools();
    let answer = (_at: unknown): void => {};
    const coords = { latitude: 50.06, longitude: 19.94 };
    const getCurrentPosition = (good: typeof answer) => {
      answer = good;
    };
    vi.stubGlobal("navigator", { onLine: true, geolocation: { getCurrentPosition } });
    type(field(), "Nigdzie");
    button("Najbliższe mnie").click();
    button("Szukaj").click();
    await eventually(() => expect(count()).toContain("Nie znamy miejsca"));
    expect(button("Najbliższe mnie").getAttribute("aria-busy")).toBe("true");
    answer({ coords });
    await eventually(() => expect(names()[0]).toContain("Kraków"));
    expect(count()).not.toContain("Nie znamy miejsca");
    expect(button("Najbliższe mnie").getAttribute("aria-busy")).toBeNull();
  });

  it("ask for a place before they sort by it", async () => {
    const page = await open("/stocks.php");
    await tools();
    button("Szukaj").click();
    await eventually(() => expect(page.announced.length).toBeGreaterThan(0));
    type(field(), "Kraków");
    expect(one(".store-map__tools").textContent).not.toContain(page.announced[0]);
  });

  it("are removed with the island", async () => {
    await open("/stocks.php");
    const bar = await tools();
    const host = one("[data-island-status]");
    host.remove();
    await gone(".store-map__tools");
    expect(bar.isConnected).toBe(false);
  });
});

describe("a list of more stores than fit", () => {
  it("has two buttons for pages, which stop at either end", async () => {
    await open("/stocks.php?stores=150");
    await soon(".store-map__pager");
    expect(shown()).toHaveLength(60);
    const first = names()[0];
    const previous = one(".store-map__pager button");
    const next = one(".store-map__pager button:last-child");
    expect(previous.getAttribute("aria-disabled")).toBe("true");
    next.click();
    expect(names()[0]).not.toBe(first);
    expect(textOf(".store-map__range")).toContain("61");
    expect(previous.getAttribute("aria-disabled")).toBeNull();
    next.click();
    expect(shown()).toHaveLength(30);
    expect(next.getAttribute("aria-disabled")).toBe("true");
    next.click();
    expect(shown()).toHaveLength(30);
    previous.click();
    previous.click();
    expect(names()[0]).toBe(first);
  });

  it("shows its first page again after typing", async () => {
    await open("/stocks.php?stores=150");
    await soon(".store-map__pager");
    one(".store-map__pager button:last-child").click();
    const name = names()[0] ?? "";
    type(field(), name);
    expect(names()).toContain(name);
    expect(shown().length).toBeLessThan(60);
  });
});

describe("without a map", () => {
  it("a press on the directions link announces the store's address, and the link is not followed", async () => {
    const page = await open("/stocks.php");
    const link = one(".stocks_list__show_on_map, [href='showOnMap']");
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await eventually(() => expect(page.announced.join()).toMatch(/\d{2}-\d{3}/));
  });

  it("a link with a button role is pressed by Space", async () => {
    const page = await open("/stocks.php");
    const link = one(".stocks_list__show_on_map, [href='showOnMap']");
    expect(key(link, " ")).toBe(false);
    await eventually(() => expect(page.announced.join()).toMatch(/\d{2}-\d{3}/));
  });
});

describe("a configured map", () => {
  it("has a button in its box; without its files the box explains that the list is complete", async () => {
    inViewport();
    await open("/contact.php?modules=1&tiles=1");
    const offer = await soon("#contact_map .store-map__offer");
    expect(one("#contact_map").classList.contains("--active")).toBe(true);
    one("button", offer).click();
    await eventually(() => expect(one("p", offer).textContent).toContain("Mapy nie można teraz pokazać"));
    await eventually(() => expect(one("button", offer).getAttribute("aria-disabled")).toBeNull());
    expect(one("p", offer).getAttribute("role")).toBe("status");
  });

  it("of one store shows its box on a press, and its address when the map does not load", async () => {
    const page = await open("/stock.php?id=2&modules=1&tiles=1");
    expect(one("#stock_map").classList.contains("--active")).toBe(false);
    one(".stock_info__show_on_map").click();
    expect(one("#stock_map").classList.contains("--active")).toBe(true);
    await eventually(() => expect(page.announced.join()).toContain("Floriańska 18"));
  });
});

describe("stores in a theme's props", () => {
  const stores = [
    { name: "Wydma Gdynia", street: "Morska 1", city: "Gdynia", lat: 54.5, lng: 18.5, link: "/sklep-1" },
    { name: "Wydma <b>Kraków</b>", street: "Floriańska 18", city: "Kraków", lat: 50.06, lng: 19.94 },
  ];
  const withProps = (props: unknown) => () => {
    const host = document.createElement("div");
    host.dataset.island = "store-map";
    host.dataset.islandProps = JSON.stringify(props);
    host.append("Sklepy");
    host.id = "own";
    document.body.append(host);
  };

  it("become a list with links, in which names stay text; the theme's text comes back afterwards", async () => {
    await open("/text-page", withProps({ stores }));
    const list = await soon("#own .store-map__list");
    expect(all("li", list).map((row) => one(".stocks_list__name", row).textContent)).toEqual([
      "Wydma Gdynia",
      "Wydma <b>Kraków</b>",
    ]);
    expect(one("a", list).getAttribute("href")).toContain("/sklep-1");
    type(field(), "krak");
    expect(all("li", list)).toHaveLength(1);
    expect(one("#own").textContent).not.toContain("Sklepy");
    one("#own").dataset.island = "";
    await gone("#own .store-map__list").catch(() => {});
  });

  it("without a valid store leave the theme's text, and the designer is warned", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await open("/text-page", withProps({ stores: [] }));
    expect(one("#own").textContent).toContain("Sklepy");
    expect(String(warn.mock.calls[0]?.[1])).toContain("contains no store");
  });
});

describe("a list that the page's script changes", () => {
  const rowLike = (given: HTMLElement, name: string) => {
    const row = given.cloneNode(true) as HTMLElement;
    for (const added of row.querySelectorAll(".store-map__distance, .store-map__today")) added.remove();
    row.dataset.name = name;
    const title = row.querySelector(".stocks_list__name");
    if (title) title.textContent = name;
    return row;
  };
  const counted = () => Number(/\d+/.exec(count() ?? "")?.[0]);

  it("finds a store that was added, keeps the typed text, and forgets a store that was removed", async () => {
    await open("/stocks.php");
    await tools();
    const before = counted();
    const [first] = shown();
    if (!first) throw new Error("no store");
    type(field(), "zawrotna");
    expect(shown()).toHaveLength(0);
    first.after(rowLike(first, "Zawrotna Góra"));
    await eventually(() => expect(names()).toEqual(["Zawrotna Góra"]));
    expect(field().value).toBe("zawrotna");
    type(field(), "");
    expect(counted()).toBe(before + 1);
    expect(names()[1]).toBe("Zawrotna Góra");
    first.remove();
    await eventually(() => expect(counted()).toBe(before));
    expect(names()[0]).toBe("Zawrotna Góra");
  });

  it("shows no more stores than fit, also when the page adds them", async () => {
    await open("/stocks.php?stores=150");
    await soon(".store-map__pager");
    const rows = shown();
    const [first] = rows;
    if (!first) throw new Error("no store");
    first.before(rowLike(first, "Przed wszystkimi"));
    await eventually(() => expect(names()[0]).toBe("Przed wszystkimi"));
    expect(shown()).toHaveLength(rows.length);
    expect(textOf(".store-map__range")).toContain("151");
  });

  it("keeps the page's own order of the others under one that the shopper asked for", async () => {
    await open("/stocks.php");
    await tools();
    const before = names();
    const coords = { latitude: 50.06, longitude: 19.94 };
    vi.stubGlobal("navigator", {
      onLine: true,
      geolocation: { getCurrentPosition: (good: (at: unknown) => void) => good({ coords }) },
    });
    button("Najbliższe mnie").click();
    await eventually(() => expect(names()[0]).toContain("Kraków"));
    const [nearest] = shown();
    nearest?.before(rowLike(nearest, "Tuż obok"));
    await eventually(() => expect(counted()).toBe(before.length + 1));
    one(".store-map__reset").click();
    expect(names()).toEqual([...before, "Tuż obok"]);
  });
});
