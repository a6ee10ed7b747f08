// @vitest-environment page
/** After a visit, the list shows the new product's documents and no others. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { mount } from "../../../islands/product-documents";
import type { IslandContext } from "../../../runtime/contracts/island";

const config = (...names: string[]) =>
  Reflect.set(window, "enclosuresGPSRConfig", {
    group: names.map((name) => ({ name, url: "/a.pdf", type: "doc" })),
  });
const place = () => document.querySelector(".enclosures__gpsr") as HTMLElement;
const names = () => [...place().querySelectorAll(".enclosures__name")].map((link) => link.textContent);
const visit = () => document.dispatchEvent(new Event("wyspa:visit"));

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML =
    '<div id="host"><div class="enclosures__items --gpsr --skeleton"><div class="enclosures__gpsr"><i></i></div></div></div>';
  config("A");
  const context = { signal: life.signal, texts: () => () => "" } as unknown as IslandContext;
  mount(document.querySelector("#host") as HTMLElement, context);
});
afterEach(() => life.abort());

it("the new product's documents replace the previous ones", () => {
  expect(names()).toEqual(["A"]);
  config("B", "C");
  visit();
  expect(names()).toEqual(["B", "C"]);
});

it.each([
  ["no documents", () => config()],
  ["no readable data", () => Reflect.set(window, "enclosuresGPSRConfig", "x")],
])("a new product with %s gets the server's own content, not the previous list", (_what, set) => {
  set();
  visit();
  expect(place().innerHTML).toBe("<i></i>");
});

it("unmounting restores the server's own content", () => {
  config("B");
  visit();
  life.abort();
  expect(place().innerHTML).toBe("<i></i>");
});
