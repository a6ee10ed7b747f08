// @vitest-environment page
import { afterEach, describe, expect, it } from "vitest";
import { keepFields } from "../../../runtime/visit/fields";

afterEach(() => document.body.replaceChildren());

const byId = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Replaces a section. @param act what the shopper does before; returns the form that was sent, if any */
function replace(before: string, after: string, act: () => unknown) {
  document.body.innerHTML = `<input id="outside"><main>${before}</main>`;
  const result = act();
  const sent = result instanceof Element ? result : undefined;
  const section = document.querySelector("main") as HTMLElement;
  const restore = keepFields([section], sent);
  const next = document.createElement("main");
  next.innerHTML = after;
  section.replaceWith(next);
  return restore([next]);
}
const FORM = (fields: string, id = "f") => `<form id="${id}" action="/send">${fields}</form>`;

describe("typed text", () => {
  it("is carried to the same field of the same form", () => {
    const fields = FORM('<input id="a" name="q" value="old"><textarea id="b" name="t"></textarea>');
    replace(fields, fields, () => {
      byId("a").value = "typed";
      byId("b").value = "lines";
    });
    expect([byId("a").value, byId("b").value]).toEqual(["typed", "lines"]);
  });

  it("does not replace the server's value where nothing was typed", () => {
    const field = (value: string) => FORM(`<input id="a" name="q" value="${value}">`);
    replace(field("old"), field("new"), () => {});
    expect(byId("a").value).toBe("new");
  });

  it.each([
    ["another name", '<input id="a" name="r">', "f"],
    ["another form", '<input id="a" name="q">', "g"],
    ["another kind of field", '<textarea id="a" name="q"></textarea>', "f"],
  ])("is not carried to %s", (_, after, id) => {
    replace(FORM('<input id="a" name="q">'), FORM(after, id), () => {
      byId("a").value = "typed";
    });
    expect(byId("a").value).toBe("");
  });

  it("is not carried between fields that share a name, or have neither name nor id", () => {
    const twins = FORM('<input class="x" name="q"><input class="x" name="q"><input class="x">');
    replace(twins, twins, () => {
      for (const one of document.querySelectorAll<HTMLInputElement>(".x")) one.value = "typed";
    });
    expect([...document.querySelectorAll<HTMLInputElement>(".x")].map(({ value }) => value)).toEqual([
      "",
      "",
      "",
    ]);
  });

  it.each(["checkbox", "radio", "hidden", "submit", "button", "reset", "image"])(
    "of a field of type %s is none",
    (type) => {
      const field = FORM(`<input id="a" name="q" type="${type}" value="x">`);
      replace(field, field, () => {
        byId("a").value = "changed";
      });
      expect(byId("a").value).toBe("x");
    },
  );

  it("of a form that was sent is not carried, except in the field that has the focus", () => {
    const fields = FORM('<input id="a" name="q"><input id="b" name="r">');
    replace(fields, fields, () => {
      byId("a").value = "typed";
      byId("b").value = "typed";
      byId("b").focus();
      return document.querySelector("form") ?? undefined;
    });
    expect([byId("a").value, byId("b").value]).toEqual(["", "typed"]);
  });

  it("of another form than the sent one is carried", () => {
    const fields = `${FORM('<input id="a" name="q">')}${FORM('<input id="b" name="q">', "g")}`;
    replace(fields, fields, () => {
      byId("b").value = "typed";
      return document.querySelector("form") ?? undefined;
    });
    expect([byId("a").value, byId("b").value]).toEqual(["", "typed"]);
  });

  it("of a field without a form is carried even though no form was sent", () => {
    replace('<input id="a">', '<input id="a">', () => {
      byId("a").value = "typed";
    });
    expect(byId("a").value).toBe("typed");
  });
});

describe("the focus", () => {
  it("is carried to the same control, with its selection", () => {
    const field = FORM('<input id="a" name="q" value="some text">');
    const isRestored = replace(field, field, () => {
      byId("a").focus();
      byId("a").setSelectionRange(2, 5);
    });
    expect([isRestored, document.activeElement]).toEqual([true, byId("a")]);
    expect([byId("a").selectionStart, byId("a").selectionEnd]).toEqual([2, 5]);
  });

  it.each([
    ["button", '<button id="a" name="go">Go</button>'],
    ["select", '<select id="a" name="s"><option>1</option></select>'],
    ["radio", '<input type="radio" name="r" value="1"><input type="radio" id="a" name="r" value="2">'],
  ])("is carried to a %s", (_, markup) => {
    expect(replace(markup, markup, () => byId("a").focus())).toBe(true);
    expect(document.activeElement).toBe(byId("a"));
  });

  it.each([
    ["has no twin", '<button id="b">Go</button>'],
    ["has several twins", '<button id="a" name="go">Go</button><button name="go">Go</button>'],
  ])("is not carried when its control %s", (_, after) => {
    expect(replace('<button id="a" name="go">Go</button>', after, () => byId("a").focus())).toBe(false);
    expect(document.activeElement).not.toBe(byId("a"));
  });

  it("is not carried from a link, which is no control", () =>
    expect(replace('<a id="a" href="/">x</a>', '<a id="a" href="/">x</a>', () => byId("a").focus())).toBe(
      false,
    ));

  it("outside the sections stays where it is", () => {
    const field = '<input id="a">';
    expect(replace(field, field, () => byId("outside").focus())).toBe(false);
    expect(document.activeElement).toBe(byId("outside"));
  });

  it("returns to a control that was kept with its island", () => {
    document.body.innerHTML = '<main><div id="kept"><button class="x">1</button></div></main>';
    const button = document.querySelector("button") as HTMLElement;
    const section = document.querySelector("main") as HTMLElement;
    button.focus();
    const restore = keepFields([section]);
    const next = document.createElement("main");
    section.after(next);
    next.append(byId("kept"));
    section.remove();
    button.blur();
    expect([restore([next]), document.activeElement]).toEqual([true, button]);
  });
});
