// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { basketOf, HEADER, isOpen, lines, partsLoaded, type Shop, settled, shop } from "./support";

const pointer = (target: Element, type: string, pointerType = "mouse") =>
  target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type === "pointerdown" }));
const press = (key: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const elsewhere = () => document.getElementById("elsewhere") as HTMLElement;

describe("the toggle", () => {
  it("follows the header's link and controls the panel", async () => {
    const made = await shop();
    expect(made.link.nextElementSibling).toBe(made.toggle);
    expect(made.toggle.type).toBe("button");
    const panel = await made.mountPanel();
    expect(made.toggle.getAttribute("aria-controls")).toBe(panel.id);
    expect(panel.id).not.toBe("");
  });

  it("takes no room in the header", async () => {
    const made = await shop();
    expect(made.toggle.style.position).toBe("absolute");
  });

  it("opens and closes the panel, and loads it", async () => {
    const made = await shop();
    expect(isOpen(made)).toBe(false);
    made.toggle.click();
    expect(isOpen(made)).toBe(true);
    expect(made.open).toHaveBeenCalledTimes(1);
    made.toggle.click();
    expect(isOpen(made)).toBe(false);
  });

  it("also uses the theme's own class for an open panel", async () => {
    const made = await shop();
    made.toggle.click();
    expect(made.host.classList.contains("focus")).toBe(true);
  });

  it("shows the server's skeleton while the panel loads", async () => {
    const made = await shop();
    const skeleton = made.find(".top_basket__details");
    expect(skeleton?.style.display).toBe("none");
    made.toggle.click();
    expect(skeleton?.style.display).toBe("");
  });

  it("is removed when the panel does not load", async () => {
    const made = await shop();
    made.open.mockResolvedValue(false);
    made.toggle.click();
    await eventually(() => expect(made.toggle.style.display).toBe("none"));
    expect(isOpen(made)).toBe(false);
    expect(made.find(".top_basket__details")?.style.display).toBe("none");
    made.show(basketOf(lines(4)));
    expect(made.toggle.style.display).toBe("none");
  });

  it("comes back when the panel's file has loaded after all", async () => {
    const made = await shop();
    made.open.mockResolvedValueOnce(false);
    made.toggle.click();
    await eventually(() => expect(made.toggle.style.display).toBe("none"));
    const detail = { name: "mini-basket", host: made.host };
    document.dispatchEvent(new CustomEvent("wyspa:island-ready", { detail }));
    expect(made.toggle.style.display).toBe("");
    made.toggle.click();
    expect(isOpen(made)).toBe(true);
  });

  it("closes when the panel fails", async () => {
    const made = await shop();
    made.toggle.click();
    const detail = { name: "mini-basket", host: made.host, phase: "render", error: new Error("x") };
    document.dispatchEvent(new CustomEvent("wyspa:island-error", { detail }));
    expect(isOpen(made)).toBe(false);
  });
});

describe("the toggle, before its handler has loaded,", () => {
  const slowly = async () => {
    const way = { comes: () => {} };
    const coming = new Promise<void>((resolve) => (way.comes = resolve));
    const load = () => coming.then(() => import("../../../islands/mini-basket/disclosure"));
    return { way, made: await shop(basketOf(lines(3)), HEADER, load) };
  };
  const broken = async () => {
    const load = vi.fn(async (): Promise<unknown> => Promise.reject(new Error("no file")));
    return { load, made: await shop(basketOf(lines(3)), HEADER, load) };
  };

  it("is marked as closed", async () => {
    const { made } = await slowly();
    expect(made.toggle.getAttribute("aria-expanded")).toBe("false");
  });

  it.each([1, 2, 3])("opens the panel once after %i presses, and is busy until then", async (presses) => {
    const { way, made } = await slowly();
    for (let press = 0; press < presses; press++) made.toggle.click();
    expect(made.toggle.getAttribute("aria-busy")).toBe("true");
    way.comes();
    await eventually(() => expect(made.open).toHaveBeenCalledTimes(1));
    await settled();
    expect(isOpen(made)).toBe(true);
    expect(made.open).toHaveBeenCalledTimes(1);
    expect(made.toggle.hasAttribute("aria-busy")).toBe(false);
  });

  it("is removed on a press when the handler does not load, and the link has focus and the count", async () => {
    const { made } = await broken();
    expect(made.toggle.style.display).toBe("");
    made.toggle.focus();
    made.toggle.click();
    await eventually(() => expect(made.toggle.style.display).toBe("none"));
    expect(document.activeElement).toBe(made.link);
    expect(made.link.textContent).toContain("Wartość koszyka: 120,00 zł, 3 produkty");
    made.show(basketOf(lines(4)));
    expect(made.toggle.style.display).toBe("none");
  });

  it("comes back when a later retry loads the handler", async () => {
    const { made, load } = await broken();
    made.toggle.click();
    await eventually(() => expect(made.toggle.style.display).toBe("none"));
    load.mockImplementation(() => import("../../../islands/mini-basket/disclosure"));
    pointer(made.host, "pointerenter");
    await eventually(() => expect(made.toggle.style.display).toBe(""));
    made.toggle.click();
    expect(isOpen(made)).toBe(true);
  });
});

describe("the open panel", () => {
  let made: Shop;
  beforeEach(async () => {
    made = await shop();
    made.toggle.focus();
    made.toggle.click();
  });

  it("closes on Escape and moves focus back to the toggle", () => {
    made.find<HTMLElement>(".top_basket__details")?.setAttribute("tabindex", "-1");
    made.find<HTMLElement>(".top_basket__details")?.focus();
    press("Escape");
    expect(isOpen(made)).toBe(false);
    expect(document.activeElement).toBe(made.toggle);
  });

  it("leaves focus alone on Escape when it is elsewhere", async () => {
    made.toggle.blur();
    press("Escape");
    expect(isOpen(made)).toBe(false);
    expect(document.activeElement).not.toBe(made.toggle);
  });

  it("stays open on other keys", () => {
    press("Enter");
    press("Tab");
    expect(isOpen(made)).toBe(true);
  });

  it("closes when focus leaves the host", () => {
    made.toggle.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: elsewhere() }));
    expect(isOpen(made)).toBe(false);
  });

  it("stays open when focus moves inside, or is lost with a removed row", () => {
    made.toggle.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: made.link }));
    made.toggle.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));
    expect(isOpen(made)).toBe(true);
  });

  it("closes on a press outside, and not on a press inside", () => {
    pointer(made.link, "pointerdown");
    expect(isOpen(made)).toBe(true);
    pointer(elsewhere(), "pointerdown");
    expect(isOpen(made)).toBe(false);
  });

  it("has no listener after the island ends", () => {
    made.unmountShell();
    made.host.classList.add("--open");
    press("Escape");
    expect(made.host.classList.contains("--open")).toBe(true);
  });
});

