import { idle, type SearchSession, type SearchState } from "./search-session";

export interface PanelState extends SearchState {
  /** What the shopper has typed, be it searched for yet or not. */
  readonly typed: string;
  /** The shopper is at the field: what there is to see is shown. */
  readonly open: boolean;
  /** Index of the active option in the order of the list; -1 = the field itself. */
  readonly active: number;
  /** The mobile overlay is open; this is what the focus goes back to. */
  readonly overlay: HTMLElement | null;
}

export const hasOptions = ({ results }: SearchState): boolean => !!results?.total;

/** There is something to see: options, or a message that there are none, that it takes long, or that it has failed. */
export const hasContent = ({ results, failed, wait }: SearchState): boolean =>
  !!results || failed || wait === "slow";

export type Panel = ReturnType<typeof createPanel>;

/**
 * The panel between the field and its search. While an option is active the field shows the option's name (spec
 * §4); the typed text waits in `data-value`, where the standard theme keeps it (contract A 5.5).
 */
export function createPanel(
  input: HTMLInputElement,
  startSession: (changed: (search: SearchState) => void) => SearchSession,
) {
  let state: PanelState = { ...idle, typed: "", open: false, active: -1, overlay: null };
  const listeners = new Set<() => void>();
  const become = (change: Partial<PanelState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const typedText = () => input.dataset.value ?? "";
  /** Puts the typed text back where the field shows an option's name. */
  const restore = () => {
    if (state.active >= 0) input.value = typedText();
  };
  const session = startSession((search) => {
    const sameList = search.results === state.results;
    if (!sameList) restore();
    become(sameList ? search : { ...search, active: -1 });
  });
  /** The shopper changed the text in the field. */
  const typed = () => {
    input.dataset.value = input.value;
    become({ typed: input.value.trim(), open: true, active: -1 });
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
      if (!state.overlay) become({ overlay: from });
    },
    close() {
      restore();
      session.cancel();
      become({ open: false, active: -1, overlay: null });
    },
    /** One option further (1) or back (-1), through the field from either end of the list. */
    move(step: 1 | -1) {
      const options = state.results?.options ?? [];
      const stops = options.length + 1;
      const active = ((state.active + 1 + step + stops) % stops) - 1;
      input.value = options[active]?.name || typedText();
      become({ active });
    },
  };
}
