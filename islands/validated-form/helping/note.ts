/** A note with a button beside a field, placed where it moves nothing, if there is room. */
import { append, queryAll } from "../../../runtime/base/safe-dom";
import type { Control } from "../../../runtime/contracts/forms";
import { containPositioned } from "../../../runtime/dom/contain-positioned";
import { toggleDescribedBy } from "../../../runtime/dom/described-by";
import { freeId } from "../../../runtime/dom/free-id";
import { makeElement } from "../../../runtime/dom/make-element";
import { tryFocus } from "../../../runtime/dom/try-focus";
import { afterReset } from "../../../runtime/forms/after-reset";
import { holderOf } from "../controls";

export interface Note {
  /** Shows another text and another action on the same button, which keeps the focus. */
  update(content: NoteContent): void;
  remove(): void;
  readonly isShown: boolean;
}

export interface NoteContent {
  /** Plain text before the button; may be empty. */
  readonly text: string;
  readonly button: string;
  onPress(): void;
}

const BESIDE = "--beside";

/**
 * Shows a note at a control, described by it, until `signal` aborts or the form is reset. It is no live region: the caller
 * announces it.
 */
export function showNote(control: Control, content: NoteContent, signal: AbortSignal): Note {
  const life = new AbortController();
  const holder = holderOf(control) ?? control.parentElement ?? document.body;
  const text = makeElement("span", "f-note__text");
  const button = makeElement("button", "f-note__button");
  button.type = "button";
  const note = makeElement("div", "f-note", text, button);
  note.id = freeId("f-note");
  let current = content;
  const write = () => {
    text.textContent = current.text;
    button.textContent = current.button;
  };
  button.addEventListener("click", () => current.onPress());
  write();
  append(holder, note);
  const release = containPositioned(holder);
  toggleDescribedBy(control, note.id, true);
  const place = () => placeNote(note, control, holder);
  place();
  window.addEventListener("resize", place, { signal: life.signal });

  const remove = () => {
    if (life.signal.aborted) return;
    life.abort();
    const hadFocus = note.contains(document.activeElement);
    note.replaceWith();
    release();
    toggleDescribedBy(control, note.id, false);
    if (hadFocus) tryFocus(control);
  };
  signal.addEventListener("abort", remove, { signal: life.signal });
  afterReset(() => control.form, life.signal, remove);
  return {
    get isShown() {
      return !life.signal.aborted && note.isConnected;
    },
    update(next) {
      current = next;
      write();
      place();
    },
    remove,
  };
}

/** Places that move nothing: in the line of the label, or in a gap below the field. */
const FREE = [BESIDE, "--below"];

/** Takes the first free place. Without one, such as in a narrow window or with large text, the note is below, in the flow. */
function placeNote(note: HTMLElement, control: Control, holder: HTMLElement): void {
  const others = queryAll(control.form ?? holder, "input, select, textarea, button, label").filter(
    (other) => !note.contains(other),
  );
  const taken = others.map(boxOf);
  const { left, right } = holder.getBoundingClientRect();
  for (const place of FREE) {
    note.classList.remove(...FREE);
    note.classList.add(place);
    const own = note.getBoundingClientRect();
    const isIn = own.left >= left - 1 && own.right <= right + 1;
    if (isIn && !taken.some((other) => isCovering(own, other))) return;
  }
  note.classList.remove(...FREE);
}

/** Of a label its words: its box may be as wide as the field. */
function boxOf(element: Element): DOMRect {
  if (!(element instanceof HTMLLabelElement)) return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

const isCovering = (own: DOMRect, other: DOMRect) =>
  own.left < other.right + 4 &&
  own.right > other.left - 4 &&
  own.top < other.bottom &&
  own.bottom > other.top;
