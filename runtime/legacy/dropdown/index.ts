/**
 * `SelectToDropdown` of the old bundle (contract A 7.2, D 4): shows a list in the theme's markup for a native select.
 * The select stays inside, holds the value, and fires `change`. The list exists when the call returns.
 */
import { attempt } from "../attempt";
import { followDropdown } from "./dropdown";
import type { DropdownOptions } from "./options";
import { buildDropdown, type DropdownView } from "./view";

export interface Dropdowns {
  readonly params: DropdownOptions;
  /** The selects that have a list. */
  selects: readonly HTMLSelectElement[];
  /** Builds lists for new selects; earlier calls do not find selects outside the document. */
  init(): void;
  destroy(): void;
  /** Rebuilds all lists, also with changed options. */
  reInit(): void;
  /** Shows the current values of the selects. */
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
    // Forgets lists in replaced parts of the page.
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
