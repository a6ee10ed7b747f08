import { fault, type Result } from "../../runtime/base/result";
import { adaptivePause } from "./adaptive-pause";
import type { SearchResults } from "./answer";
import { idleSearch, nextSearch, type SearchState, type SearchTransition } from "./panel-state";

/** Milliseconds until a request reaches each `wait`. */
const waits = { loading: 150, slow: 5000 } as const;

/** Characters above which a text is a paste by mistake, which no shop has a product for. */
const MOST_LETTERS = 500;

/** Requests results for a text. The signal aborts when the answer is no longer needed. */
export type Ask = (text: string, signal: AbortSignal) => Promise<Result<SearchResults>>;

export interface SearchSession {
  /** Sets the text: searches after the debounce, or clears the results when it is too short or too long. */
  type(text: string): void;
  /** Retries the failed text; a no-op in any other state. */
  retry(): void;
  /** Aborts the current request silently and keeps earlier results. */
  cancel(): void;
  /** Whether a search is scheduled or in flight. */
  isBusy(): boolean;
}

export interface SearchOptions {
  readonly ask: Ask;
  /** Milliseconds, or a pause that depends on how fast the shopper types. */
  readonly debounce: number | "adaptive";
  /** Characters (code points) of the trimmed text. */
  readonly minLength: number;
  readonly changed: (state: SearchState) => void;
}

/**
 * Runs the search of one field, from typing to results, without elements or React.
 *
 *     type ──debounce──▶ ask ──150 ms──▶ loading ──5 s──▶ slow
 *       ▲                 │
 *       └── any later     └──answer──▶ results · empty · failed ──retry──▶ ask
 *           text aborts
 *
 * The last text wins: it aborts the signal of the previous one, and answers to an aborted signal are ignored in any
 * order (bars R4, R5).
 * `loading` stays on between an aborted request and its replacement, so that it does not flicker.
 */
export function searchSession({ ask, debounce, minLength, changed }: SearchOptions): SearchSession {
  let state = idleSearch;
  let wanted = "";
  let stop = () => {};
  let lastKey = Number.NEGATIVE_INFINITY;

  const dispatch = (transition: SearchTransition) => {
    const before = state;
    state = nextSearch(state, transition);
    if (state !== before) changed(state);
  };

  const start = (text: string, delay: number) => {
    const current = new AbortController();
    const timers = [setTimeout(run, delay)];
    wanted = text;
    stop = () => {
      wanted = "";
      current.abort();
      timers.forEach(clearTimeout);
    };

    async function run() {
      timers.push(
        setTimeout(() => dispatch({ type: "delayed" }), waits.loading),
        setTimeout(() => dispatch({ type: "outdated" }), waits.slow),
      );
      const answer = await ask(text, current.signal).catch(() => fault("network"));
      if (current.signal.aborted) return;
      stop();
      if (answer.ok) dispatch({ type: "answered", text, results: answer.data });
      else dispatch(answer.kind === "aborted" ? { type: "stopped" } : { type: "failed", text });
    }
  };

  return {
    type(typed) {
      const text = typed.trim();
      const now = Date.now();
      const pause = debounce === "adaptive" ? adaptivePause(now - lastKey) : debounce;
      lastKey = now;
      if (text && text === wanted) return;
      stop();
      if (!text || [...text].length < minLength || text.length > MOST_LETTERS) dispatch({ type: "cleared" });
      else if (text === state.text) dispatch({ type: "stopped" });
      else start(text, pause);
    },
    retry() {
      const { failed, text } = state;
      if (!failed) return;
      dispatch({ type: "retried" });
      start(text, 0);
    },
    cancel() {
      stop();
      dispatch({ type: "stopped" });
    },
    isBusy: () => !!wanted,
  };
}
