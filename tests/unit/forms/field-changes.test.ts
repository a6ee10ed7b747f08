// @vitest-environment page
/** Values that a script, a password manager or a restored page has set: told once, to our own code alone. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hearFields } from "../../../runtime/forms/changes";
import { FIELD_SET, LOOK, lookAtFields } from "../../../runtime/forms/field-set";

const FORM = `<form id="form"><input id="name" value="Anna"><textarea id="note"></textarea>
  <select id="country"><option value="1">Polska</option><option value="2">Niemcy</option></select>
  <input type="checkbox" id="box"><input type="radio" name="r" id="one" checked><input type="radio" name="r" id="two">
  <button id="button">Wyślij</button></form><p id="beside"></p>`;

const heard: string[] = [];
for (const type of [FIELD_SET, "input", "change"])
  document.addEventListener(type, ({ target }) => void heard.push(`${type} ${(target as Element).id}`));
document.body.innerHTML = FORM;
hearFields();

const get = <Of extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as Of;
const sign = (id = "button", type = "pointerdown") => {
  get(id).dispatchEvent(new Event(type, { bubbles: true }));
  return heard.splice(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = FORM;
  sign(); // the new form is seen for the first time
});

describe("a value that a script has set", () => {
  it("is told at the next sign in its form, once, by our own event alone", () => {
    get("name").value = "Ewa";
    get<HTMLSelectElement>("country").selectedIndex = 1;
    get("box").checked = true;
    expect(heard).toEqual([]);
    expect(sign()).toEqual([`${FIELD_SET} name`, `${FIELD_SET} country`, `${FIELD_SET} box`]);
    expect(sign()).toEqual([]);
  });

  it.each(["keydown", "focus", "blur", "click", "change", "submit"])("is told at a %s", (type) => {
    get("note").value = "x";
    expect(sign("form", type)).toContain(`${FIELD_SET} note`);
  });

  it("is told after the handler of a press that sets it", () => {
    get("button").addEventListener("click", () => {
      get("name").value = "Ewa";
    });
    get("button").addEventListener("click", (event) => event.preventDefault());
    get("button").click();
    vi.runAllTimers();
    expect(heard.splice(0)).toEqual([`${FIELD_SET} name`]);
  });

  it("is told before a check that follows no sign, and when the page is shown again", () => {
    get("name").value = "Ewa";
    lookAtFields(get("form"));
    expect(heard.splice(0)).toEqual([`${FIELD_SET} name`]);
    get("name").value = "Ola";
    window.dispatchEvent(new Event("pageshow"));
    expect(heard.splice(0)).toEqual([`${FIELD_SET} name`]);
  });

  it("is not told when the browser has told it, nor outside a form, nor after a reset", () => {
    get("name").value = "Ewa";
    get("name").dispatchEvent(new Event("input", { bubbles: true }));
    get("name").dispatchEvent(new Event("change", { bubbles: true }));
    vi.runAllTimers();
    expect(heard.splice(0)).toEqual(["input name", "change name"]);
    expect(sign()).toEqual([]);
    get("name").value = "Ola";
    expect(sign("beside")).toEqual([]);
    get<HTMLFormElement>("form").dispatchEvent(new Event("reset", { bubbles: true }));
    vi.runAllTimers();
    expect(sign()).toEqual([]);
  });
});

it("of a group, only the radio button that has the mark now is told", () => {
  get("two").checked = true;
  expect(sign()).toEqual([`${FIELD_SET} two`]);
  get("one").checked = true;
  get("one").dispatchEvent(new Event("change", { bubbles: true }));
  heard.length = 0;
  expect(sign()).toEqual([]);
});

it("a field that the page adds is told if it has a text", () => {
  get("form").insertAdjacentHTML("beforeend", '<input id="filled" value="+48500600700"><input id="empty">');
  expect(sign()).toEqual([`${FIELD_SET} filled`]);
  expect(sign()).toEqual([]);
});

it("a second start, as from a file that was loaded twice, changes nothing", () => {
  const look = Reflect.get(window, LOOK);
  hearFields();
  expect(Reflect.get(window, LOOK)).toBe(look);
});
