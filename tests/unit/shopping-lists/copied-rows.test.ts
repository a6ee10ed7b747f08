// @vitest-environment page
/** A copied row has ids of its own, so that its label selects its own radio button. */
import { beforeEach, expect, it } from "vitest";
import { addList, dropList } from "../../../runtime/dom/list-rows";

const row = (attributes: string, position: string) =>
  `<div ${attributes}><input type="radio" id="choose${position}" data-list_position="true"><label for="choose${position}" data-list_position="true" data-list_name="true">x</label></div>`;
const chooser = (position: string) =>
  `<div class="sl_choose">${row('data-list_skeleton="true"', "")}${row('data-list_id="1"', position)}</div>`;
const open = (...choosers: string[]) => {
  document.body.innerHTML = choosers.join("");
};
const ids = () => [...document.querySelectorAll("[id]")].map(({ id }) => id);
beforeEach(() => document.body.replaceChildren());

it("a new list's row is numbered, and its label belongs to its input", () => {
  open(chooser("_1"));
  addList({ id: "2", name: "B" });
  expect(document.querySelector('[data-list_id="2"]')?.outerHTML).toMatch(/id="choose_2".*for="choose_2"/);
});

it("a row that is added after another one was removed gets an unused id", () => {
  open(chooser("_1"));
  addList({ id: "2", name: "B" });
  dropList("1");
  addList({ id: "3", name: "C" });
  expect(ids()).toEqual(["choose", "choose_2", "choose_3"]);
});

it("two choosers with the same template get rows with different ids", () => {
  open(chooser("_1"), chooser("_9"));
  addList({ id: "2", name: "B" });
  const added = [...document.querySelectorAll('[data-list_id="2"] input')].map(({ id }) => id);
  expect(added).toEqual(["choose_2", "choose_3"]);
});
