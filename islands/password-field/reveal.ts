/** The button that shows the typed password. */
import { attr, contains, setAttr } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { buttonInField } from "../../runtime/dom/button-in-field";
import { listening } from "../../runtime/dom/listening";
import { overrideContentUntilAbort } from "../../runtime/dom/override";
import { labelText } from "../../runtime/forms/label-text";
import { SHOWN_PASSWORD } from "../../runtime/forms/shown-password";
import { pageControls } from "./page-controls";
import { texts } from "./texts";

export function revealButton(input: HTMLInputElement, context: IslandContext): void {
  const { signal } = context;
  const on = listening(signal);
  const t = context.texts(texts);
  const button = buttonInField(input, "password-field__button", signal);
  context.guard(button);
  button.setAttribute("aria-label", t("password-field.show", { field: labelText(input) }));
  if (input.id) button.setAttribute("aria-controls", input.id);

  /** Whether our own code sets the type. */
  let isOurs = false;
  const show = (isShown: boolean) => {
    isOurs = true;
    const { selectionStart, selectionEnd } = input;
    setAttr(input, "type", isShown ? "text" : "password");
    setAttr(input, SHOWN_PASSWORD, isShown ? "" : null);
    // Browsers move the caret to the start when the type changes.
    if (input.matches(":focus")) input.setSelectionRange(selectionStart, selectionEnd);
  };
  const hide = () => attr(input, SHOWN_PASSWORD) !== null && show(false);
  const follow = () => button.setAttribute("aria-pressed", String(input.type === "text"));
  follow();
  const observer = new MutationObserver(() => {
    follow();
    // The shopper has pressed a control of the page that does the same, so ours is one too many.
    if (!isOurs && isPressed) button.hidden = true;
    isOurs = false;
  });
  observer.observe(input, { attributeFilter: ["type"] });
  /** A press of something else is going on. */
  let isPressed = false;
  on(
    document,
    "click",
    ({ target }) => {
      isPressed = !contains(button, target as Node | null);
      setTimeout(() => {
        isPressed = false;
      });
    },
    { capture: true },
  );

  // The field keeps the focus, and a phone its keyboard.
  on(button, "mousedown", (event) => input.matches(":focus") && event.preventDefault());
  on(button, "click", () => show(input.type === "password"));
  // Browsers and password managers offer to save a password only from a field of the type `password`.
  const isOfForm = ({ target }: Event) => !!input.form && target === input.form;
  on(document, "submit", (event) => isOfForm(event) && hide(), { capture: true });
  on(document, "formdata", (event) => isOfForm(event) && hide(), { capture: true });
  // Page scripts send some forms by the press of a button, without an event.
  on(
    document,
    "click",
    ({ target }) => {
      const pressed =
        target instanceof Element ? target.closest("button, [type=submit], [type=image]") : null;
      const place = input.form ?? input.closest("dialog, .modal, section");
      if (pressed && pressed !== button && !isReveal(pressed) && place && contains(place, pressed)) hide();
    },
    { capture: true },
  );
  window.addEventListener("pagehide", hide, { signal });

  const override = overrideContentUntilAbort(signal);
  const replace = () => {
    for (const control of pageControls(input, button)) override.toggle(control, "--replaced", true);
  };
  replace();
  // Page modules build their controls later.
  const later = new MutationObserver(replace);
  later.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => {
    later.disconnect();
    observer.disconnect();
    hide();
  });
}

/** Buttons for other fields of the same form send nothing. */
const isReveal = (button: Element) => button.matches(".password-field__button, .date-picker__button");
