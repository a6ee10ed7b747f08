import { fault, type Result } from "../../runtime/base/result";
import type { SearchResults } from "./answer";

export interface SearchState {
  /** The text of the last answer or failure; empty before that, and below the minimum length. */
  readonly text: string;
  readonly results: SearchResults | null;
  readonly failed: boolean;
  /** Duration of the current request: too short to show, long enough to show, or too long (bar R6). */
  readonly wait: "" | "loading" | "slow";
}

/** Milliseconds until a request reaches each `wait`. */
const waits = { loading: 300, slow: 5000 } as const;

export const idle: SearchState = { text: "", results: null, failed: false, wait: "" };

/** Requests results for a text. The signal aborts when the answer is no longer needed. */
export type Ask = (text: string, signal: AbortSignal) => Promise<Result<SearchResults>>;

export interface SearchSession {
  /** Sets the text: searches after the debounce, or clears the results when it is below the minimum length. */
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
  /** Milliseconds. */
  readonly debounce: number;
  /** Characters (code points) of the trimmed text. */
  readonly minLength: number;
  readonly changed: (state: SearchState) => void;
}

/**
 * Runs the search of one field, from typing to results, without elements or React.
 *
 *     type ──debounce──▶ ask ──300 ms──▶ loading ──5 s──▶ slow
 *       ▲                 │
 *       └── any later     └──answer──▶ results · empty · failed ──retry──▶ ask
 *           text aborts
 *
 * The last text wins: it aborts the signal of the previous one, and answers to an aborted signal are ignored in any
 * order (bars R4, R5).
 * `loading` stays on between an aborted request and its replacement, so that it does not flicker.
 */
export function searchSession({ ask, debounce, minLength, changed }: SearchOptions): SearchSession {
  let state = idle;
  let wanted = "";
  let stop = () => {};

  const become = (change: Partial<SearchState>) => {
    state = { ...state, ...change };
    changed(state);
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
        // A retry keeps showing "slow" until it is answered.
        setTimeout(() => state.wait === "slow" || become({ wait: "loading" }), waits.loading),
        // After this time, the old results no longer match the text.
        setTimeout(() => become({ ...idle, wait: "slow" }), waits.slow),
      );
      const answer = await ask(text, current.signal).catch(() => fault("network"));
      if (current.signal.aborted) return;
      stop();
      if (answer.ok) become({ ...idle, text, results: answer.data });
      else become(answer.kind === "aborted" ? { wait: "" } : { ...idle, text, failed: true });
    }
  };

  return {
    type(typed) {
      const text = typed.trim();
      if (text && text === wanted) return;
      stop();
      if (!text || [...text].length < minLength) become(idle);
      else if (text === state.text) become({ wait: "" });
      else start(text, debounce);
    },
    retry() {
      const { failed, text } = state;
      if (!failed) return;
      become({ ...idle, wait: "slow" });
      start(text, 0);
    },
    cancel() {
      stop();
      become({ wait: "" });
    },
    isBusy: () => !!wanted,
  };
}
