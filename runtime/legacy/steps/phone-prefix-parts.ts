/** The parts of a phone with its prefix, found anew each time: page modules replace them. */
import type { selectToDropdown } from "../dropdown";

export type Control = HTMLInputElement;
export type DropdownClass = typeof selectToDropdown;

export interface Pair {
  readonly prefixName: string;
  readonly phoneInput: string;
  /** Of lists that are none of the theme's yet. */
  readonly selector: string;
  readonly phone: Control | null;
  readonly input: Control | null;
  readonly select: HTMLSelectElement | null;
  prefixes(): string[];
  /** Shows a prefix as the list's choice. */
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
    // Not by a press: it would take the focus from the phone.
    choose(prefix) {
      if (!select || select.value === prefix) return;
      select.value = prefix;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
  };
}
