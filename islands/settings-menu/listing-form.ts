import { own, query, queryAll } from "../../runtime/ground/dom";

/** Out of sight and out of the layout until it has the focus. */
const HIDDEN = { position: "absolute", clipPath: "inset(50%)" };

/**
 * Sorting and page size of a listing. Where the server gives the form no button, the theme's script sent it as
 * soon as something was chosen. So do we for a pointer; by keyboard every arrow key is a choice (WCAG 3.2.2), and
 * the shopper sends it: by Enter, or by a button that shows up beside the field.
 */
export function sendsItself(form: HTMLFormElement, label: string, signal: AbortSignal): void {
  const selects = queryAll(form, "select");
  if (!selects.length || query(form, "button:not([type=button], [type=reset]), [type=submit]")) return;
  let byKeyboard = false;
  let changed = false;
  const button = document.createElement("button");
  // By the prototype: a field may be named `requestSubmit` (bar S15). Safari 15.4 has only the plain one.
  const { requestSubmit, submit } = HTMLFormElement.prototype;
  const send = () => (requestSubmit ?? submit).call(form);

  const listen = own<EventTarget, "addEventListener">(form, "addEventListener");
  const point = () => {
    byKeyboard = false;
  };
  listen.call(form, "pointerdown", point, { capture: true, signal });
  listen.call(
    form,
    "keydown",
    (event) => {
      const { key, target } = event as KeyboardEvent;
      byKeyboard = true;
      if (key === "Enter" && changed && target instanceof HTMLSelectElement) send();
    },
    { capture: true, signal },
  );
  listen.call(
    form,
    "change",
    ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      changed = true;
      if (!byKeyboard) send();
    },
    { signal },
  );

  button.type = "submit";
  button.textContent = label;
  button.className = "btn --solid";
  const hide = () => void Object.assign(button.style, HIDDEN);
  const show = () => void Object.assign(button.style, { clipPath: "none" });
  button.addEventListener("focus", show, { signal });
  button.addEventListener("blur", hide, { signal });
  hide();
  const last = selects.at(-1);
  (last?.closest("label") ?? last)?.after(button); // inside the label it would be part of the field's name
  signal.addEventListener("abort", () => button.remove());
}
