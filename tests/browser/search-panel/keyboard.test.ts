/** The search's combobox by keyboard, and what screen readers announce. */
import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, it } from "vitest";
import { sample } from "../sample";
import { stopClock } from "../slow-network";
import { bench, desktop, phone, quietFor } from "../support";
import { hasFocus, search } from "./field";

const b = bench();

/**
 * Index of the active option (-1 = none, -2 = the last), the field's text, the caret's position, and whether the list
 * is open.
 */
interface Outcome {
  readonly active: number;
  readonly value: RegExp;
  readonly expanded?: boolean;
  readonly caret?: number;
}

const rows: readonly { does: string; keys: readonly string[]; gives: Outcome }[] = [
  { does: "Down goes to the first option", keys: ["ArrowDown"], gives: { active: 0, value: /^buty / } },
  { does: "Up goes to the last option", keys: ["ArrowUp"], gives: { active: -2, value: /^Poradnik/ } },
  {
    does: "Up goes back to the field",
    keys: ["ArrowDown", "ArrowUp"],
    gives: { active: -1, value: /^but$/ },
  },
  {
    does: "Down goes round by the field",
    keys: ["ArrowUp", "ArrowDown"],
    gives: { active: -1, value: /^but$/ },
  },
  {
    does: "Home moves the caret",
    keys: ["ArrowDown", "Home"],
    gives: { active: 0, value: /^buty /, caret: 0 },
  },
  { does: "End moves the caret", keys: ["Home", "End"], gives: { active: -1, value: /^but$/, caret: 3 } },
  { does: "Left moves the caret", keys: ["ArrowLeft"], gives: { active: -1, value: /^but$/, caret: 2 } },
  {
    does: "Escape closes",
    keys: ["ArrowDown", "Escape"],
    gives: { active: -1, value: /^but$/, expanded: false },
  },
  {
    does: "a second Escape clears",
    keys: ["Escape", "Escape"],
    gives: { active: -1, value: /^$/, expanded: false },
  },
  { does: "Alt+Down opens", keys: ["Escape", "Alt+ArrowDown"], gives: { active: -1, value: /^but$/ } },
  { does: "Down opens and enters", keys: ["Escape", "ArrowDown"], gives: { active: 0, value: /^buty / } },
  {
    does: "a letter gives the option up",
    keys: ["ArrowDown", "x"],
    gives: { active: -1, value: /^buty .*x$/ },
  },
];

