/** Renders the one-time-code step: one field at a time, its buttons, and one message line for the field. */

import type { IslandContext } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { type Box, boxIn, buttonNamed } from "./box";
import type { CodeTranslate } from "./code-texts";

export type Press = "send" | "check" | "resend" | "cancel";

export interface CodeView {
  /**
   * Shows the first step.
   * @param known initial value of the field
   */
  askWhom(known: string): void;
  askCode(): void;
  field(): HTMLInputElement;
  /** The button for which Enter in the field is a shortcut. */
  main(): Element | null;
  pressed(target: EventTarget | null): Press | null;
  /**
   * Shows an error and announces it once; the field keeps the focus.
   * @returns `null`
   */
  wrong(text: string): null;
  right(text: string): void;
  /** Clears the error state, because the field's value changes. */
  calm(): void;
}

export function codeView(
  place: HTMLElement,
  context: IslandContext,
  t: CodeTranslate,
  signal: AbortSignal,
): CodeView {
  const box: Box = boxIn(place, context, signal);
  box.element.classList.add("--code");
  box.element.setAttribute("role", "group");
  box.element.setAttribute("aria-label", t("passkey.code-title"));
  let field = document.createElement("input");

  // Without a `type`: themes' rules for `input[type=text]` would override ours.
  const show = (name: string, attributes: Readonly<Record<string, string>>, presses: readonly Press[]) => {
    field = makeElement("input", "passkey__input");
    for (const [key, value] of Object.entries(attributes)) field.setAttribute(key, value);
    field.setAttribute("aria-describedby", box.line.id);
    const label = makeElement("label", "passkey__label", name, field);
    const buttons = presses.map((press, place) => {
      const button = buttonNamed(t(`passkey.${press}`), place ? "--outline" : "--solid");
      button.dataset.press = press;
      return button;
    });
    box.element.replaceChildren(label, box.line, makeElement("div", "passkey__buttons", ...buttons));
    field.focus();
  };
  return {
    askWhom(known) {
      show(t("passkey.whom"), { autocomplete: "username", value: known }, ["send", "cancel"]);
    },
    askCode() {
      const code = { inputmode: "numeric", autocomplete: "one-time-code" };
      show(t("passkey.code"), code, ["check", "resend", "cancel"]);
    },
    field: () => field,
    main: () => box.element.querySelector("[data-press]"),
    pressed(target) {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-press]") : null;
      return button && box.element.contains(button) ? (button.dataset.press as Press) : null;
    },
    wrong(text) {
      field.setAttribute("aria-invalid", "true");
      box.showMessage(text, "error");
      field.focus();
      return null;
    },
    right: (text) => box.showMessage(text),
    calm: () => field.removeAttribute("aria-invalid"),
  };
}
