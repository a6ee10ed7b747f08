import { protoGet, query, queryAll } from "../../runtime/base/safe-dom";

/** Out of sight and out of the layout until it has the focus. */
const HIDDEN = { position: "absolute", clipPath: "inset(50%)" };

/** Between a field and its button, in pixels. */
const GAP = 8;

const SENDS = "button:not([type=button], [type=reset]), [type=submit]";

/** The page's own module has made a list of it (`SelectToDropdown`), and sends the form itself: one owner. */
const isTheirs = (select: HTMLSelectElement) => !!select.closest(".f-dropdown");

/** Whether something else is chosen than the server says. */
const isChanged = ({ options, selectedIndex }: HTMLSelectElement) => {
  const all = [...options];
  const standard = all.reverse().find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return options[selectedIndex] !== standard;
};

/** Browsers fill in the fields of a page that is loaded again: what differs there was chosen before. */
const isFresh = () => {
  const [entry] = performance.getEntriesByType("navigation");
  return (entry as PerformanceNavigationTiming | undefined)?.type === "navigate";
};

/**
 * Sorting and page size of a listing. Where the server gives the form no button, the theme's script sent it as
 * soon as something was chosen. So do we for a pointer; by keyboard every arrow key is a choice (WCAG 3.2.2), and
 * the shopper sends it: by Enter, or by a button that shows up beside the field.
 */
export function sendsItself(form: HTMLFormElement, label: string, signal: AbortSignal): void {
  const selects = queryAll<HTMLSelectElement>(form, "select");
  if (!selects.length || query(form, SENDS)) return;
  // By the prototype: a field may be named `requestSubmit` (bar S15). Safari 15.4 has only the plain one.
  const { requestSubmit, submit } = HTMLFormElement.prototype;
  const send = () => (requestSubmit ?? submit).call(form);

  // Chosen while this file was on its way: the change itself was heard by nobody.
  const missed = selects.find((select) => !isTheirs(select) && isFresh() && isChanged(select));
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
  const chosen = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || isTheirs(target)) return;
    changed = true;
    if (!byKeyboard) send();
  };
  listen.call(form, "change", chosen, { signal });
  const last = selects.filter((select) => !isTheirs(select)).at(-1);
  if (last) addButton(last, label, signal);
}

/** Sends the form, for whom Enter in the field does nothing. */
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
  (last.closest("label") ?? last).after(button); // inside the label it would be part of the field's name
  signal.addEventListener("abort", () => button.remove());
}

/** Beside the field where there is room, else below it: what is chosen stays in sight. */
function placeBeside(field: HTMLElement, button: HTMLElement): { left?: string; top?: string } {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight, offsetParent } = field;
  if (button.offsetParent !== offsetParent) return {};
  const isRoom =
    field.getBoundingClientRect().right + GAP + button.offsetWidth <= document.documentElement.clientWidth;
  return isRoom
    ? { left: `${left + offsetWidth + GAP}px`, top: `${top}px` }
    : { left: `${left}px`, top: `${top + offsetHeight + GAP}px` };
}
