import { attr } from "../../../runtime/base/safe-dom";
import { overrideAttributesUntilAbort } from "../../../runtime/dom/override";
import { EDITS } from "../../../runtime/forms/field-set";
import { dropTrunk, knownPrefix, prefixAutocomplete } from "../../../runtime/forms/known-prefix";
import { splitPrefix } from "../../../runtime/forms/split-prefix";
import { belongsTo, companionOf, controlsOf, mainOf } from "../controls";

const OWN = ".client_prefix__input:not([data-prev])";

type Prefix = HTMLInputElement;

const isOwn = (target: unknown): target is Prefix =>
  target instanceof HTMLInputElement && target.matches(OWN);

const listOf = (prefix: Element) =>
  prefix.closest(".client_prefix__wrapper")?.querySelector<HTMLSelectElement>("select") ?? null;

const knownTo = (prefix: Prefix): string[] =>
  [...(listOf(prefix)?.options ?? [])].map(({ value }) => value).filter(Boolean);

/** Writes a prefix into its field, and shows the same one in the list. */
function write(prefix: Prefix, value: string): void {
  const list = listOf(prefix);
  if (prefix.value !== value) {
    prefix.value = value;
    prefix.dispatchEvent(new CustomEvent("input", { bubbles: true }));
  }
  if (!list || list.value === value || !knownTo(prefix).includes(value)) return;
  list.value = value;
  list.dispatchEvent(new CustomEvent("change", { bubbles: true }));
}

/**
 * Connects the list and the free field of a phone prefix (contract B a.9).
 * The free field is cleared on focus, and restored when the typed prefix is unknown.
 * A known prefix typed into the phone field moves to the prefix field.
 * Fields with `data-prev` are skipped: the page's own script (`SetPrefixOnPhoneInput`) handles them.
 */
export function followPhonePrefix(root: Element, signal: AbortSignal): void {
  const override = overrideAttributesUntilAbort(signal);
  /** The prefix that is restored when the shopper leaves the emptied field. */
  let before: string | null = null;

  const prefixAt = (target: EventTarget | null): Prefix | null =>
    isOwn(target) && belongsTo(root, target) ? target : null;
  const listen = (type: string, listener: (target: EventTarget | null) => void, capture = false) =>
    document.addEventListener(type, ({ target }) => listener(target), { capture, signal });

  /** Moves a prefix from the phone's field into its own. @param isTyping whether a longer prefix may follow */
  const split = (target: EventTarget | null, isTyping: boolean) => {
    if (!(target instanceof HTMLInputElement) || mainOf(root, target)) return;
    const prefix = belongsTo(root, target) ? companionOf(root, target) : null;
    if (!isOwn(prefix)) return;
    if (!isTyping) dropTrunk(target, prefix.value);
    const parts = splitPrefix(target.value, knownTo(prefix), isTyping, prefix.value);
    if (!parts) return;
    target.value = parts.rest;
    write(prefix, parts.prefix);
  };
  /** Writes a known prefix as the list does; while the field is empty, the list's choice is the prefix. */
  const tidy = (prefix: Prefix) => {
    const list = listOf(prefix)?.value ?? "";
    const value = prefix.value ? knownPrefix(prefix.value, knownTo(prefix)) : list;
    if (value) write(prefix, value);
  };

  // What was filled in before this file has loaded counts as typed.
  for (const prefix of controlsOf(root)) {
    if (!isOwn(prefix)) continue;
    const phone = mainOf(root, prefix);
    const name = prefixAutocomplete(attr(prefix, "autocomplete"), phone && attr(phone, "autocomplete"));
    if (name) override(prefix, "autocomplete", name);
    if (prefix !== document.activeElement) tidy(prefix);
    split(phone, false);
  }

  // Capturing, because Chromium's autofill dispatches `focus` and `blur`, but neither `focusin` nor `focusout`.
  const emptied = (target: EventTarget | null) => {
    const prefix = prefixAt(target);
    if (!prefix?.value) return; // already cleared by the page's own script, which restores the value
    before = prefix.value;
    prefix.value = "";
  };
  listen("focus", emptied, true);
  const putBack = (target: EventTarget | null) => {
    const prefix = prefixAt(target);
    if (!prefix || before === null) return;
    const old = before;
    before = knownPrefix(prefix.value, knownTo(prefix)) ?? old;
    prefix.value = before;
    if (before !== old) prefix.dispatchEvent(new CustomEvent("input", { bubbles: true }));
    write(prefix, before);
  };
  const left = (target: EventTarget | null) => {
    putBack(target);
    before = null;
  };
  listen("blur", left, true);
  // Restores before Enter, which submits the form without leaving the field.
  const restoreOnEnter = ({ key, target }: KeyboardEvent) => key === "Enter" && putBack(target);
  document.addEventListener("keydown", restoreOnEnter, { capture: true, signal });

  const edited = ({ target, type }: Event) => {
    if (target instanceof HTMLSelectElement && belongsTo(root, target)) {
      const prefix = target.closest(".client_prefix__wrapper")?.querySelector<Prefix>(OWN);
      if (prefix && target.value && type !== "input") write(prefix, target.value);
      return;
    }
    const prefix = prefixAt(target);
    // Set without the shopper, who would have emptied the field first.
    if (prefix && type !== "input" && prefix !== document.activeElement && before === null) tidy(prefix);
    split(target, type === "input");
  };
  for (const type of EDITS) document.addEventListener(type, edited, { signal });
}
