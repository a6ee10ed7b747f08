// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { FORM, field } from "./support";

afterEach(() => void vi.useRealTimers());

it("leaves the page as it found it", async () => {
  document.body.innerHTML = FORM;
  const before = document.body.innerHTML;
  const made = await field();
  expect(document.body.innerHTML).not.toBe(before);
  await made.search("buty");
  made.press("ArrowDown");
  await made.pass(1);
  made.unmount();
  await made.pass(10);
  expect(document.body.innerHTML).toBe(before);
  expect(document.documentElement.className).toBe("");
  expect(made.input.value).toBe("buty");
  made.type("kurtka");
  made.press("ArrowDown");
  window.dispatchEvent(new Event("online"));
  await made.pass(5_000);
  expect(made.asked.length).toBe(1);
  expect(document.body.innerHTML).toBe(before);
});

it("announces nothing and requests nothing after its unmount", async () => {
  const made = await field();
  made.input.focus();
  made.type("buty");
  await made.pass(600);
  made.unmount();
  await made.pass(10_000);
  expect(made.said).toEqual([]);
  expect(made.asked[0]?.signal?.aborted).toBe(true);
});

it("searches for a text that was typed before the mount", async () => {
  const made = await field({
    before(form) {
      const input = form.querySelector("input") as HTMLInputElement;
      input.focus();
      input.value = "buty";
    },
  });
  await made.pass(1_000);
  expect(made.options().length).toBe(8);
});

it("leaves the text of a search page alone until the shopper focuses the field", async () => {
  const made = await field({ markup: FORM.replace("name=", 'value="buty" name=') });
  await made.pass(2_000);
  expect(made.asked).toEqual([]);
  made.input.focus();
  await made.pass(1_000);
  expect(made.options().length).toBe(8);
});

it("names a field without a name, and keeps any name, as it was heard before the island came", async () => {
  const made = await field({ markup: FORM.replace(/placeholder="[^"]*"/, "") });
  expect(made.input.getAttribute("aria-label")).toBe("Szukaj w sklepie");
  made.unmount();
  const short = await field();
  expect(short.input.placeholder).not.toBe("");
  expect(short.input.hasAttribute("aria-label")).toBe(false);
  short.unmount();
  const named = await field({ markup: FORM.replace("name=", 'aria-label="Czego szukasz?" name=') });
  expect(named.input.getAttribute("aria-label")).toBe("Czego szukasz?");
});

it("works on any form with a text field named text, and creates a place for the results", async () => {
  const markup =
    '<form class="own" action="/s"><input type="hidden" name="text" value="x"><input type="search" name="text"><b>kept</b></form>';
  document.body.innerHTML = markup;
  const made = await field({ markup });
  const input = made.form.querySelector<HTMLInputElement>("[type=search]") as HTMLInputElement;
  input.focus();
  input.value = "buty";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await made.pass(1_000);
  expect(made.form.querySelectorAll(".search_result [role=option]").length).toBe(8);
  expect(made.form.querySelector("b")).not.toBeNull();
  expect(document.documentElement.classList.contains("--search-open")).toBe(false);
  made.unmount();
  await made.pass(10);
  expect(document.body.innerHTML).toBe(markup);
});

it("refuses a form without such a field, with a warning for the theme's author", async () => {
  await expect(field({ markup: "<form><input name=q></form>" })).rejects.toThrow(/<input name="text">/);
});

it("shares the page with a second search form", async () => {
  vi.spyOn(window, "scrollTo").mockReturnValue();
  const first = await field({ markup: FORM + FORM.replaceAll('id="', 'id="second_') });
  const second = await first.another("#second_menu_search");
  await first.search("buty");
  second.form.querySelector<HTMLElement>(".menu_search__mobile")?.click();
  await second.pass(1);
  expect(document.activeElement).toBe(second.input);
  expect(first.options()).toEqual([]);
  expect(document.documentElement.className).toBe("--search-open");
});
