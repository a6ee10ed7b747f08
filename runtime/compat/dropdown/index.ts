/**
 * `SelectToDropdown` of the old bundle (contract A 7.2): a list in the theme's markup over a native select, which stays
 * inside, holds the value, and fires `change`. A chunk of its own.
 */
import { attempt } from "../attempt";
import { followDropdown } from "./dropdown";
import { buildDropdown, type Looks } from "./view";

export interface DropdownOptions extends Looks {
  readonly selector?: string;
  generateDropdownCallback?(wrapper: HTMLElement): unknown;
  /** Instead of opening. */
  clickDropdownCallback?(wrapper: HTMLElement): unknown;
  afterClickDropdownCallback?(row: HTMLElement): unknown;
}

export interface Dropdowns {
  destroy(): void;
  /** For selects that have come, and options that have changed. */
  reInit(): void;
}

export const selectToDropdown = (options: DropdownOptions = {}): Dropdowns => {
  let life = new AbortController();
  const build = () => {
    life = new AbortController();
    const found = attempt(() => document.querySelectorAll<HTMLSelectElement>(options.selector ?? ""));
    for (const select of found ?? []) {
      if (!(select instanceof HTMLSelectElement) || select.closest(".f-dropdown")) continue;
      const view = buildDropdown(select, options);
      followDropdown(view, options, life.signal);
      life.signal.addEventListener("abort", view.undo);
      attempt(() => options.generateDropdownCallback?.(view.wrapper));
    }
  };
  build();
  return {
    destroy: () => life.abort(),
    reInit() {
      life.abort();
      build();
    },
  };
};
