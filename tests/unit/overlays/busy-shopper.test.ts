// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isUserBusy } from "../../../runtime/overlays/dialog/page-busy";

beforeEach(() => {
  document.body.innerHTML = "";
});
afterEach(() => void vi.restoreAllMocks());

const focus = (html: string) => {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  element.focus();
  expect(document.activeElement).toBe(element);
};

it("a shopper who has focused nothing is not busy", () => {
  expect(document.activeElement).toBe(document.body);
  expect(isUserBusy()).toBe(false);
});

it.each([
  "<input />",
  '<input type="checkbox" />',
  "<textarea></textarea>",
  "<select></select>",
  '<div contenteditable="true" tabindex="0"></div>',
  '<iframe tabindex="0"></iframe>',
])("a shopper in a field is busy: %s", (html) => {
  focus(html);
  expect(isUserBusy()).toBe(true);
});

it("a shopper in a custom element is busy, because its content is unknown", () => {
  focus('<shop-search tabindex="0"></shop-search>');
  expect(isUserBusy()).toBe(true);
});

it.each(["<button></button>", '<a href="#x"></a>', '<div role="button" tabindex="0"></div>'])(
  "a shopper on a control without text input is not busy: %s",
  (html) => {
    focus(html);
    expect(isUserBusy()).toBe(false);
  },
);

it("a shopper is busy during a press, whose click would hit the dialog", () => {
  focus("<button></button>");
  const query = document.querySelector.bind(document);
  // these tests' browser presses nothing
  vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
    query(selector === ":active" ? "button" : selector),
  );
  expect(isUserBusy()).toBe(true);
});

it("a shopper is not busy once the field has lost focus", () => {
  focus("<input />");
  document.querySelector("input")?.blur();
  expect(isUserBusy()).toBe(false);
});

it.each([
  ["between two fields of a form that is begun", 'method="post"', 'type="text"', true],
  ["beside a search that is typed", 'method="get"', 'type="text"', false],
  ["after a change of a quantity", 'method="post"', 'type="number"', false],
])("a shopper %s: %s %s is busy: %s", (_, form, input, isBusy) => {
  document.body.innerHTML = `<form ${form}><input ${input} value="1"></form>`;
  const field = document.querySelector("input") as HTMLInputElement;
  Object.assign(field, { getClientRects: () => [{}] });
  field.style.visibility = "visible"; // these tests' browser computes nothing
  expect(isUserBusy()).toBe(false);
  field.value = "2";
  expect(isUserBusy()).toBe(isBusy);
  document.querySelector("form")?.reset();
  expect(isUserBusy()).toBe(false);
});
