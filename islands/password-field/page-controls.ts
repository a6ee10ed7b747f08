/** Finds the page's own controls that show a password: of the theme, of a page module, or of another script. */
import { attr, closest, queryAll } from "../../runtime/base/safe-dom";
import { isPassword } from "../../runtime/forms/shown-password";

/** A first sieve, which the browser applies fast. */
const CONTROLS =
  ':is(a, button, [role="button"], span, i):is([class*="pass" i], [id*="pass" i], [class*="eye" i])';
const PASSWORDS = "input[type=password], input[data-password-shown]";
const SHOWS = "(show|toggle|reveal|visib|view|unmask|eye)";
/** Class names such as `show_pass`, `toggle-password`, `client_password__show` and `eye`. */
const NAMES = new RegExp(`pass.*${SHOWS}|${SHOWS}.*pass|(^|[\\s_-])eye([\\s_-]|$)`, "i");

/** A link to another page is no control of the field. */
const staysHere = (control: Element) => !/^(?!#|javascript:)./i.test(attr(control, "href") ?? "");

const namesOf = (control: Element) => `${attr(control, "class") ?? ""} ${attr(control, "id") ?? ""}`;

/** The password field that a control is for: the one that it names, else the last one before it in the nearest frame. */
function fieldOf(control: Element): Element | null {
  for (const name of ["aria-controls", "href", "data-target", "data-toggle"]) {
    const id = attr(control, name)?.replace(/^#/, "");
    const named = id ? document.getElementById(id) : null;
    if (named instanceof HTMLInputElement && isPassword(named)) return named;
  }
  for (let frame = control.parentElement; frame; frame = frame.parentElement) {
    const fields = queryAll(frame, PASSWORDS);
    if (!fields.length) continue;
    const isBefore = (field: Element) =>
      !!(field.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
    return fields.filter(isBefore).at(-1) ?? fields[0] ?? null;
  }
  return null;
}

/** The page's controls that show this field's text, as far as their names tell. @param own our button */
export const pageControls = (input: Element, own: Element): HTMLElement[] =>
  queryAll(document.documentElement, CONTROLS).filter(
    (control) =>
      control !== own &&
      !closest(control, ".f-message") &&
      NAMES.test(namesOf(control)) &&
      staysHere(control) &&
      fieldOf(control) === input,
  );
