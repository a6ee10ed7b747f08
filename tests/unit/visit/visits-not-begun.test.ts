// @vitest-environment page
/** When a page's visits begin to listen to presses. */
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { makeVisits, type VisitNeeds } from "../../../runtime/visit";
import { followPage } from "../../../runtime/visit/follow";
import { asBrowser } from "../leaving/browser";
import { turns } from "../turns";

const [make, start] = [vi.fn(), vi.fn()];
const emit = vi.fn(() => false);
const needs = {
  gate: async () => ({}),
  arrival: async () => ({}),
  emit,
  report: vi.fn(),
  settings: () => ({}),
};
const visits = makeVisits(needs as unknown as VisitNeeds);
/** What the browser does: `true` for what is left to it. */
let isLeft: boolean | undefined;
for (const type of ["click", "submit"] as const)
  asBrowser(type, (event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  });

const press = async (markup: string, heard = (_event: Event) => {}) => {
  document.body.innerHTML = markup;
  const first = document.body.firstElementChild as HTMLElement;
  first.addEventListener(first.localName === "form" ? "submit" : "click", heard);
  const init = { bubbles: true, cancelable: true };
  first.dispatchEvent(
    first instanceof HTMLFormElement ? new SubmitEvent("submit", init) : new MouseEvent("click", init),
  );
  await turns();
};

beforeAll(() => {
  Reflect.get(window, "happyDOM").setURL("https://shop.test/list");
  vi.stubGlobal("window", document.documentElement); // `window` is no event target in happy-dom
});
beforeEach(() => void emit.mockClear());

it("visits listen from the first visit at the latest, once, however often they are asked to", async () => {
  await press('<a href="/c" data-visit></a>');
  expect([isLeft, emit.mock.calls.length]).toEqual([true, 0]);
  expect(await visits.visit("/b", { sections: ["#a"] })).toBe(false);
  expect(emit).toHaveBeenCalledOnce();
  visits.follow();
  await press('<a href="/c" data-visit></a>');
  expect([isLeft, emit.mock.calls.length]).toEqual([false, 2]);
});

it.each([
  '<a href="/basket"></a>',
  '<a href="#place"></a>',
  '<form action="/basket"><button></button></form>',
])("%s begins none", async (markup) => {
  followPage({ engine: make, made: () => undefined, isElsewhere: () => false, start });
  await press(markup);
  expect([isLeft, make.mock.calls, start.mock.calls]).toEqual([true, [], []]);
});

it("a link that the page opens its own way begins none", async () => {
  await press('<a href="/b" data-visit></a>', (event) => event.preventDefault());
  expect([make.mock.calls, start.mock.calls]).toEqual([[], []]);
});
