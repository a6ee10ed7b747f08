// @vitest-environment page
import { expect, test } from "vitest";
import { appendOwn } from "../../../runtime/dom/append-own";
import { makeElement } from "../../../runtime/dom/make-element";

test("an element takes the place of its copy, and leaves the place's other children alone", () => {
  document.body.innerHTML = '<i class="other"></i><b class="box --old">copy</b>';
  const box = makeElement("b", "box", "own");
  appendOwn(document.body, box);
  expect([...document.body.children].map(({ className }) => className)).toEqual(["other", "box"]);
  expect(document.body.lastElementChild).toBe(box);
});
