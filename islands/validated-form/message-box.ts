/** Finds or creates the element for a control's message. */
import { attr, classesOf, queryAll } from "../../runtime/base/safe-dom";
import type { Control } from "../../runtime/contracts/forms";
import { describedBy, setDescribedBy } from "../../runtime/dom/described-by";
import { findMessage, placeMessage } from "../../runtime/forms/field-message";

export interface MessageBox {
  readonly box: HTMLElement;
  /** Whether this script created the box. */
  readonly isOwn: boolean;
  /** The box's `aria-live` while it is announced; fields that share a box may find it switched off. */
  readonly live: string;
}

/** Prefix of ids from this file. */
const PREFIX = "wyspa-message-";
const OWN_ID = Symbol.for("wyspa.message");
/** The theme's checkboxes: they show their state themselves, so their message is only for screen readers. */
const TOGGLE = ".--checkbox, .--switch";
/** Inline, so that the box is invisible even before the stylesheet has loaded. */
const HIDDEN = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
};

let counter = 0;

/** Whether a page script has copied the box with a form: its id still belongs to the original's field. */
const isCopy = (box: Element) => box.id.startsWith(PREFIX) && !Reflect.has(box, OWN_ID);

/** Finds or creates the box, with an id for `aria-describedby`. */
export function messageBox(control: Control, holder: HTMLElement): MessageBox {
  const isScreenReaderOnly = control.type === "checkbox" && holder.matches(TOGGLE);
  const around = control.closest("label")?.parentElement ?? holder;
  if (isScreenReaderOnly) for (const old of queryAll(around, ".sr-only")) if (isCopy(old)) old.replaceWith();
  const found = isScreenReaderOnly ? null : findMessage(control, holder);
  if (found && isCopy(found)) {
    found.id = "";
    found.replaceChildren();
    classesOf(holder).remove("--error", "--success");
  }
  const box = found ?? document.createElement(isScreenReaderOnly ? "span" : "div");
  if (!found) {
    box.className = isScreenReaderOnly ? "sr-only" : "f-message";
    if (isScreenReaderOnly) Object.assign(box.style, HIDDEN);
    placeMessage(control, box, holder);
  }
  if (!box.id) {
    box.id = PREFIX + ++counter;
    Reflect.set(box, OWN_ID, true);
  }
  const live = attr(box, "aria-live")?.replace("off", "") || "polite";
  box.setAttribute("aria-live", live);
  return { box, isOwn: !found, live };
}

/** Removes a copied control's references to the original's message. */
export function forgetOriginal(control: Control): void {
  const ids = describedBy(control);
  const own = ids.filter((id) => !id.startsWith(PREFIX));
  if (own.length === ids.length) return;
  setDescribedBy(control, own);
  control.removeAttribute("aria-invalid");
}
