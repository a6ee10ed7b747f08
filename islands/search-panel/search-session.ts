import { fault, type Result } from "../../runtime/base/result";
import type { SearchResults } from "./answer";

export interface SearchState {
  /** The text that was answered or has failed; empty before and below the minimum length. */
  readonly text: string;
  readonly results: SearchResults | null;
  readonly failed: boolean;
  /** How long a request has been under way: not worth a word, so long that it shows, or too long (bar R6). */
  readonly wait: "" | "loading" | "slow";
}

/** Milliseconds of a request until its `wait`. */
const waits = { loading: 300, slow: 5000 } as const;

export const idle: SearchState = { text: "", results: null, failed: false, wait: "" };

/** Asks the shop for one text. The signal is aborted as soon as nobody wants the answer any more. */
export type Ask = (text: string, signal: AbortSignal) => Promise<Result<SearchResults>>;

export interface SearchSession {
  /** The text is now this: searched after the debounce, at once forgotten below the minimum length. */
  type(text: string): void;
  /** Asks again for the text that failed; nothing in any other state. */
  retry(): void;
  /** Ends what is under way, silently. What was found before stays. */
  cancel(): void;
  /** A search is planned or under way. */
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
 * One field's search, from typing to results; knows neither elements nor React.
 *
 *     type ──debounce──▶ ask ──300 ms──▶ loading ──5 s──▶ slow
 *       ▲                 │
 *       └── any later     └──answer──▶ results · nothing · failed ──retry──▶ ask
 *           text aborts
 *
 * The last text always wins: a newer one aborts the older one's signal, and the answer to an aborted signal is
 * never looked at, in whatever order answers come (bars R4, R5). `loading` stays on between an aborted request
 * and the one that replaces it, so that it does not flicker.
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
        // Who tries again reads that it takes its time, until there is an answer.
        setTimeout(() => state.wait === "slow" || become({ wait: "loading" }), waits.loading),
        // By now the older results belong to a text that is long gone.
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