it.each(sample(rows, 7))("keys: $does", async ({ keys, gives }) => {
  const made = await search(b);
  await made.find("but");
  for (const key of keys) await made.page.keyboard.press(key);
  const all = await made.options.evaluateAll((options) =>
    options.map((one) => one.getAttribute("aria-selected")),
  );
  expect(all.indexOf("true")).toBe(gives.active === -2 ? all.length - 1 : gives.active);
  expect(await made.input.inputValue()).toMatch(gives.value);
  expect(await made.input.getAttribute("aria-expanded")).toBe(String(gives.expanded ?? true));
  if (gives.caret !== undefined)
    expect(await made.input.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(gives.caret);
  expect(await hasFocus(made.page)).toBe(true);
  if (gives.active === -1) expect(await made.input.getAttribute("aria-activedescendant")).toBeNull();
  else
    expect(await made.input.getAttribute("aria-activedescendant")).toBe(await made.active.getAttribute("id"));
});

it("Enter on an option follows its link", async () => {
  const made = await search(b);
  await made.find("but");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await made.page.keyboard.press(key);
  const address = await made.active.getAttribute("href");
  await made.page.keyboard.press("Enter");
  await made.page.waitForURL(address ?? "");
});

it("Enter without an option submits the typed text", async () => {
  const made = await search(b);
  await made.find("but");
  await made.page.keyboard.press("ArrowDown");
  await made.page.keyboard.press("ArrowUp");
  await made.page.keyboard.press("Enter");
  await made.page.waitForURL(/\/search\.php\?text=but$/);
});

it("a click on the submit button submits the typed text, whatever option is active", async () => {
  const made = await search(b);
  await made.find("but");
  await made.page.keyboard.press("ArrowDown");
  await made.page.locator(".menu_search__submit").click();
  await made.page.waitForURL(/\/search\.php\?text=but$/);
});

it("asks once for a text that is typed key by key, after a pause", async () => {
  const made = await search(b, { before: (page) => page.clock.install() });
  await stopClock(made.page);
  await made.page.keyboard.type("kurtka");
  await made.page.clock.runFor(100);
  expect([await made.input.inputValue(), made.asked()]).toEqual(["kurtka", []]);
  await made.page.clock.resume();
  await made.list.locator(".--product").first().waitFor();
  expect(made.asked()).toEqual(["kurtka"]);
});

it("Enter before the debounce submits and requests nothing", async () => {
  const made = await search(b);
  await made.type("buty");
  await made.page.keyboard.press("Enter");
  await made.page.waitForURL(/\/search\.php\?text=buty$/);
  expect(made.asked()).toEqual([]);
});

it("Tab closes the list and moves on to the submit button", async () => {
  const made = await search(b);
  await made.find("but");
  await made.page.keyboard.press("Tab");
  expect(await made.page.evaluate(() => document.activeElement?.className)).toBe("menu_search__submit");
  expect(await made.list.isVisible()).toBe(false);
});

it("the active option stays in view", async () => {
  const made = await search(b, { viewport: { width: 1366, height: 500 } });
  await made.find("but");
  for (let step = 0; step < 9; step++) {
    await made.page.keyboard.press("ArrowDown");
    const inside = await made.active.evaluate((option) => {
      const outer = option.closest(".search_result")?.getBoundingClientRect();
      const inner = option.getBoundingClientRect();
      return !!outer && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    });
    expect(inside).toBe(true);
  }
});

describe("for a screen reader the panel", () => {
  it("announces the number of results, once for each change", async () => {
    const made = await search(b);
    await made.find("buty");
    const count = (await made.options.count()) - 1;
    await expect.poll(() => made.said()).toEqual([expect.stringMatching(new RegExp(`^${count} wynik`))]);
    await made.type("qqqqqq");
    await expect.poll(() => made.said()).toHaveLength(2);
    expect((await made.said())[1]).toBe("Brak wyników dla „qqqqqq”");
    await quietFor(made.page, 600);
    expect(await made.said()).toHaveLength(2);
  });

  it("is a combobox with a grouped list", async () => {
    const made = await search(b);
    await made.find("kurtka");
    await made.page.keyboard.press("ArrowDown");
    const tree = await made.form.ariaSnapshot();
    expect(tree).toMatch(/- combobox "[^"]+" \[expanded\]/);
    expect(tree).toMatch(/- listbox "Wyniki wyszukiwania":/);
    expect(tree).toMatch(/- group "Produkty":/);
    expect(tree).toMatch(/- option "[^"]+" \[selected\]/);
  });

  it.each(
    sample(
      [
        ["closed on a wide screen", desktop, ""],
        ["open on a wide screen", desktop, "but"],
        ["failed on a wide screen", desktop, "fail"],
        ["open on a phone", phone, "but"],
        ["failed on a phone", phone, "fail"],
      ],
      1,
    ),
  )("has no axe violation: %s", async (_state, viewport, text) => {
    if (text === "fail") b.shop.faults.set("graphql", "500-html");
    const made = await search(b, { viewport });
    if (text === "but") await made.find(text);
    else if (text) await made.type(text);
    if (text === "fail") await made.page.locator(".search_result__retry").waitFor({ timeout: 15_000 });
    if (text === "but") await made.page.keyboard.press("ArrowDown");
    const { violations } = await new AxeBuilder({ page: made.page })
      .include("#menu_search")
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
