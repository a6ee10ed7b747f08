// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { emptyAnswer, type Field, field, fullAnswer } from "./support";

afterEach(() => void vi.useRealTimers());

const nameOf = (option: HTMLElement | null) =>
  option?.querySelector(".search_result__name")?.textContent ?? null;

async function open(): Promise<Field> {
  const made = await field();
  await made.search("bu");
  return made;
}

async function pressAll({ press, pass }: Field, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    press(key);
    await pass(1);
  }
}

const rows = [
  { keys: ["ArrowDown"], active: 0, value: "buty zimowe" },
  { keys: ["ArrowDown", "ArrowDown"], active: 1, value: "Buty trekkingowe" },
  { keys: ["ArrowUp"], active: 7, value: "Tabela rozmiarów" },
  { keys: ["ArrowUp", "ArrowDown"], active: -1, value: "bu" },
  { keys: ["ArrowDown", "ArrowUp"], active: -1, value: "bu" },
  { keys: ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"], active: 3, value: "bu" },
  { keys: ["ArrowDown", "Home"], active: 0, value: "buty zimowe" },
  { keys: ["ArrowDown", "End"], active: 0, value: "buty zimowe" },
];

it.each(rows)(
  "$keys: option $active is active and the field contains $value",
  async ({ keys, active, value }) => {
    const made = await open();
    await pressAll(made, keys);
    expect(
      made
        .options()
        .map(({ id }) => id)
        .indexOf(made.active()?.id ?? ""),
    ).toBe(active);
    expect(made.input.value).toBe(value);
    expect(made.input.getAttribute("aria-activedescendant")).toBe(made.active()?.id ?? null);
    expect(made.form.querySelectorAll(".--active").length).toBe(active < 0 ? 0 : 1);
    expect(made.input.dataset.value).toBe("bu");
    expect(document.activeElement).toBe(made.input);
  },
);

it("wraps through the field after the last option", async () => {
  const made = await open();
  await pressAll(made, Array(made.options().length + 1).fill("ArrowDown"));
  expect(made.active()).toBeNull();
  expect(made.input.value).toBe("bu");
});

it("leaves Home, End and the sideways arrows to the browser", async () => {
  const made = await open();
  await pressAll(made, ["ArrowDown"]);
  for (const key of ["Home", "End", "ArrowLeft", "ArrowRight", "a"])
    expect(made.press(key).defaultPrevented).toBe(false);
});

it.each(["ctrlKey", "metaKey", "shiftKey"])("leaves arrows with %s to the browser", async (modifier) => {
  const made = await open();
  expect(made.press("ArrowDown", { [modifier]: true }).defaultPrevented).toBe(false);
  await made.pass(1);
  expect(made.active()).toBeNull();
});

it("opens a closed list with Alt+Down, without moving into it", async () => {
  const made = await open();
  await pressAll(made, ["Escape"]);
  expect(made.input.getAttribute("aria-expanded")).toBe("false");
  made.press("ArrowDown", { altKey: true });
  await made.pass(1);
  expect(made.input.getAttribute("aria-expanded")).toBe("true");
  expect(made.active()).toBeNull();
});

it("opens a closed list with Down, at its first option", async () => {
  const made = await open();
  await pressAll(made, ["Escape", "ArrowDown"]);
  expect(nameOf(made.active())).toBe("buty zimowe");
});

it("follows the link of the active option with Enter, and does not submit", async () => {
  const made = await open();
  const clicked: (string | null)[] = [];
  made.list.addEventListener("click", (event) => {
    event.preventDefault();
    clicked.push((event.target as HTMLElement).getAttribute("href"));
  });
  await pressAll(made, ["ArrowDown", "ArrowDown"]);
  expect(made.press("Enter").defaultPrevented).toBe(true);
  await made.pass(1);
  expect(clicked).toEqual([`${location.origin}/Buty trekkingowe.html`.replace(" ", "%20")]);
  expect(made.submitted).toEqual([]);
});

it("leaves Enter without an active option to the browser", async () => {
  const made = await open();
  expect(made.press("Enter").defaultPrevented).toBe(false);
});

it("submits the typed text although an option's name is in the field", async () => {
  const made = await open();
  await pressAll(made, ["ArrowDown"]);
  made.form.requestSubmit();
  await made.pass(1);
  expect(made.submitted).toEqual(["bu"]);
});

it("submits the typed text from the option that shows all", async () => {
  const made = await open();
  await pressAll(made, ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"]);
  expect(made.submitted).toEqual(["bu"]);
});

it("searches for the name of an option with a refused address", async () => {
  const made = await field();
  made.answers({ ...emptyAnswer(), searchQueries: [{ name: "buty zimowe", link: "javascript:x" }] });
  await made.search("bu");
  await pressAll(made, ["ArrowDown"]);
  expect(made.press("Enter").defaultPrevented).toBe(false);
  made.form.requestSubmit(); // the browser's default action
  await made.pass(1);
  expect(made.submitted).toEqual(["buty zimowe"]);
});

it("closes with Escape and restores the typed text; a second Escape clears it", async () => {
  const made = await open();
  await pressAll(made, ["ArrowDown"]);
  expect(made.press("Escape").defaultPrevented).toBe(true);
  await made.pass(1);
  expect(made.input.value).toBe("bu");
  expect(made.form.classList.contains("--focus")).toBe(false);
  expect(made.options()).toEqual([]);
  expect(made.press("Escape").defaultPrevented).toBe(true);
  await made.pass(1);
  expect(made.input.value).toBe("");
  expect(made.press("Escape").defaultPrevented).toBe(false);
});

it("aborts a pending search with Escape", async () => {
  const made = await field();
  made.input.focus();
  made.type("buty");
  await made.pass(100);
  made.press("Escape");
  await made.pass(2_000);
  expect(made.asked).toEqual([]);
  expect(made.input.value).toBe("buty");
});

it("closes with Tab and lets focus move on", async () => {
  const made = await open();
  await pressAll(made, ["ArrowDown"]);
  expect(made.press("Tab").defaultPrevented).toBe(false);
  await made.pass(1);
  expect(made.input.getAttribute("aria-expanded")).toBe("false");
  expect(made.input.value).toBe("bu");
});

it("deactivates the option when the shopper types", async () => {
  const made = await open();
  await pressAll(made, ["ArrowDown"]);
  made.type("buty zimowe damskie");
  await made.pass(1);
  expect(made.active()).toBeNull();
  expect(made.input.value).toBe("buty zimowe damskie");
  expect(made.input.dataset.value).toBe("buty zimowe damskie");
});

it("deactivates the option when newer results come, and restores the typed text", async () => {
  const made = await open();
  made.type("but");
  await pressAll(made, ["ArrowDown"]);
  expect(made.input.value).toBe("buty zimowe");
  made.answers({ ...fullAnswer(), cms: [] });
  await made.pass(1_000);
  expect(made.active()).toBeNull();
  expect(made.input.value).toBe("but");
});

it("leaves the keys of an input method alone, Enter included", async () => {
  const made = await open();
  await pressAll(made, ["ArrowDown"]);
  for (const key of ["Enter", "ArrowDown", "Escape", "Tab"]) {
    expect(made.press(key, { isComposing: true }).defaultPrevented).toBe(false);
    expect(made.press(key, { keyCode: 229 }).defaultPrevented).toBe(false);
  }
  await made.pass(1);
  expect(nameOf(made.active())).toBe("buty zimowe");
  expect(made.submitted).toEqual([]);
});

it("leaves the keys of a button to the button, except Escape", async () => {
  const made = await open();
  await pressAll(made, ["ArrowDown"]);
  made.form.querySelector<HTMLElement>(".menu_search__submit")?.focus();
  for (const key of ["Enter", "ArrowDown", " "]) expect(made.press(key).defaultPrevented).toBe(false);
  await made.pass(1);
  expect(nameOf(made.active())).toBe("buty zimowe");
  expect(made.press("Escape").defaultPrevented).toBe(true);
});
