// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { basketOf, HEADER, isOpen, lines, type Shop, settled, shop } from "./support";

const pointer = (target: Element, type: string, pointerType = "mouse") =>
  target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type === "pointerdown" }));
const press = (key: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const elsewhere = () => document.getElementById("elsewhere") as HTMLElement;

describe("the toggle", () => {
  it("stands after the header's link and controls the panel", async () => {
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

  it("opens and closes the panel, and asks for it", async () => {
    const made = await shop();
    expect(isOpen(made)).toBe(false);
    made.toggle.click();
    expect(isOpen(made)).toBe(true);
    expect(made.open).toHaveBeenCalledTimes(1);
    made.toggle.click();
    expect(isOpen(made)).toBe(false);
  });

  it("uses the theme's own class for an open panel, too", async () => {
    const made = await shop();
    made.toggle.click();
    expect(made.host.classList.contains("focus")).toBe(true);
  });

  it("shows the server's skeleton while the panel is on its way", async () => {
    const made = await shop();
    const skeleton = made.find(".top_basket__details");
    expect(skeleton?.style.display).toBe("none");
    made.toggle.click();
    expect(skeleton?.style.display).toBe("");
  });

  it("goes away when the panel cannot be had", async () => {
    const made = await shop();
    made.open.mockResolvedValue(false);
    made.toggle.click();
    await eventually(() => expect(made.toggle.style.display).toBe("none"));
    expect(isOpen(made)).toBe(false);
    expect(made.find(".top_basket__details")?.style.display).toBe("none");
    made.show(basketOf(lines(4)));
    expect(made.toggle.style.display).toBe("none");
  });

  it("closes when the panel breaks", async () => {
    const made = await shop();
    made.toggle.click();
    const detail = { name: "mini-basket", host: made.host, phase: "render", error: new Error("x") };
    document.dispatchEvent(new CustomEvent("wyspa:island-error", { detail }));
    expect(isOpen(made)).toBe(false);
  });
});

describe("the toggle, before what opens the panel is there", () => {
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

  it("says that the panel is closed", async () => {
    const { made } = await slowly();
    expect(made.toggle.getAttribute("aria-expanded")).toBe("false");
  });

  it.each([1, 2, 3])("opens it once by %i presses, and is busy until then", async (presses) => {
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

  it("goes at a press where that cannot be had, and the link has the focus and the count", async () => {
    const { made } = await broken();
    expect(made.toggle.style.display).toBe("");
    made.toggle.focus();
    made.toggle.click();
    await eventually(() => expect(made.toggle.style.display).toBe("none"));
    expect(document.activeElement).toBe(made.link);
    expect(made.link.getAttribute("aria-description")).toBe("3 produkty");
    made.show(basketOf(lines(4)));
    expect(made.toggle.style.display).toBe("none");
  });

  it("comes back when that comes with a later need", async () => {
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

describe("closing", () => {
  let made: Shop;
  beforeEach(async () => {
    made = await shop();
    made.toggle.focus();
    made.toggle.click();
  });

  it("Escape closes and gives the focus back to the toggle", () => {
    made.find<HTMLElement>(".top_basket__details")?.setAttribute("tabindex", "-1");
    made.find<HTMLElement>(".top_basket__details")?.focus();
    press("Escape");
    expect(isOpen(made)).toBe(false);
    expect(document.activeElement).toBe(made.toggle);
  });

  it("Escape leaves the focus alone when it is elsewhere", async () => {
    made.toggle.blur();
    press("Escape");
    expect(isOpen(made)).toBe(false);
    expect(document.activeElement).not.toBe(made.toggle);
  });

  it("other keys leave it open", () => {
    press("Enter");
    press("Tab");
    expect(isOpen(made)).toBe(true);
  });

  it("focus that leaves the host closes", () => {
    made.toggle.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: elsewhere() }));
    expect(isOpen(made)).toBe(false);
  });

  it("focus that moves inside, or is lost with a removed row, does not", () => {
    made.toggle.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: made.link }));
    made.toggle.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));
    expect(isOpen(made)).toBe(true);
  });

  it("a press elsewhere closes, a press inside does not", () => {
    pointer(made.link, "pointerdown");
    expect(isOpen(made)).toBe(true);
    pointer(elsewhere(), "pointerdown");
    expect(isOpen(made)).toBe(false);
  });

  it("nothing listens any more after the end", () => {
    made.unmountShell();
    made.host.classList.add("--open");
    press("Escape");
    expect(made.host.classList.contains("--open")).toBe(true);
  });
});

describe("the mouse", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("opens after it has rested a moment, and closes a moment after it has gone", async () => {
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

  it("opens nothing when it only passes", async () => {
    const made = await shop();
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(100);
    pointer(made.host, "pointerleave");
    vi.advanceTimersByTime(1_000);
    expect(made.open).not.toHaveBeenCalled();
  });

  it("keeps it open when it comes back in time", async () => {
    const made = await shop();
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(200);
    pointer(made.host, "pointerleave");
    vi.advanceTimersByTime(200);
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(true);
  });

  it("stays closed after Escape until the mouse comes again", async () => {
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

  it("pins with a click what it has opened by resting", async () => {
    const made = await shop();
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(200);
    made.toggle.click();
    expect(isOpen(made)).toBe(true);
    pointer(made.host, "pointerleave");
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(true);
  });

  it("opens for a basket that arrives under it", async () => {
    const made = await shop(null);
    pointer(made.host, "pointerenter");
    vi.advanceTimersByTime(1_000);
    expect(isOpen(made)).toBe(false);
    made.show(basketOf(lines(1)));
    vi.advanceTimersByTime(200);
    expect(isOpen(made)).toBe(true);
  });

  it.each(["touch", "pen"])("is not what a %s is", async (kind) => {
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
