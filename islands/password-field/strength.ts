import type { IslandContext } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import { oneTimer } from "../../runtime/dom/one-timer";
import { afterReset } from "../../runtime/forms/after-reset";
import { FIELD_SET } from "../../runtime/forms/field-set";
import { estimate } from "./estimate";
import { namesIn } from "./new-password";
import type { Note } from "./note";
import { texts } from "./texts";

/** Milliseconds without a key before the estimate is announced: one announcement for each pause, not for each key. */
const PAUSE_MS = 1_200;
/** The shop refuses longer passwords, which the form explains. */
const LONGEST = 30;

/** Writes the estimate of a new password below its field while the shopper types. */
export function followStrength(input: HTMLInputElement, note: Note, context: IslandContext): void {
  const t = context.texts(texts);
  const timer = oneTimer(context.signal);
  let announced = "";
  const look = () => {
    const { value, minLength, maxLength } = input;
    const isRefused = value.length > (maxLength > 0 ? maxLength : LONGEST);
    if (!value || isRefused) {
      timer.clear();
      announced = "";
      return note.set("strength", "");
    }
    const about = { names: namesIn(input), ...(minLength > 0 && { shortest: minLength }) };
    const strength = estimate(value, about);
    const text = t(`password-field.${strength}`);
    note.set("strength", text, `password-field__strength --${strength}`);
    timer.set(() => {
      if (text === announced || !input.matches(":focus")) return;
      announced = text;
      context.announce(text);
    }, PAUSE_MS);
  };
  const on = listening(context.signal);
  on(input, "input", look);
  on(input, FIELD_SET, look);
  afterReset(() => input.form, context.signal, look);
  // Under the shopper's hands, a note that comes by itself would move the form; the next key brings it.
  if (document.activeElement !== input) look();
}
