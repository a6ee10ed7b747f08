// @vitest-environment happy-dom
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
