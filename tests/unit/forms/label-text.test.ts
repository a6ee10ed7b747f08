// @vitest-environment page
/** The text of a label, without the text of controls inside it. */
import { expect, it } from "vitest";
import { labelText } from "../../../runtime/forms/label-text";

const textOf = (markup: string) => {
  document.body.innerHTML = markup;
  return labelText(document.querySelector("#x") as HTMLInputElement);
};

it.each([
  ["Imię *", '<label for="x">Imię *</label><input id="x">'],
  ["a message", '<label>Imię <input id="x"><div class="f-message">Źle</div></label>'],
  ["a message that is read out", '<label>Imię<input id="x"><span aria-live="polite">Źle</span></label>'],
  ["choices", '<label>Imię <select id="x"><option>Anna</option></select></label>'],
  ["hidden parts", '<label for="x">Imię<b hidden>!</b><i style="display:none">?</i></label><input id="x">'],
  ["an icon", '<label for="x"><i aria-hidden="true">person</i> Imię:</label><input id="x">'],
  ["an empty label", '<label for="x"></label><input id="x" aria-label="Imię">'],
  ["elsewhere", '<p id="name">Imię</p><label for="x">Inne</label><input id="x" aria-labelledby="name">'],
])("%s", (_, markup) => expect(textOf(markup)).toBe("Imię"));

it("an element without another label is labelled by its own name", () =>
  expect(textOf('<input id="x" name="own">')).toBe("own"));

it.each([
  ["an asterisk before the name", '<label for="x">* Imię</label><input id="x">'],
  ["an asterisk before a colon", '<label for="x">Imię *:</label><input id="x">'],
  ["an asterisk of its own element", '<label><abbr title="wymagane">*</abbr> Imię <input id="x"></label>'],
  [
    "a message of the server's that describes the field",
    '<label>Imię <input id="x" aria-describedby="m"> <b id="m">To pole jest wymagane.</b></label>',
  ],
  [
    "a message that the field names as its error",
    '<label>Imię <input id="x" aria-errormessage="m"> <b id="m">To pole jest wymagane.</b></label>',
  ],
])("leaves out %s", (_, markup) => expect(textOf(markup)).toBe("Imię"));

it.each([
  [
    "the legend of its fieldset",
    '<fieldset><legend>Dostawa *</legend><label><input type="radio" id="x"> Kurier</label></fieldset>',
  ],
  [
    "the label of its group",
    '<div role="radiogroup" aria-label="Dostawa"><label><input type="radio" id="x"> Kurier</label></div>',
  ],
  [
    "the element that names its group",
    '<p id="q">Dostawa:</p><div role="radiogroup" aria-labelledby="q"><label><input type="radio" id="x"> Kurier</label></div>',
  ],
])("a radio button is named by %s", (_, markup) => expect(textOf(markup)).toBe("Dostawa"));

it("a radio button without a group keeps its own label", () =>
  expect(textOf('<label><input type="radio" id="x"> Kurier</label>')).toBe("Kurier"));
