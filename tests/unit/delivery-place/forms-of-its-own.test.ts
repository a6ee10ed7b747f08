// @vitest-environment page
/** The island handles the submit of its own form only, and shows errors with the shop's texts. */
import { afterEach, expect, it, vi } from "vitest";
import { place, settled } from "./support";

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: as the platform writes it
  document.cookie = "setZipcodeForced=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT";
});

const FIELD = `<input id="code" required value=""><button>Zmień</button>`;
const submit = (form: Element | null) => {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  form?.dispatchEvent(event);
  return event.defaultPrevented;
};

it.each([
  ["the form itself", `<form data-island>${FIELD}</form>`],
  ["an element around the form", `<div data-island><form>${FIELD}</form></div>`],
])(
  "%s is taken over, without the browser's own validation, and is restored afterwards",
  async (_name, markup) => {
    const { said, end } = place(markup, { orderProcess: false });
    const form = document.querySelector("form") as HTMLFormElement;
    expect(form.hasAttribute("novalidate")).toBe(true);
    expect(submit(form)).toBe(true);
    expect(said).toEqual(["Wpisz kod pocztowy."]);
    end();
    expect(form.hasAttribute("novalidate")).toBe(false);
    expect(submit(form)).toBe(false);
  },
);

it("a field in a form of the page, or in no form, is left alone, and the designer is warned once", () => {
  const warned: unknown[] = [];
  for (const markup of [
    `<form><div data-island>${FIELD}</div></form>`,
    `<form><input data-island></form>`,
    `<div data-island>${FIELD}</div>`,
  ]) {
    const { warnings, host } = place(markup, { orderProcess: false });
    expect(submit(document.querySelector("form"))).toBe(false);
    expect(host.querySelector("form, [novalidate]")).toBeNull();
    warned.push(...warnings.mock.calls.splice(0).map(([, text]) => text));
  }
  expect(warned).toEqual([expect.stringContaining("needs a form of its own")]);
});

it("an empty element receives a form, also inside another form", () => {
  const { host } = place(`<form id="order"><div data-island></div></form>`, { orderProcess: false });
  const own = host.querySelector("form");
  expect(own?.hasAttribute("novalidate")).toBe(true);
  expect(submit(document.querySelector("#order"))).toBe(false);
});

it.each([true, false])(
  "a late answer (set: %s) neither reloads nor announces anything on the page that was swapped in",
  async (isSet) => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const { said, emitted, mutations, end } = place(`<form data-island>${FIELD}</form>`, {
      orderProcess: false,
    });
    (document.querySelector("#code") as HTMLInputElement).value = "10-100";
    submit(document.querySelector("form"));
    await settled();
    end();
    await mutations[0]?.answer(isSet);
    expect(said).toEqual(["Zmieniam miejsce dostawy…"]);
    expect([emitted, reload.mock.calls]).toEqual([[], []]);
    expect(document.cookie.includes("setZipcodeForced")).toBe(isSet);
  },
);