describe("the mouse", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("opens the panel after a short rest, and closes it a moment after it leaves", async () => {
    const made = await shop();
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(119);
    expect(isOpen(made)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOpen(made)).toBe(true);
    pointer(made.host, "pointerleave");
    vi.advanceTimersByTime(299);
    expect(isOpen(made)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen(made)).toBe(false);
  });

  it("opens nothing when it only crosses", async () => {
    const made = await shop();
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(100);
    pointer(made.host, "pointerleave");
    vi.advanceTimersByTime(1_000);
    expect(made.open).not.toHaveBeenCalled();
  });

  it("keeps the panel open when it returns in time", async () => {
    const made = await shop();
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(200);
    pointer(made.host, "pointerleave");
    vi.advanceTimersByTime(200);
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(true);
  });

  it("keeps the panel closed after Escape until it enters again", async () => {
    const made = await shop();
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(200);
    press("Escape");
    made.show(basketOf(lines(4)));
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(false);
    pointer(made.host, "pointerleave");
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(200);
    expect(isOpen(made)).toBe(true);
  });

  it("pins with a click a panel that it has opened by resting", async () => {
    const made = await shop();
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(200);
    made.toggle.click();
    expect(isOpen(made)).toBe(true);
    pointer(made.host, "pointerleave");
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(true);
  });

  it("opens the panel for a basket that arrives while it rests", async () => {
    const made = await shop(null);
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(false);
    made.show(basketOf(lines(1)));
    await partsLoaded();
    vi.advanceTimersByTime(200);
    expect(isOpen(made)).toBe(true);
  });

  it.each(["touch", "pen"])("is not a %s", async (kind) => {
    const made = await shop();
    pointer(made.host, "pointerenter", kind);
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(false);
  });

  it("opens nothing for an empty basket", async () => {
    const made = await shop(basketOf([]));
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(false);
    expect(made.open).not.toHaveBeenCalled();
  });
});
