import { observable } from "../../runtime/base/observable";
import type { Option } from "./answer";
import {
  closedPanel,
  hasSameList,
  isAtStart,
  nextPanel,
  optionsOf,
  type PanelTransition,
  type SearchState,
} from "./panel-state";
import type { SearchSession } from "./search-session";

export type Panel = ReturnType<typeof createPanel>;

/**
 * Holds the panel's state between the field and its search.
 * While an option is active, the field shows its name, and `data-value` keeps the typed text, as in the standard theme
 * (contract A 5.5).
 * @param opened the panel has opened: its offers may have changed
 */
export function createPanel(
  input: HTMLInputElement,
  startSession: (changed: (search: SearchState) => void) => SearchSession,
  opened = () => {},
) {
  const { state, set, subscribe } = observable(closedPanel);
  const dispatch = (transition: PanelTransition) => {
    const next = nextPanel(state(), transition);
    if (next !== state()) set(next);
  };
  const typedText = () => input.dataset.value ?? "";
  /** Restores the typed text when the field shows an option's name. */
  const restore = () => {
    if (state().active >= 0) input.value = typedText();
  };
  const session = startSession((search) => {
    if (!hasSameList(search, state())) restore();
    dispatch({ type: "searched", search });
  });
  /** The shopper has changed the text in the field. */
  const typed = () => {
    input.dataset.value = input.value;
    const isOpening = !state().open;
    dispatch({ type: "typed", text: input.value.trim() });
    if (isOpening) opened();
    session.type(input.value);
  };

  return {
    session,
    state,
    subscribe,
    typed,
    restore,
    offer(offers: readonly Option[]) {
      if (isAtStart(state())) restore();
      dispatch({ type: "offered", offers });
    },
    open() {
      if (state().active < 0) typed();
    },
    openOverlay(from: HTMLElement) {
      dispatch({ type: "overlay-opened", from });
    },
    close() {
      restore();
      session.cancel();
      dispatch({ type: "closed" });
    },
    /** Empties the field; the panel then shows what it offers before a search. */
    clear() {
      input.value = "";
      typed();
    },
    /** Moves to the next (1) or previous (-1) option; beyond either end of the list comes the field. */
    move(step: 1 | -1) {
      const { active: before } = state();
      const options = optionsOf(state());
      const stops = options.length + 1;
      const active = ((before + 1 + step + stops) % stops) - 1;
      input.value = options[active]?.name || typedText();
      dispatch({ type: "moved", active });
    },
  };
}
