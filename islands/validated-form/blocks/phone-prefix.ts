import { contains, queryAll } from "../../../runtime/base/safe-dom";
import { companionOf, controlsOf, mainOf } from "../controls";

const OWN = ".client_prefix__input:not([data-prev])";

/**
 * The phone prefix: a list and a free field beside each other (contract B a.9). The free field empties when it is
 * entered and takes its value back when nothing that is known was typed; a known prefix that is typed into the
 * phone itself moves to where it belongs. Where a page script does the same (`SetPrefixOnPhoneInput`, which writes
 * `data-prev`), the prefix is its own.
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

  // The list's choice is the prefix until another one is typed.
  for (const prefix of queryAll<HTMLInputElement>(root, OWN))
    prefix.value ||= prefix.closest(".client_prefix__wrapper")?.querySelector("select")?.value ?? "";

  listen("focusin", (target) => {
    const prefix = prefixAt(target);
    if (!prefix?.value) return; // empty already, by the page's own script: it puts the value back
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
  // Enter sends the form out of the field itself.
  const sending = ({ key, target }: KeyboardEvent) => key === "Enter" && putBack(target);
  document.addEventListener("keydown", sending, { capture: true, signal });
  listen("change", (target) => {
    if (!(target instanceof HTMLSelectElement) || !contains(root, target)) return;
    const prefix = target.closest(".client_prefix__wrapper")?.querySelector<HTMLInputElement>(OWN);
    if (prefix && target.value) write(prefix, target.value);
  });
  listen("input", (target) => {
    if (!(target instanceof HTMLInputElement) || mainOf(root, target)) return;
    const prefix = controlsOf(root).includes(target) ? companionOf(root, target) : null;
    if (!(prefix instanceof HTMLInputElement) || !prefix.matches(OWN)) return;
    // The longest first: +1 is the beginning of +1809.
    const known = knownTo(prefix).sort((a, b) => b.length - a.length);
    const typed = known.find((one) => target.value.startsWith(one) && target.value.length > one.length);
    if (!typed) return;
    target.value = target.value.slice(typed.length).trimStart();
    write(prefix, typed);
  });
}
