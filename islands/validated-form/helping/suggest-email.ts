/** Asks about a mistyped domain once the shopper has left the e-mail field. It never stops a form. */
import { attr } from "../../../runtime/base/safe-dom";
import type { IslandContext } from "../../../runtime/contracts/island";
import { afterPresses } from "../../../runtime/dom/after-press";
import { FIELD_SET } from "../../../runtime/forms/field-set";
import { belongsTo, controlsOf } from "../controls";
import { suggestEmail } from "./email-typos";
import { type Note, showNote } from "./note";
import { helpTexts } from "./texts";
import { isOwnWriting, writeValue } from "./write";

const isEmail = (field: HTMLInputElement): boolean =>
  field.type === "email" || /\bemail\b/.test(attr(field, "data-graphql") ?? "");

export function followEmails(root: Element, { signal, announce, texts }: IslandContext): void {
  const t = texts(helpTexts);
  const afterPress = afterPresses(signal);
  const notes = new WeakMap<HTMLInputElement, Note>();
  /** Addresses that the shopper has kept in spite of the question. */
  const kept = new Set<string>();

  const fieldOf = ({ target }: Event): HTMLInputElement | null =>
    target instanceof HTMLInputElement && belongsTo(root, target) && isEmail(target) ? target : null;

  const ask = (field: HTMLInputElement) => {
    const typed = field.value;
    const meant = suggestEmail(typed);
    notes.get(field)?.remove();
    if (!meant || kept.has(typed)) return;
    const question = t("validated-form.meant-email", { email: meant });
    const note = showNote(field, { text: "", button: question, onPress: () => accept() }, signal);
    notes.set(field, note);
    announce(question);
    const accept = () => {
      writeValue(field, meant);
      announce(t("validated-form.email-changed", { email: meant }));
      note.update({ text: "", button: t("validated-form.undo"), onPress: undo });
    };
    const undo = () => {
      kept.add(typed);
      writeValue(field, typed);
      note.remove();
    };
  };

  const onChange = (event: Event) => {
    const field = event.isTrusted && fieldOf(event);
    // The question may move the button that the shopper is pressing.
    if (field && !field.readOnly) afterPress(() => ask(field));
  };
  const onInput = (event: Event) => {
    const field = !isOwnWriting() && fieldOf(event);
    if (field) notes.get(field)?.remove();
  };
  const onSet = (event: Event) => {
    const field = fieldOf(event);
    if (field && !field.readOnly && field !== document.activeElement) afterPress(() => ask(field));
  };
  document.addEventListener("change", onChange, { signal });
  document.addEventListener(FIELD_SET, onSet, { signal });
  document.addEventListener("input", onInput, { signal });
  // An address that was filled in before this file has loaded counts as typed.
  for (const target of controlsOf(root)) onSet({ target } as unknown as Event);
}
