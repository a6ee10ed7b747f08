import { protoGet, query, queryAll } from "../../runtime/base/safe-dom";

/** Invisible and out of the layout until the button has the focus. */
const HIDDEN = { position: "absolute", clipPath: "inset(50%)" };

/** Pixels between a field and its button. */
const GAP = 8;

const SENDS = "button:not([type=button], [type=reset]), [type=submit]";

/** Whether the page's own module has replaced the select (`SelectToDropdown`) and submits the form itself. */
const isReplaced = (select: HTMLSelectElement) => !!select.closest(".f-dropdown");

/** Whether the selected option differs from the server's. */
const isChanged = ({ options, selectedIndex }: HTMLSelectElement) => {
  const all = [...options];
  const standard = all.reverse().find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return options[selectedIndex] !== standard;
};

/**
 * `false` after a reload or history navigation: browsers restore earlier choices, so a difference is not a new choice.
 */
const isFresh = () => {
  const [entry] = performance.getEntriesByType("navigation");
  return (entry as PerformanceNavigationTiming | undefined)?.type === "navigate";
};

/**
 * Submits a listing's sorting and page size. In forms without a button, the theme's script submitted each choice.
 * This island does so only for pointers: with a keyboard, each arrow key is a choice (WCAG 3.2.2).
 * Keyboard users submit with Enter or with a button that appears beside the field.
 */
export function sendsItself(form: HTMLFormElement, label: string, signal: AbortSignal): void {
  const selects = queryAll<HTMLSelectElement>(form, "select");
  if (!selects.length || query(form, SENDS)) return;
  // Calls the prototype's method, because a field may be named `requestSubmit` (bar S15). Safari 15.4 has only
  // `submit`.
  const { requestSubmit, submit } = HTMLFormElement.prototype;
  const send = () => (requestSubmit ?? submit).call(form);

  // A choice made while this chunk loaded: its `change` event had no listener.
  const missed = selects.find((select) => !isReplaced(select) && isFresh() && isChanged(select));
  let byKeyboard = !!missed?.matches(":focus-visible");
  let changed = !!missed;
  if (missed && !byKeyboard) send();

  const listen = protoGet<EventTarget, "addEventListener">(form, "addEventListener");
  const point = () => {
    byKeyboard = false;
  };
  listen.call(form, "pointerdown", point, { capture: true, signal });
  const typed = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    byKeyboard = true;
    if (key === "Enter" && changed && target instanceof HTMLSelectElement) send();
  };
  listen.call(form, "keydown", typed, { capture: true, signal });
  const chosen = ({ target, isTrusted }: Event) => {
    if (!(target instanceof HTMLSelectElement) || isReplaced(target)) return;
    changed = true;
    // A list that a library has drawn tells only the final choice, also with a keyboard.
    if (!byKeyboard || !isTrusted) send();
  };
  listen.call(form, "change", chosen, { signal });
  const last = selects.filter((select) => !isReplaced(select)).at(-1);
  if (last) addButton(last, label, signal);
}

/** Adds a submit button for shoppers whose Enter key does nothing in the field. */
function addButton(last: HTMLSelectElement, label: string, signal: AbortSignal): void {
  const button = document.createElement("button");
  button.type = "submit";
  button.textContent = label;
  button.className = "btn --solid";
  const hide = () => void Object.assign(button.style, HIDDEN);
  const show = () => void Object.assign(button.style, { clipPath: "none" }, placeBeside(last, button));
  button.addEventListener("focus", show, { signal });
  button.addEventListener("blur", hide, { signal });
  hide();
  (last.closest("label") ?? last).after(button); // inside the label it would become part of the field's name
  signal.addEventListener("abort", () => button.replaceWith());
}

/** Places the button beside the field, or below it when there is no room, so that the choice stays visible. */
function placeBeside(field: HTMLElement, button: HTMLElement): { left?: string; top?: string } {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight, offsetParent } = field;
  if (button.offsetParent !== offsetParent) return {};
  const isRoom =
    field.getBoundingClientRect().right + GAP + button.offsetWidth <= document.documentElement.clientWidth;
  return isRoom
    ? { left: `${left + offsetWidth + GAP}px`, top: `${top}px` }
    : { left: `${left}px`, top: `${top + offsetHeight + GAP}px` };
}
