/**
 * `SelectToDropdown` of the old bundle (contract A 7.2, D 4): a list in the theme's markup over a native select, which
 * stays inside, holds the value, and fires `change`. It stands when the call returns. A chunk of its own.
 */
import { attempt } from "../attempt";
import { followDropdown } from "./dropdown";
import type { DropdownOptions } from "./options";
import { buildDropdown, type DropdownView } from "./view";

export interface Dropdowns {
  readonly params: DropdownOptions;
  /** Those that it has made lists of. */
  selects: readonly HTMLSelectElement[];
  /** For selects that have come since: built while they were in no document, they were not found. */
  init(): void;
  destroy(): void;
  /** Anew, also for options that have changed. */
  reInit(): void;
  /** Shows what the selects say by now. */
  revalidate(): void;
}

export const selectToDropdown = (given?: DropdownOptions): Dropdowns => {
  const params = given ?? {};
  let life = new AbortController();
  let views: DropdownView[] = [];

  const init = () => {
    const found = attempt(() => document.querySelectorAll(params.selector || "_")) ?? [];
    const made: DropdownView[] = [];
    for (const select of found) {
      if (!(select instanceof HTMLSelectElement) || select.closest(".f-dropdown")) continue;
      const view = buildDropdown(select, params);
      followDropdown(view, params, life.signal);
      life.signal.addEventListener("abort", view.undo);
      made.push(view);
    }
    // Parts of the page that were replaced are forgotten.
    views = [...views.filter(({ select }) => select.isConnected), ...made];
    dropdowns.selects = views.map(({ select }) => select);
    const { generateDropdownCallback: tell } = params;
    if (tell) for (const { wrapper } of made) attempt(() => tell(wrapper));
  };
  const destroy = () => {
    life.abort();
    life = new AbortController();
    views = [];
    dropdowns.selects = [];
  };
  const dropdowns: Dropdowns = {
    params,
    selects: [],
    init,
    destroy,
    reInit() {
      destroy();
      init();
    },
    revalidate() {
      for (const view of views) view.update();
    },
  };
  init();
  return dropdowns;
};
