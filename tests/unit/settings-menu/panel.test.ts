/** The settings in the header open by keyboard and press; a listing's select sends its form. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { all, fire, key, one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = { "settings-menu": () => import("../../../islands/settings-menu/index") };
const open = async (path = "/text-page") => {
  const page = await street.open(path, { chunks });
  await page.start("settings-menu");
  return page;
};
const trigger = () => one("#menu_settings .open_trigger");
const button = () => one<HTMLButtonElement>("#menu_settings .open_trigger button[aria-controls]");
const panel = () => one("#menu_settings form");
const popup = () => {
  panel().style.position = "absolute";
  vi.spyOn(panel(), "getClientRects").mockImplementation(
    () => (panel().style.display === "none" ? [] : [{}]) as unknown as DOMRectList,
  );
};
afterEach(() => vi.restoreAllMocks());

describe("the panel", () => {
  it("gets a real button that takes over the trigger's name and focus", async () => {
    const page = await street.open("/text-page", { chunks, before: () => one(".open_trigger").focus() });
    await page.start("settings-menu");
    expect(button().getAttribute("aria-label")).toBe("Kliknij, aby zmienić język, walutę, kraj dostawy");
    expect(document.activeElement).toBe(button());
    expect(trigger().hasAttribute("tabindex")).toBe(false);
    expect(button().getAttribute("aria-controls")).toBe(panel().id);
  });

  it("is pinned by a press and closed by the next", async () => {
    await open();
    popup();
    button().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(trigger().classList.contains("--open")).toBe(true);
    expect(button().getAttribute("aria-expanded")).toBe("true");
    button().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(trigger().classList.contains("--open")).toBe(false);
    expect(panel().style.display).toBe("none");
  });

  it("closes on Escape, and focus inside it moves back to the button", async () => {
    await open();
    popup();
    button().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    one("#menu_settings_curr").focus();
    key(one("#menu_settings_curr"), "Escape");
    expect(document.activeElement).toBe(button());
    expect(panel().style.display).toBe("none");
  });

  it("closes by a press outside", async () => {
    await open();
    popup();
    button().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    fire(document.body, "pointerdown");
    expect(trigger().classList.contains("--open")).toBe(false);
  });

  it("names the group of its languages", async () => {
    await open();
    const group = one("#menu_settings [role=radiogroup]");
    expect(group.getAttribute("aria-label")).toBe("Język");
    expect(all("input[name=lang]", group)).toHaveLength(2);
  });

  it("leaves the trigger as it was when the island ends", async () => {
    await open();
    const before = trigger();
    one("#menu_settings").remove();
    await eventually(() => expect(before.getAttribute("tabindex")).toBe("0"));
    expect(before.querySelector("button[aria-controls]")).toBeNull();
    expect(before.getAttribute("role")).toBe("group");
  });
});

describe("a listing's select without a button", () => {
  const openList = async () => {
    const sent = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {});
    await open("/wyglad");
    const form = one("[id^=paging_setting] form");
    return { sent, form, select: one<HTMLSelectElement>("select", form) };
  };

  it("submits its form when a pointer selects", async () => {
    const { sent, select } = await openList();
    fire(select, "pointerdown");
    fire(select, "change");
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("waits for Enter after a selection by keyboard", async () => {
    const { sent, select } = await openList();
    expect(key(select, "ArrowDown")).toBe(true);
    // As the browser's own: libraries announce only the final choice.
    const change = new Event("change", { bubbles: true });
    Object.defineProperty(change, "isTrusted", { value: true });
    select.dispatchEvent(change);
    expect(sent).not.toHaveBeenCalled();
    key(select, "Enter");
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("has a button for keyboards that is visible only with focus", async () => {
    const { form } = await openList();
    const button = one("button[type=submit]", form);
    expect([button.textContent, button.style.clipPath]).toEqual(["Zastosuj", "inset(50%)"]);
    button.focus();
    expect(button.style.clipPath).toBe("none");
    button.blur();
    expect(button.style.clipPath).toBe("inset(50%)");
  });
});
