// @vitest-environment page
import { beforeEach, expect, test } from "vitest";
import { keepHeight, placeholderStyleOf } from "../../../runtime/dom/keep-room";
import { moveAway } from "../../../runtime/dom/move-away";

const named = (id: string) => document.getElementById(id) as HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<div><p id="it" style="order: 3; margin-top: 5px; height: 45px;">it</p></div><div id="place"></div>`;
});

test("the placeholder of a moved element is invisible, and has the element's place among its siblings", () => {
  moveAway(named("it"), named("place"), null, "handler", "#it", placeholderStyleOf(named("it")));
  const placeholder = document.querySelector<HTMLElement>("del.handler");
  expect(placeholder?.hidden).toBe(false);
  const { visibility, display, order, marginTop } = placeholder?.style ?? ({} as CSSStyleDeclaration);
  expect([visibility, display, order, marginTop]).toEqual(["hidden", "block", "3", "5px"]);
});

for (const style of ["display: none", "position: absolute", "position: fixed"])
  test(`an element with ${style} leaves no placeholder behind`, () => {
    named("it").setAttribute("style", style);
    expect(placeholderStyleOf(named("it"))).toBe("");
  });

test("an element that keeps its height gets its own style back", () => {
  const before = document.body.innerHTML;
  const giveBack = keepHeight(named("it"));
  expect(named("it").style.minHeight).toBe("45px");
  giveBack();
  expect(document.body.innerHTML).toBe(before);
});
