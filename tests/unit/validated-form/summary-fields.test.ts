// @vitest-environment happy-dom
/** How the summary of a form names invalid fields, and where its links lead. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Control } from "../../../islands/validated-form/controls";
import { goTo } from "../../../islands/validated-form/go-to";
import { groupsOf, statusStore, wrongFields } from "../../../islands/validated-form/status";

const PROBLEM = { code: "required", text: "Wypełnij to pole.", rest: "" };
const show = (html: string) => {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<Control>("input, select")];
};
const labels = (controls: Control[]) =>
  wrongFields(controls.map((control) => ({ control, problem: PROBLEM }))).map(({ label }) => label);

beforeEach(() => document.body.replaceChildren());

describe("an invalid field in the summary", () => {
  it("is named by its label", () =>
    expect(labels(show('<label for="a">Miasto</label><input id="a">'))).toEqual(["Miasto"]));

  it("is named with its group where two fields have the same label", () =>
    expect(
      labels(
        show(`<fieldset><legend>Nabywca</legend><label for="a">Miasto</label><input id="a"></fieldset>
          <section><h2>Dostawa</h2><label for="b">Miasto</label><input id="b"></section>
          <label for="c">Kraj</label><input id="c">`),
      ),
    ).toEqual(["Nabywca: Miasto", "Dostawa: Miasto", "Kraj"]));

  it("gets an id for its link when it has none, and keeps its own", () => {
    const controls = show('<label>A <input></label><label for="own">B</label><input id="own">');
    labels(controls);
    const [first, second] = controls;
    expect(first?.id).not.toBe("");
    expect([second?.id, new Set(controls.map(({ id }) => id)).size]).toEqual(["own", 2]);
  });
});

describe("equal messages", () => {
  const field = (label: string, text: string) => ({
    control: document.createElement("input"),
    label,
    text,
    code: text,
  });
  const wrong = [field("Imię", "puste"), field("E-mail", "zły"), field("Miasto", "puste")];
  const shown = (isGrouped: boolean) =>
    groupsOf(wrong, isGrouped).map(({ text, fields }) => [text, ...fields.map(({ label }) => label)]);

  it("are one entry, at the place of its first field", () =>
    expect(shown(true)).toEqual([
      ["puste", "Imię", "Miasto"],
      ["zły", "E-mail"],
    ]));

  it("stay apart where the shop wants the old summary", () =>
    expect(shown(false)).toEqual([
      ["puste", "Imię"],
      ["zły", "E-mail"],
      ["puste", "Miasto"],
    ]));
});

describe("the summary's content", () => {
  it("tells every listener about each change until it leaves", () => {
    const store = statusStore();
    const heard: string[] = [];
    const leave = store.subscribe(() => heard.push("first"));
    store.subscribe(() => heard.push("second"));
    store.set({ isUnchecked: true });
    leave();
    store.set({ wrong: [] });
    expect(heard).toEqual(["first", "second", "second"]);
    expect(store.state()).toMatchObject({ wrong: [], isUnchecked: true });
  });
});

describe("a link of the summary", () => {
  const seen = (control: Control | undefined, isSeen: boolean) =>
    Object.assign(control as Control, { getClientRects: () => (isSeen ? [{}] : []) });

  it("focuses a visible field", () => {
    const [control] = show('<div class="f-feedback"><button>Kalendarz</button><input id="a"></div>');
    goTo(seen(control, true));
    expect(document.activeElement).toBe(control);
  });

  it("focuses the control that a page script has put in place of a hidden list", () => {
    const [control] = show(
      '<div class="f-feedback"><select id="a" hidden></select><button>Wybierz kraj</button></div>',
    );
    goTo(seen(control, false));
    expect(document.activeElement?.textContent).toBe("Wybierz kraj");
  });
});
