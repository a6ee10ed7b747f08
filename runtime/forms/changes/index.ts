/**
 * The one place that hears changes of fields for which the browser dispatches no event. A chunk of its own, loaded with
 * the first touch of a field.
 *
 *   jQuery's trigger, Select2 ─────────► `input` and `change` on the field, which jQuery itself does not hear again
 *   a value that a script has set ─────► at the next sign, and before a submit: `FIELD_SET`, for our code alone
 *   a decimal comma in a number field ─► a point
 *
 * A value is announced once: by the browser, by jQuery, or here.
 */
import type { Control } from "../../contracts/forms";
import { isControl } from "../control";
import { FIELD_SET, LOOK } from "../field-set";
import { writeCommaAsPoint } from "./decimal-comma";
import { hearJQuery } from "./hear-jquery";
import { knownValues, scopeOf } from "./known-values";

/** Events after which a script may have set other fields, or before which the shopper relies on them. */
const SIGNS = ["pointerdown", "keydown", "focus", "blur", "click", "change", "submit"];

const hasText = (field: Control) =>
  !(field instanceof HTMLSelectElement) && !/^(checkbox|radio|file)$/.test(field.type);

export function hearFields(): void {
  if (Reflect.get(window, LOOK)) return;
  const values = knownValues();
  /** Texts whose `input` has been dispatched, and whose `change` has not. */
  const unfinished = new WeakSet<Control>();

  const tell = (field: unknown, type: string) => {
    if (!isControl(field) || (type === "input" && !hasText(field))) return;
    const isNews = values.note(field);
    if (isNews) jQueries.dispatch(field, "input");
    if (type === "input") {
      if (isNews) unfinished.add(field);
    } else if (unfinished.delete(field) || isNews) jQueries.dispatch(field, "change");
  };
  const jQueries = hearJQuery(tell);

  const look = (scope: Element) => {
    for (const field of values.changedIn(scope))
      field.dispatchEvent(new CustomEvent(FIELD_SET, { bubbles: true }));
  };
  const edited = ({ target }: Event) => {
    if (!isControl(target)) return;
    const scope = target.type === "radio" && scopeOf(target);
    values.note(target);
    if (scope) values.noteAll(scope); // the other buttons of the group have lost their mark
  };
  const sign = ({ target, type }: Event) => {
    jQueries.find();
    const scope = scopeOf(target);
    if (!scope) return;
    look(scope);
    // Handlers of the page may fill in other fields.
    if (/^(click|change)$/.test(type)) setTimeout(() => look(scope));
  };
  const all = (task: (scope: Element) => void) => {
    for (const form of document.forms) task(form);
  };

  Reflect.set(window, LOOK, look);
  jQueries.find();
  all(values.noteAll);
  for (const type of ["input", "change"]) addEventListener(type, edited, { capture: true });
  for (const type of SIGNS) addEventListener(type, sign, { capture: true, passive: true });
  // Browsers restore texts and choices without an event.
  addEventListener("pageshow", () => all(look));
  // The islands follow resets themselves.
  const reset = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) setTimeout(() => values.noteAll(target));
  };
  addEventListener("reset", reset, { capture: true });
  addEventListener("beforeinput", writeCommaAsPoint);
}
