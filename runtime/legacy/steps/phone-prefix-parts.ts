/** Finds the elements of a phone field with its prefix, again on each call, because page modules replace them. */
import type { selectToDropdown } from "../dropdown";

export type Control = HTMLInputElement;
export type DropdownClass = typeof selectToDropdown;

export interface Pair {
  readonly prefixName: string;
  readonly phoneInput: string;
  /** Matches lists that are not built yet. */
  readonly selector: string;
  readonly phone: Control | null;
  readonly input: Control | null;
  readonly select: HTMLSelectElement | null;
  prefixes(): string[];
  /** Selects a prefix in the list. */
  choose(prefix: string): void;
}

export function pairOf(prefixName: string, phoneInput: string): Pair {
  const all = () => document.querySelectorAll<HTMLSelectElement>(`${prefixName}__wrapper select`);
  const [select = null] = all();
  const input = document.querySelector<Control>(`input${prefixName}__input, ${prefixName}__input input`);
  return {
    prefixName,
    phoneInput,
    selector: `${prefixName}__select:not(.f-dropdown)`,
    phone: document.querySelector<Control>(phoneInput),
    input,
    select,
    prefixes: () => [...(select?.options ?? [])].map(({ value, text }) => value || text.trim()),
    // Not by a click, which would take the focus from the phone.
    choose(prefix) {
      if (!select || select.value === prefix) return;
      select.value = prefix;
      select.dispatchEvent(new CustomEvent("change", { bubbles: true }));
    },
  };
}
