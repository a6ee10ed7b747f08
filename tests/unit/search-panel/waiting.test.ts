import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SearchResults } from "../../../islands/search-panel/answer";
import { idleSearch, type SearchState } from "../../../islands/search-panel/panel-state";
import { searchSession } from "../../../islands/search-panel/search-session";
import { done, fault, type Result } from "../../../runtime/base/result";

let state: SearchState;
let states: SearchState[];
let asked: string[];
let answer: (result: Result<SearchResults>) => void;
const results: SearchResults = {
  options: [{ kind: "query", name: "buty", marked: ["", "buty", ""], link: null }],
  total: 1,
  whole: true,
};
const nothing: SearchResults = { options: [], total: 0, whole: true };

beforeEach(() => {
  vi.useFakeTimers();
  state = idleSearch;
  states = [];
  asked = [];
});
afterEach(() => void vi.useRealTimers());

const session = (minLength = 2) =>
  searchSession({
    debounce: 500,
    minLength,
    changed(next) {
      state = next;
      states.push(next);
    },
    ask(text) {
      asked.push(text);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("sends one request once typing has paused for the debounce", async () => {
  const search = session();
  search.type("bu");
  await pass(499);
  search.type("but");
  await pass(499);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(["but"]);
});

it("counts code points of the trimmed text against the minimum", async () => {
  const search = session(3);
  for (const text of ["ab", "  ab  ", "👟👟"]) search.type(text);
  await pass(500);
  expect(asked).toEqual([]);
  search.type(" 👟👟👟 ");
  await pass(500);
  expect(asked).toEqual(["👟👟👟"]);
});

it("requests nothing for an empty text, even with a minimum of 0", async () => {
  session(0).type("  ");
  await pass(500);
  expect(asked).toEqual([]);
});

it("shows loading after 150 ms of a request, and marks it as slow after 5 s", async () => {
  session().type("buty");
  await pass(500 + 149);
  expect(state.wait).toBe("");
  await pass(1);
  expect(state.wait).toBe("loading");
  await pass(4_849);
  expect(state.wait).toBe("loading");
  await pass(1);
  expect(state.wait).toBe("slow");
  answer(done(results));
  await pass(0);
  expect(state).toEqual({ text: "buty", results, failed: false, wait: "" });
});

it("never shows loading for an answer that comes within 150 ms", async () => {
  session().type("buty");
  await pass(640);
  answer(done(results));
  await pass(10_000);
  expect(states.map(({ wait }) => wait)).toEqual([""]);
});

it("keeps loading visible between a replaced request and the next one", async () => {
  const search = session();
  search.type("but");
  await pass(900);
  search.type("buty");
  await pass(900);
  expect(states.map(({ wait }) => wait)).not.toContain("slow");
  expect(states.slice(states.findIndex(({ wait }) => wait)).every(({ wait }) => wait === "loading")).toBe(
    true,
  );
});

it("keeps the older results during the search for a newer text", async () => {
  const search = session();
  search.type("but");
  await pass(500);
  answer(done(results));
  await pass(0);
  search.type("buty");
  await pass(1_000);
  expect(state.results).toBe(results);
});

it("removes the older results when the newer text takes too long", async () => {
  const search = session();
  search.type("but");
  await pass(500);
  answer(done(results));
  await pass(0);
  search.type("buty");
  await pass(5_499);
  expect(state.results).toBe(results);
  await pass(1);
  expect(state).toEqual({ ...idleSearch, wait: "slow" });
});

it("removes results at once when the text gets too short", async () => {
  const search = session();
  search.type("buty");
  await pass(500);
  answer(done(results));
  await pass(0);
  search.type("b");
  expect(state).toEqual(idleSearch);
});

it("keeps the results when the shopper returns to their text before the debounce", async () => {
  const search = session();
  search.type("buty");
  await pass(500);
  answer(done(nothing));
  await pass(0);
  search.type("butyx");
  await pass(100);
  search.type("buty ");
  await pass(1_000);
  expect(asked).toEqual(["buty"]);
  expect(state.results).toBe(nothing);
});

it.each(["network", "timeout", "status", "format", "graphql", "refused"] as const)(
  "fails on %s, and retries the same text on demand",
  async (kind) => {
    const search = session();
    search.type("buty");
    await pass(500);
    answer(fault(kind));
    await pass(0);
    expect(state).toEqual({ text: "buty", results: null, failed: true, wait: "" });
    search.retry();
    expect(state.wait).toBe("slow");
    await pass(0);
    expect(asked).toEqual(["buty", "buty"]);
    answer(done(results));
    await pass(0);
    expect(state).toEqual({ text: "buty", results, failed: false, wait: "" });
  },
);

it("stays slow from the second attempt until its answer: the panel never disappears in between", async () => {
  const search = session();
  search.type("buty");
  await pass(500);
  answer(fault("network"));
  await pass(0);
  search.retry();
  const before = states.length;
  await pass(6_000);
  expect(states.slice(before).map(({ wait }) => wait)).not.toContain("loading");
  expect(state.wait).toBe("slow");
  answer(done(results));
  await pass(0);
  expect(state.results).toBe(results);
});

it("does not restart when it receives the same text again", async () => {
  const search = session();
  search.type("buty");
  await pass(400);
  search.type("buty");
  await pass(100);
  search.type(" buty");
  answer(done(results));
  await pass(0);
  expect(asked).toEqual(["buty"]);
  expect(state.results).toBe(results);
});

it("has nothing to retry in any state except failed", async () => {
  const search = session();
  search.retry();
  search.type("buty");
  await pass(500);
  search.retry();
  answer(done(results));
  await pass(0);
  search.retry();
  await pass(1_000);
  expect(asked).toEqual(["buty"]);
});

it("is silent when the current request is aborted from elsewhere, and never stays loading", async () => {
  const search = session();
  search.type("buty");
  await pass(900);
  answer(fault("aborted"));
  await pass(0);
  expect(state).toEqual(idleSearch);
  expect(search.isBusy()).toBe(false);
});

it("ends a pending or running search on cancel, without a trace", async () => {
  const search = session();
  search.type("buty");
  search.cancel();
  await pass(1_000);
  expect(asked).toEqual([]);
  search.type("buty");
  await pass(900);
  search.cancel();
  answer(done(results));
  await pass(10_000);
  expect(state).toEqual(idleSearch);
});

it("treats a request that throws as a failure", async () => {
  let failed = false;
  const search = searchSession({
    debounce: 0,
    minLength: 1,
    changed: (next) => {
      failed = next.failed;
    },
    ask: async () => {
      throw new Error("broken");
    },
  });
  search.type("buty");
  await pass(1);
  expect(failed).toBe(true);
});
