// @vitest-environment page
/** How the summary of a form names invalid fields, and where its links lead. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { groupsOf, statusStore, wrongFields } from "../../../islands/validated-form/following-summary";
import { goTo } from "../../../islands/validated-form/go-to";
import type { Control } from "../../../runtime/contracts/forms";

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

  it.each([
    ["Zgoda na przetwarzanie danych.", "Zgoda na przetwarzanie danych"],
    ["Akceptuję regulamin i to co w nim.", "Akceptuję regulamin i to co w nim"],
    ["Nr tel.", "Nr tel."],
    ["Czy chcesz fakturę?", "Czy chcesz fakturę?"],
    ["Miasto: ", "Miasto"],
  ])("is named without the full stop of its label, before our colon: %s", (label, name) => {
    expect(labels(show(`<label for="a">${label}</label><input id="a">`))).toEqual([name]);
    expect(labels(show(`<input aria-label="${label}">`))).toEqual([name]);
  });

  it("is named with its group where two fields have the same label", () =>
    expect(
      labels(
        show(`<fieldset><legend>Nabywca</legend><label for="a">Miasto</label><input id="a"></fieldset>
          <section><h2>Dostawa</h2><label for="b">Miasto</label><input id="b"></section>
          <label for="c">Kraj</label><input id="c">`),
      ),
    ).toEqual(["Nabywca: Miasto", "Dostawa: Miasto", "Kraj"]));

  it("has no group's name where its label is the only one, or the group has none", () =>
    expect(
      labels(
        show(`<fieldset><legend>Nabywca</legend><label for="a">Miasto</label><input id="a"></fieldset>
          <section><h3>Dostawa</h3><label for="b">Kraj</label><input id="b"></section>
          <section><label for="c">Kraj</label><input id="c"></section><label for="d">Kraj</label><input id="d">`),
      ),
    ).toEqual(["Miasto", "Dostawa: Kraj", "Kraj", "Kraj"]));

  it("has its message as one line, and its code", () =>
    expect(
      wrongFields([
        {
          control: show('<label for="a">Kod</label><input id="a">')[0] as Control,
          problem: { code: "zip", text: "Zły kod.<br/><br/> Wpisz <b>taki</b>:&nbsp;", rest: " 00-950" },
        },
      ]),
    ).toMatchObject([{ text: "Zły kod. Wpisz taki: 00-950", code: "zip" }]));

  it("gets an id for its link when it has none, and keeps its own", () => {
    const controls = show('<label>A <input></label><label for="own">B</label><input id="own">');
    labels(controls);
    const [first, second] = controls;
    expect(first?.id).not.toBe("");
    expect([second?.id, new Set(controls.map(({ id }) => id)).size]).toEqual(["own", 2]);
  });

  it("gets another id than the fields of earlier checks", () => {
    const [a, b, c] = show("<label>A <input></label><label>B <input></label><label>C <input></label>") as [
      Control,
      Control,
      Control,
    ];
    labels([a, c]);
    labels([a, b, c]);
    expect(new Set([a, b, c].map(({ id }) => id)).size).toBe(3);
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
    store.set({ state: "unchecked" });
    leave();
    store.set({ wrong: [] });
    expect(heard).toEqual(["first", "second", "second"]);
    expect(store.state()).toMatchObject({ wrong: [], state: "unchecked" });
  });
});

describe("a link of the summary", () => {
  it.each([
    ['<div class="f-dropdown"><input id="a"><a href="#">Wybierz</a></div>', "Wybierz"],
    ['<div class="f-select"><input id="a"><button>Wybierz</button></div>', "Wybierz"],
    ['<div class="f-feedback"><a>Nie</a><button>Wybierz</button><input id="a"></div>', "Wybierz"],
    ['<div><input id="a"><button>Wybierz</button></div>', ""],
    ['<div class="f-feedback"><input id="a"></div>', ""],
  ])("focuses what stands in place of a hidden field: %s", (html, words) => {
    const [control] = show(html);
    const scrolled: (boolean | ScrollIntoViewOptions | undefined)[] = [];
    for (const one of document.querySelectorAll("a, button, input"))
      one.scrollIntoView = (options) => void scrolled.push(options);
    const focused = vi.spyOn(HTMLElement.prototype, "focus");
    goTo(Object.assign(control as Control, { getClientRects: () => [] }));
    expect([document.activeElement?.textContent, scrolled]).toEqual([words, [{ block: "center" }]]);
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    focused.mockRestore();
  });

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
