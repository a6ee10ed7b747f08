import { contains, queryAll } from "../../../runtime/base/safe-dom";
import { splitPrefix } from "../../../runtime/forms/split-prefix";
import { companionOf, controlsOf, mainOf } from "../controls";

const OWN = ".client_prefix__input:not([data-prev])";

/**
 * Connects the list and the free field of a phone prefix (contract B a.9).
 * The free field is cleared on focus, and restored when the typed prefix is unknown.
 * A known prefix typed into the phone field moves to the prefix field.
 * Fields with `data-prev` are skipped: the page's own script (`SetPrefixOnPhoneInput`) handles them.
 */
export function followPhonePrefix(root: Element, signal: AbortSignal): void {
  let before: string | null = null;

  const knownTo = (prefix: HTMLInputElement): string[] => {
    const list = prefix.closest(".client_prefix__wrapper")?.querySelector<HTMLSelectElement>("select");
    return [...(list?.options ?? [])].map(({ value }) => value).filter(Boolean);
  };
  const write = (prefix: HTMLInputElement, value: string) => {
    if (prefix.value === value) return;
    prefix.value = value;
    prefix.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const prefixAt = (target: EventTarget | null): HTMLInputElement | null =>
    target instanceof HTMLInputElement && contains(root, target) && target.matches(OWN) ? target : null;
  const listen = (type: string, listener: (target: EventTarget | null) => void) =>
    document.addEventListener(type, ({ target }) => listener(target), { signal });

  // The list's choice is the prefix until the shopper types another one.
  for (const prefix of queryAll<HTMLInputElement>(root, OWN))
    prefix.value ||= prefix.closest(".client_prefix__wrapper")?.querySelector("select")?.value ?? "";

  listen("focusin", (target) => {
    const prefix = prefixAt(target);
    if (!prefix?.value) return; // already cleared by the page's own script, which restores the value
    before = prefix.value;
    prefix.value = "";
  });
  const putBack = (target: EventTarget | null) => {
    const prefix = prefixAt(target);
    if (!prefix || before === null) return;
    const typed = prefix.value.trim();
    const old = before;
    before = prefix.value = knownTo(prefix).includes(typed) ? typed : old;
    if (before !== old) prefix.dispatchEvent(new Event("input", { bubbles: true }));
  };
  listen("focusout", (target) => {
    putBack(target);
    before = null;
  });
  // Restores before Enter, which submits the form without leaving the field.
  const restoreOnEnter = ({ key, target }: KeyboardEvent) => key === "Enter" && putBack(target);
  document.addEventListener("keydown", restoreOnEnter, { capture: true, signal });
  listen("change", (target) => {
    if (!(target instanceof HTMLSelectElement) || !contains(root, target)) return;
    const prefix = target.closest(".client_prefix__wrapper")?.querySelector<HTMLInputElement>(OWN);
    if (prefix && target.value) write(prefix, target.value);
  });
  listen("input", (target) => {
    if (!(target instanceof HTMLInputElement) || mainOf(root, target)) return;
    const prefix = controlsOf(root).includes(target) ? companionOf(root, target) : null;
    if (!(prefix instanceof HTMLInputElement) || !prefix.matches(OWN)) return;
    const split = splitPrefix(target.value, knownTo(prefix), true);
    if (!split) return;
    target.value = split.rest;
    write(prefix, split.prefix);
  });
}
