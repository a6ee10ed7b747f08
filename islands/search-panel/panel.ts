import { closedPanel, nextPanel, type PanelTransition, type SearchState } from "./panel-state";
import type { SearchSession } from "./search-session";

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
  let state = closedPanel;
  const listeners = new Set<() => void>();
  const dispatch = (transition: PanelTransition) => {
    const before = state;
    state = nextPanel(state, transition);
    if (state !== before) for (const listener of listeners) listener();
  };
  const typedText = () => input.dataset.value ?? "";
  /** Restores the typed text when the field shows an option's name. */
  const restore = () => {
    if (state.active >= 0) input.value = typedText();
  };
  const session = startSession((search) => {
    if (search.results !== state.results) restore();
    dispatch({ type: "searched", search });
  });
  /** The shopper has changed the text in the field. */
  const typed = () => {
    input.dataset.value = input.value;
    dispatch({ type: "typed", text: input.value.trim() });
    session.type(input.value);
  };

  return {
    session,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    typed,
    restore,
    open() {
      if (state.active < 0) typed();
    },
    openOverlay(from: HTMLElement) {
      dispatch({ type: "overlay-opened", from });
    },
    close() {
      restore();
      session.cancel();
      dispatch({ type: "closed" });
    },
    /** Moves to the next (1) or previous (-1) option; beyond either end of the list comes the field. */
    move(step: 1 | -1) {
      const options = state.results?.options ?? [];
      const stops = options.length + 1;
      const active = ((state.active + 1 + step + stops) % stops) - 1;
      input.value = options[active]?.name || typedText();
      dispatch({ type: "moved", active });
    },
  };
}
