/** The states of a search field and its panel, and the named transitions between them. Pure: no elements, no timers. */
import type { Option, SearchResults } from "./answer";

export interface SearchState {
  /** The text of the last answer or failure; empty before that, and below the minimum length. */
  readonly text: string;
  readonly results: SearchResults | null;
  readonly failed: boolean;
  /** Duration of the current request: too short to show, long enough to show, or too long (bar R6). */
  readonly wait: "" | "loading" | "slow";
}

export interface PanelState extends SearchState {
  /** The typed text, whether it has been searched for or not. */
  readonly typed: string;
  /** The shopper is using the field, so results are shown. */
  readonly open: boolean;
  /** Index of the active option in list order; -1 = the field itself. */
  readonly active: number;
  /** The element that gets the focus when the mobile overlay closes; `null` = the overlay is closed. */
  readonly overlay: HTMLElement | null;
  /** What the page and this session offer before a search: recent searches, phrases, categories. */
  readonly offers: readonly Option[];
}

/** What happens to a search. */
export type SearchTransition =
  /** The text is empty or below the minimum length. */
  | { readonly type: "cleared" }
  /** The request is no longer needed; earlier results stay. */
  | { readonly type: "stopped" }
  /** The request takes long enough to show it. */
  | { readonly type: "delayed" }
  /** The request takes so long that the old results no longer match the text. */
  | { readonly type: "outdated" }
  /** The shopper asks for the failed text again. */
  | { readonly type: "retried" }
  | { readonly type: "answered"; readonly text: string; readonly results: SearchResults }
  | { readonly type: "failed"; readonly text: string };

/** What happens to the panel. */
export type PanelTransition =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "searched"; readonly search: SearchState }
  | { readonly type: "moved"; readonly active: number }
  | { readonly type: "overlay-opened"; readonly from: HTMLElement }
  | { readonly type: "offered"; readonly offers: readonly Option[] }
  | { readonly type: "closed" };

export const idleSearch: SearchState = { text: "", results: null, failed: false, wait: "" };
export const closedPanel: PanelState = {
  ...idleSearch,
  typed: "",
  open: false,
  active: -1,
  overlay: null,
  offers: [],
};

export function nextSearch(state: SearchState, transition: SearchTransition): SearchState {
  switch (transition.type) {
    case "cleared":
      return idleSearch;
    case "stopped":
      return { ...state, wait: "" };
    case "delayed":
      // A retry keeps showing "slow" until it is answered.
      return state.wait === "slow" ? state : { ...state, wait: "loading" };
    case "outdated":
    case "retried":
      return { ...idleSearch, wait: "slow" };
    case "answered":
      return { ...idleSearch, text: transition.text, results: transition.results };
    case "failed":
      return { ...idleSearch, text: transition.text, failed: true };
  }
}

export function nextPanel(state: PanelState, transition: PanelTransition): PanelState {
  switch (transition.type) {
    case "typed":
      return { ...state, typed: transition.text, open: true, active: -1 };
    case "searched":
      // An active option belongs to its list.
      return {
        ...state,
        ...transition.search,
        active: hasSameList(transition.search, state) ? state.active : -1,
      };
    case "moved":
      return { ...state, active: transition.active };
    case "overlay-opened":
      return { ...state, overlay: transition.from };
    case "offered":
      // An active option belongs to its list.
      return { ...state, offers: transition.offers, active: isAtStart(state) ? -1 : state.active };
    case "closed":
      return { ...state, open: false, active: -1, overlay: null };
  }
}

/** Whether the answer has results. */
export const hasResults = ({ results }: SearchState): boolean => !!results?.total;

/** Before a search, the panel shows its offers. They stay until a request takes long enough to show that. */
export const isAtStart = ({ results, failed, wait }: SearchState): boolean => !results && !failed && !wait;

/** Whether two states show the same list: an answer's, or the offers. */
export const hasSameList = (one: SearchState, other: SearchState): boolean =>
  one.results === other.results && isAtStart(one) === isAtStart(other);

/** The panel's options in order: those of the answer, or the offers before a search. */
export const optionsOf = (state: PanelState): readonly Option[] =>
  state.results?.options ?? (isAtStart(state) ? state.offers : []);

export const hasOptions = (state: PanelState): boolean => optionsOf(state).length > 0;

/** Whether the panel has content: options, a message (no results, slow, failed), or rows that stand for results. */
export const hasContent = (state: PanelState): boolean => !isAtStart(state) || hasOptions(state);

/** The list apart that owns the options, when they stand beside buttons or texts. */
export const ownListOf = (state: PanelState): Option["List"] =>
  optionsOf(state).find(({ List }) => List)?.List;
