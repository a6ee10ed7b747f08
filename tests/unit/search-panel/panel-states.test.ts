// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import { classesOf, emptyAnswer, field, fullAnswer } from "./support";

afterEach(() => void vi.useRealTimers());

const page = document.documentElement;

it("opens with results: theme classes, roles and names", async () => {
  const made = await field();
  expect(made.input.getAttribute("role")).toBe("combobox");
  expect(made.input.getAttribute("aria-autocomplete")).toBe("list");
  expect(made.input.getAttribute("aria-expanded")).toBe("false");
  expect(made.list.getAttribute("role")).toBeNull();
  await made.search("buty");
  expect(classesOf(made.form)).toEqual(["menu_search", "--focus", "--open"]);
  expect(classesOf(page)).toEqual(["--results-open"]);
  expect(made.list.getAttribute("role")).toBe("listbox");
  expect(made.list.getAttribute("aria-label")).toBe("Wyniki wyszukiwania");
  expect(made.input.getAttribute("aria-controls")).toBe(made.list.id);
  expect(made.input.getAttribute("aria-expanded")).toBe("true");
  expect(
    [...made.list.querySelectorAll("[role=group]")].map((group) => group.getAttribute("aria-label")),
  ).toEqual(["Podpowiedzi", "Produkty", "Producenci", "Serie", "Kategorie", "Informacje"]);
  const ids = made.options().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(made.options().every((option) => option.tabIndex === -1)).toBe(true);
});

it("marks the main page", async () => {
  const made = await field({ page: { type: "main" } });
  await made.search("buty");
  expect(classesOf(page)).toEqual(["--results-open", "--results-main-open"]);
  made.press("Escape");
  expect(classesOf(page)).toEqual([]);
});

it("shows the searched text, as text, when every group is empty", async () => {
  const made = await field();
  await made.search("buty");
  made.answers(emptyAnswer());
  await made.search("<b>qqqq");
  expect(classesOf(made.form)).toEqual(["menu_search", "--focus", "--open"]);
  expect(classesOf(page)).toEqual(["--results-open"]);
  expect(made.list.textContent).toBe("Brak wyników dla „<b>qqqq”");
  expect(made.input.getAttribute("aria-expanded")).toBe("false");
});

it("closes at once when the text gets too short", async () => {
  const made = await field();
  await made.search("buty");
  made.type("b");
  await made.pass(1);
  expect(made.options()).toEqual([]);
});

it("closes on a click outside, and stays open on a click inside", async () => {
  const made = await field();
  await made.search("buty");
  made.form.querySelector<HTMLElement>(".search_result__label")?.click();
  await made.pass(1);
  expect(made.options().length).toBe(8);
  document.querySelector("main")?.click();
  await made.pass(1);
  expect(made.options()).toEqual([]);
});

it("closes when focus leaves the form, not when focus is lost", async () => {
  const made = await field();
  await made.search("buty");
  made.input.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));
  await made.pass(1);
  expect(made.options().length).toBe(8);
  const elsewhere = made.find("#elsewhere");
  made.input.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: elsewhere }));
  await made.pass(1);
  expect(made.options()).toEqual([]);
});

it("shows its results again when the shopper comes back", async () => {
  const made = await field();
  await made.search("buty");
  made.press("Escape");
  await made.pass(1);
  made.input.click();
  await made.pass(1);
  expect(made.options().length).toBe(8);
  expect(made.asked.length).toBe(1);
});

it("marks the form while a pending request is worth waiting for", async () => {
  const made = await field();
  made.answers(() => new Promise((resolve) => setTimeout(() => resolve(done(fullAnswer())), 6_000)));
  made.input.focus();
  made.type("buty");
  await made.pass(649);
  expect(made.form.classList.contains("--loading")).toBe(false);
  await made.pass(1);
  expect(made.form.classList.contains("--loading")).toBe(true);
  expect(made.list.textContent).toBe("");
  await made.pass(4_850);
  expect(made.list.textContent).toBe("Wczytywanie wyników");
  expect(made.form.classList.contains("--open")).toBe(true);
  await made.pass(1_000);
  expect(made.form.classList.contains("--loading")).toBe(false);
  expect(made.options().length).toBe(8);
});

it("shows a failure outside of any list, with a retry button that keeps focus in the field", async () => {
  const made = await field();
  made.answers(async () => fault("status"));
  await made.search("buty");
  expect(made.list.getAttribute("role")).toBeNull();
  expect(made.input.getAttribute("aria-expanded")).toBe("false");
  expect(made.form.classList.contains("--open")).toBe(true);
  expect(made.press("Enter").defaultPrevented).toBe(false);
  expect(made.press("Tab").defaultPrevented).toBe(false);
  made.answers(fullAnswer());
  const again = made.find<HTMLButtonElement>(".search_result__retry");
  expect(again?.textContent).toBe("Spróbuj ponownie");
  expect(again?.type).toBe("button");
  again?.focus();
  again?.click();
  await made.pass(1);
  expect(document.activeElement).toBe(made.input);
  await made.pass(100);
  expect(made.options().length).toBe(8);
  expect(made.asked.length).toBe(2);
});

it("retries once when the network is back, if the panel is open", async () => {
  const made = await field();
  made.answers(async () => fault("network"));
  await made.search("buty");
  made.answers(fullAnswer());
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  await made.pass(100);
  expect(made.asked.length).toBe(2);
  expect(made.options().length).toBe(8);
  window.dispatchEvent(new Event("online"));
  await made.pass(1_000);
  expect(made.asked.length).toBe(2);
});

it("keeps focus in the field when an option is pressed by the mouse", async () => {
  const made = await field();
  await made.search("buty");
  const press = (button: number) => {
    const event = new MouseEvent("mousedown", { bubbles: true, cancelable: true, button });
    made.options()[0]?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(0)).toBe(true);
  expect(press(1)).toBe(false);
});

it("does not retry for a shopper who has left", async () => {
  const made = await field();
  made.answers(async () => fault("network"));
  await made.search("buty");
  made.press("Escape");
  window.dispatchEvent(new Event("online"));
  await made.pass(1_000);
  expect(made.asked.length).toBe(1);
});

it("writes only what changes on the server's nodes", async () => {
  const made = await field();
  await made.search("buty");
  const changed: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    changed.push(...records.map(({ attributeName }) => attributeName));
  });
  for (const node of [made.form, made.input, made.list, page]) observer.observe(node, { attributes: true });
  made.press("ArrowDown");
  await made.pass(1);
  observer.disconnect();
  expect(changed).toEqual(["aria-activedescendant"]);
});
