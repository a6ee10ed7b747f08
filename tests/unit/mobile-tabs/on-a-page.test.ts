/** What moves and changes with the view: tabs of the drawer, places of the mobile grid, pictures. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { all, fire, key, one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = {
  "mobile-tabs": () => import("../../../islands/mobile-tabs/index"),
  "mobile-grid": () => import("../../../islands/mobile-grid/index"),
  "responsive-image": () => import("../../../islands/responsive-image/index"),
  "lazy-image": () => import("../../../islands/lazy-image/index"),
};
const open = async (island: keyof typeof chunks, view: 1 | 2 | 4, path = "/text-page") => {
  const page = await street.open(path, { chunks: { [island]: chunks[island] }, page: { view } });
  await page.start(island);
  return {
    ...page,
    view: (to: 1 | 2 | 4) => page.boot.store.setState((state) => ({ page: { ...state.page, view: to } })),
  };
};
afterEach(() => vi.unstubAllGlobals());

describe("tabs of the drawer", () => {
  const tabs = () => all("#mobileCategories [role=tab]");
  const chosen = () => tabs().findIndex((tab) => tab.getAttribute("aria-selected") === "true");

  it("are on small views only, and the first is selected", async () => {
    const { view } = await open("mobile-tabs", 1);
    expect(one("#mobileCategories").getAttribute("role")).toBe("tablist");
    expect([chosen(), tabs().filter(({ tabIndex }) => tabIndex === 0).length]).toEqual([0, 1]);
    view(4);
    expect(one("#mobileCategories").getAttribute("role")).toBeNull();
    expect(tabs()).toEqual([]);
  });

  it("are selected by a press and by arrows, which wrap around", async () => {
    await open("mobile-tabs", 1);
    const last = tabs().length - 1;
    tabs()[1]?.click();
    expect(chosen()).toBe(1);
    tabs()[0]?.focus();
    expect(key(tabs()[0] as Element, "ArrowLeft")).toBe(false);
    expect([chosen(), document.activeElement === tabs()[last]]).toEqual([last, true]);
    key(tabs()[last] as Element, "ArrowRight");
    expect(chosen()).toBe(0);
    key(tabs()[0] as Element, "End");
    expect(chosen()).toBe(last);
  });

  it("that the page adds take part in the order of the keys, and one that it removes hands its place on", async () => {
    await open("mobile-tabs", 1);
    const [first, second] = tabs();
    const more = second?.cloneNode(true) as HTMLElement;
    more.removeAttribute("id");
    second?.parentElement?.before(more);
    await eventually(() => expect(more.getAttribute("tabindex")).toBe("-1"));
    key(first as Element, "ArrowRight");
    expect([document.activeElement === more, chosen()]).toEqual([true, 1]);
    more.remove();
    await eventually(() => expect(chosen()).toBe(0));
  });

  it("select the first one whenever the drawer opens", async () => {
    await open("mobile-tabs", 1);
    tabs()[1]?.click();
    document.documentElement.classList.add("sidebar_open");
    await eventually(() => expect(chosen()).toBe(0));
    document.documentElement.classList.remove("sidebar_open");
  });
});

it("a place of the mobile grid contains its element on phones, and gives it back on desktops", async () => {
  const { view } = await open("mobile-grid", 1);
  const place = one('.setMobileGrid[data-item="#menu_settings"]');
  expect(place.parentElement?.querySelector("aside #menu_settings, #menu_settings")).not.toBeNull();
  expect(one("#menu_settings").closest("aside")).not.toBeNull();
  view(4);
  expect(one("#menu_settings").closest("aside")).toBeNull();
  expect(one("#menu_settings").closest("header")).not.toBeNull();
});

it("an image follows the view, and the server's image is restored when the island ends", async () => {
  const { view } = await open("responsive-image", 1, "/wyglad");
  const image = one<HTMLImageElement>("#rwd_all");
  expect(image.src).toContain("view=mobile");
  view(4);
  expect(image.src).toContain("view=desktop");
  image.remove();
  await eventually(() => expect(image.getAttribute("src") ?? "").not.toContain("view=desktop"));
});

describe("a lazy image", () => {
  const near: (() => void)[] = [];
  const stub = () => {
    near.length = 0;
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(private readonly tell: (entries: unknown[]) => void) {}
        observe(target: Element) {
          near.push(() => this.tell([{ target, isIntersecting: true }]));
        }
        unobserve() {}
        disconnect() {}
      },
    );
  };

  it("keeps its placeholder until it is near the viewport and has loaded", async () => {
    stub();
    const images: HTMLImageElement[] = [];
    const make = document.createElement.bind(document);
    vi.spyOn(document, "createElement").mockImplementation(((name: string) => {
      const made = make(name);
      if (name === "img") images.push(made as HTMLImageElement);
      return made;
    }) as typeof document.createElement);
    await open("lazy-image", 4, "/wyglad");
    const image = one<HTMLImageElement>("#lazy_link img");
    expect(image.getAttribute("src")).toContain("loader.gif");
    expect(image.closest("a")?.classList.contains("loading")).toBe(true);
    for (const come of near) come();
    expect(image.getAttribute("src")).toContain("loader.gif");
    for (const copy of images) fire(copy, "load");
    await eventually(() => expect(image.className).toContain("b-loaded"));
    expect(image.getAttribute("src")).toContain("lazy=");
    expect(image.closest("a")?.classList.contains("loading")).toBe(false);
    vi.restoreAllMocks();
  });

  it("far below is there at once for a print, without a copy that loads first", async () => {
    stub();
    await open("lazy-image", 4, "/wyglad");
    const image = one<HTMLImageElement>("#lazy_link img");
    fire(window, "beforeprint");
    expect(image.getAttribute("src")).toContain("lazy=");
    expect(image.closest("a")?.classList.contains("loading")).toBe(false);
  });
});
