// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Field, field } from "./support";

const page = document.documentElement;

beforeEach(() => {
  vi.spyOn(window.screen, "width", "get").mockReturnValue(390);
  vi.spyOn(window, "scrollTo").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const part = ({ form }: Field, name: string) => form.querySelector(`.menu_search__${name}`) as HTMLElement;
const isOpen = () => page.classList.contains("--search-open");

it("opens when the field gets focus on a narrow screen, and scrolls to the top", async () => {
  const made = await field();
  made.input.focus();
  expect(isOpen()).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  const block = part(made, "block");
  expect(block.getAttribute("role")).toBe("dialog");
  expect(block.getAttribute("aria-modal")).toBe("true");
  expect(block.getAttribute("aria-label")).toBe("Szukaj w sklepie");
  expect(part(made, "submit").getAttribute("aria-label")).toBe("Zamknij wyszukiwanie");
});

it("does not open on a wide screen", async () => {
  vi.spyOn(window.screen, "width", "get").mockReturnValue(768);
  const made = await field();
  made.input.focus();
  expect(isOpen()).toBe(false);
});

it("does not open in the mobile drawer", async () => {
  const made = await field();
  page.classList.add("sidebar_open");
  made.input.focus();
  expect(isOpen()).toBe(false);
  made.input.blur();
  part(made, "mobile").click();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(made.input);
});

it("opens by the link, with focus in the field during the tap, and closes by the link again", async () => {
  const made = await field();
  const link = part(made, "mobile");
  expect(link.getAttribute("aria-expanded")).toBe("false");
  link.click();
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(made.input);
  expect(made.form.classList.contains("--focus")).toBe(true);
  expect(link.getAttribute("aria-expanded")).toBe("true");
  link.click();
  expect(isOpen()).toBe(false);
  expect(made.form.classList.contains("--focus")).toBe(false);
  expect(document.activeElement).toBe(link);
});

it("closes with Escape, and restores focus and names", async () => {
  const made = await field();
  part(made, "mobile").click();
  made.press("Escape");
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(part(made, "mobile"));
  expect(part(made, "submit").getAttribute("aria-label")).toBe("Szukaj");
  expect(part(made, "block").getAttributeNames()).toEqual(["class"]);
});

it("stays closed after Escape when the field itself had opened it", async () => {
  const made = await field();
  made.input.focus();
  made.press("Escape");
  await made.pass(1);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(made.input);
  made.input.click();
  expect(isOpen()).toBe(true);
});

it("stays closed after its button when the field itself had opened it", async () => {
  const made = await field();
  made.input.focus();
  part(made, "submit").focus();
  part(made, "submit").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  await made.pass(1);
  expect(isOpen()).toBe(false);
});

it("closes by its submit icon instead of submitting", async () => {
  const made = await field();
  part(made, "mobile").click();
  made.type("buty");
  const tap = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  part(made, "submit").dispatchEvent(tap);
  await made.pass(1);
  expect(tap.defaultPrevented).toBe(true);
  expect(isOpen()).toBe(false);
  expect(made.submitted).toEqual([]);
});

it("submits by the same button when it is not an overlay", async () => {
  vi.spyOn(window.screen, "width", "get").mockReturnValue(1366);
  const made = await field();
  made.input.focus();
  made.type("buty");
  part(made, "submit").click();
  await made.pass(1);
  expect(made.submitted).toEqual(["buty"]);
});

it("always submits the typed text with Enter, even with a field named submit", async () => {
  const made = await field({
    before(form) {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = "submit";
      form.append(field);
    },
  });
  part(made, "mobile").click();
  made.type("bu");
  await made.pass(1_000);
  made.press("ArrowDown");
  await made.pass(1);
  expect(made.input.value).toBe("buty zimowe");
  expect(made.press("Enter").defaultPrevented).toBe(true);
  await made.pass(1);
  expect(made.submitted).toEqual(["bu"]);
  expect(isOpen()).toBe(false); // a listener of the page has prevented the submit, and sends the form itself
});

it("treats a click without a pointer as Enter while the field has focus", async () => {
  const made = await field();
  part(made, "mobile").click();
  made.type("buty");
  part(made, "submit").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }));
  await made.pass(1);
  expect(made.submitted).toEqual(["buty"]);
});

it("submits nothing with the Enter of an input method", async () => {
  const made = await field();
  part(made, "mobile").click();
  made.type("buty");
  made.press("Enter", { isComposing: true });
  await made.pass(1);
  expect(made.submitted).toEqual([]);
});

it("keeps Tab inside", async () => {
  const made = await field();
  part(made, "mobile").click();
  expect(made.press("Tab").defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(part(made, "submit"));
  made.press("Tab");
  expect(document.activeElement?.className).toBe("menu_search__tool --submit");
  made.press("Tab");
  expect(document.activeElement).toBe(made.input);
  made.press("Tab", { shiftKey: true });
  expect(document.activeElement?.className).toBe("menu_search__tool --submit");
  expect(isOpen()).toBe(true);
});

it("makes room for the results when they are scrolled by touch", async () => {
  const made = await field();
  part(made, "mobile").click();
  await made.search("buty");
  made.list.dispatchEvent(new Event("touchmove", { bubbles: true }));
  expect(document.activeElement).not.toBe(made.input);
  await made.pass(1);
  expect(made.options().length).toBe(8);
});
