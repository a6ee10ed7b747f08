import { observable } from "../../runtime/base/observable";
import { idle, type SearchSession, type SearchState } from "./search-session";

export interface PanelState extends SearchState {
  /** The typed text, whether it has been searched for or not. */
  readonly typed: string;
  /** The shopper is using the field, so results are shown. */
  readonly open: boolean;
  /** Index of the active option in list order; -1 = the field itself. */
  readonly active: number;
  /** The element that gets the focus when the mobile overlay closes; `null` = the overlay is closed. */
  readonly overlay: HTMLElement | null;
}

export const hasOptions = ({ results }: SearchState): boolean => !!results?.total;

/** Whether the panel has content: options, or a message (no results, slow, failed). */
export const hasContent = ({ results, failed, wait }: SearchState): boolean =>
  !!results || failed || wait === "slow";

export type Panel = ReturnType<typeof createPanel>;

/**
 * Holds the panel's state between the field and its search.
 * While an option is active, the field shows its name, and `data-value` keeps the typed text, as in the standard theme
 * (contract A 5.5).
 */
export function createPanel(
  input: HTMLInputElement,
  startSession: (changed: (search: SearchState) => void) => SearchSession,
) {
  const { state, set, subscribe } = observable<PanelState>({
    ...idle,
    typed: "",
    open: false,
    active: -1,
    overlay: null,
  });
  const typedText = () => input.dataset.value ?? "";
  /** Restores the typed text when the field shows an option's name. */
  const restore = () => {
    if (state().active >= 0) input.value = typedText();
  };
  const session = startSession((search) => {
    const sameList = search.results === state().results;
    if (!sameList) restore();
    set(sameList ? search : { ...search, active: -1 });
  });
  /** The shopper has changed the text in the field. */
  const typed = () => {
    input.dataset.value = input.value;
    set({ typed: input.value.trim(), open: true, active: -1 });
    session.type(input.value);
  };

  return {
    session,
    state,
    subscribe,
    typed,
    restore,
    open() {
      if (state().active < 0) typed();
    },
    openOverlay(from: HTMLElement) {
      if (!state().overlay) set({ overlay: from });
    },
    close() {
      restore();
      session.cancel();
      set({ open: false, active: -1, overlay: null });
    },
    /** Moves to the next (1) or previous (-1) option; beyond either end of the list comes the field. */
    move(step: 1 | -1) {
      const { results, active: before } = state();
      const options = results?.options ?? [];
      const stops = options.length + 1;
      const active = ((before + 1 + step + stops) % stops) - 1;
      input.value = options[active]?.name || typedText();
      set({ active });
    },
  };
}
