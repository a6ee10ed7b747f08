// @vitest-environment page
import { beforeEach, describe, expect, it } from "vitest";
import { moveNode } from "../../../runtime/dom/move-node";

const named = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
beforeEach(() => {
  document.body.innerHTML = '<div id="box"><input id="field" value="abcdef"></div><p id="end"></p>';
});

describe("in a browser without moveBefore, a moved element", () => {
  it("is in its new place", () => {
    moveNode(named("box"), named("end"), null);
    expect(named("end").firstElementChild).toBe(named("box"));
  });

  it("keeps focus and its selection", () => {
    const field = named<HTMLInputElement>("field");
    field.focus();
    field.setSelectionRange(1, 3);
    moveNode(named("box"), named("end"), null);
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
  });

  it("keeps its scroll position", () => {
    named("box").scrollTop = 40;
    moveNode(named("box"), named("end"), null);
    expect(named("box").scrollTop).toBe(40);
  });

  it("does not take focus from elsewhere", () => {
    const other = document.body.appendChild(document.createElement("button"));
    other.focus();
    moveNode(named("box"), named("end"), null);
    expect(document.activeElement).toBe(other);
  });
});

it("a browser with moveBefore uses it, and when it throws the element is still moved", () => {
  const end = named("end") as HTMLElement & { moveBefore?: unknown };
  let asked = 0;
  end.moveBefore = () => {
    asked++;
    throw new DOMException("no", "HierarchyRequestError");
  };
  moveNode(named("box"), end, null);
  expect(asked).toBe(1);
  expect(end.firstElementChild).toBe(named("box"));
});
