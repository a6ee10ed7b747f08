/** The place of a control's message: the theme's own, or one that is made beside the control. */
import { classesOf, queryAll } from "../../runtime/base/safe-dom";
import { findMessage, placeMessage } from "../../runtime/dom/field-message";
import type { Control } from "./controls";

export interface MessageBox {
  readonly box: HTMLElement;
  /** Made here, or the server's. */
  readonly isOwn: boolean;
}

/** Ids that are given here begin with this. */
const PREFIX = "wyspa-message-";
const GIVEN = Symbol.for("wyspa.message");
/** The theme's boxes to tick. They show a state by themselves, so that their message is only read out (spec §5). */
const FRAME = ".--checkbox, .--switch";
/** Out of sight also where the small stylesheet has not arrived. */
const UNSEEN = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
};

let counter = 0;

/** A page that copies a form copies our ids with it: such a box still belongs to the original's fields. */
const isCopy = (box: Element) => box.id.startsWith(PREFIX) && !Reflect.has(box, GIVEN);

/** Finds or makes the box, with an id that the control can name. */
export function messageBox(control: Control, holder: HTMLElement): MessageBox {
  const isOnlyHeard = control.type === "checkbox" && holder.matches(FRAME);
  const around = control.closest("label")?.parentElement ?? holder;
  if (isOnlyHeard) for (const old of queryAll(around, ".sr-only")) if (isCopy(old)) old.remove();
  const found = isOnlyHeard ? null : findMessage(control, holder);
  if (found && isCopy(found)) {
    found.id = "";
    found.replaceChildren();
    classesOf(holder).remove("--error", "--success");
  }
  const box = found ?? document.createElement(isOnlyHeard ? "span" : "div");
  if (!found) {
    box.className = isOnlyHeard ? "sr-only" : "f-message";
    if (isOnlyHeard) Object.assign(box.style, UNSEEN);
    placeMessage(control, box, holder);
  }
  if (!box.id) {
    box.id = PREFIX + ++counter;
    Reflect.set(box, GIVEN, true);
  }
  if (!box.hasAttribute("aria-live")) box.setAttribute("aria-live", "polite");
  return { box, isOwn: !found };
}

export const idsOf = (control: Control): string[] =>
  (control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);

export function nameIds(control: Control, ids: readonly string[]): void {
  if (ids.length) control.setAttribute("aria-describedby", ids.join(" "));
  else control.removeAttribute("aria-describedby");
}

/** What a copied control says of the original's message is taken off. */
export function forgetOriginal(control: Control): void {
  const ids = idsOf(control);
  const own = ids.filter((id) => !id.startsWith(PREFIX));
  if (own.length === ids.length) return;
  nameIds(control, own);
  control.removeAttribute("aria-invalid");
}
