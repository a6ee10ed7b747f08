import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SearchResults } from "../../../islands/search-panel/answer";
import { idleSearch, type SearchState } from "../../../islands/search-panel/panel-state";
import { searchSession } from "../../../islands/search-panel/search-session";
import { done, type FaultKind, fault, type Result } from "../../../runtime/base/result";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const resultsFor = (text: string): SearchResults => ({
  options: [{ kind: "query", name: text, marked: ["", "", text], link: null }],
  total: 1,
  whole: true,
});

const texts = fc.constantFrom("", "b", "bu", "buty", "butyx", "kurtka");
const kinds = fc.constantFrom<FaultKind>("network", "timeout", "status", "format", "graphql");

it("ends with the last text, in whatever order answers and failures come", async () => {
  const step = fc.record({
    text: texts,
    pause: fc.nat(800),
    letOneGo: fc.boolean(),
    failsWith: fc.option(kinds, { freq: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (scheduler, steps) => {
        let state: SearchState = idleSearch;
        let failsWith: FaultKind | null = null;
        const session = searchSession({
          debounce: 100,
          minLength: 2,
          changed: (next) => {
            state = next;
          },
          ask: (text) => {
            const answer: Result<SearchResults> = failsWith ? fault(failsWith) : done(resultsFor(text));
            return scheduler.schedule(Promise.resolve(answer));
          },
        });
        for (const { text, pause, letOneGo, failsWith: fails } of steps) {
          failsWith = fails;
          session.type(text);
          await vi.advanceTimersByTimeAsync(pause);
          if (letOneGo && scheduler.count()) await scheduler.waitOne();
        }
        await vi.advanceTimersByTimeAsync(200);
        await scheduler.waitAll();
        await vi.advanceTimersByTimeAsync(10_000);

        const last = steps.at(-1)?.text ?? "";
        expect(state.text).toBe(last.length < 2 ? "" : last);
        expect(state.wait).toBe("");
        expect(session.isBusy()).toBe(false);
        if (state.results) expect(state.results).toEqual(resultsFor(last));
        else expect(state.failed).toBe(last.length >= 2);
      },
    ),
    { numRuns: 400 },
  );
});

it("aborts the request that a newer text replaces, and never reads its answer", async () => {
  const signals: AbortSignal[] = [];
  const answers: ((result: Result<SearchResults>) => void)[] = [];
  const states: SearchState[] = [];
  const session = searchSession({
    debounce: 0,
    minLength: 2,
    changed: (next) => states.push(next),
    ask: (_text, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  session.type("bu");
  await vi.advanceTimersByTimeAsync(1);
  session.type("buty");
  await vi.advanceTimersByTimeAsync(1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);

  answers[1]?.(done(resultsFor("buty")));
  await vi.advanceTimersByTimeAsync(1);
  answers[0]?.(done(resultsFor("bu")));
  await vi.advanceTimersByTimeAsync(1);
  expect(states.map(({ text }) => text)).not.toContain("bu");
  expect(states.at(-1)?.text).toBe("buty");
});
