// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { IslandContext, Phase } from "../../../runtime/contracts/island";
import { pass } from "../turns";
import { makePage, SETTLED_MS } from "./a-page";

vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // for the whole file: the observer's timer outlives a test
const page = makePage();
page.startCore();
const { events, told, status } = page;
let stop = new AbortController();

beforeEach(async () => {
  await page.show("");
  for (const list of [events, told]) list.length = 0;
  stop = new AbortController();
});
afterEach(() => stop.abort());

/** An island whose first mounts succeed or fail as `outcomes` lists them, and all further ones as the last. */
function island(name: string, outcomes: readonly ("works" | "breaks")[]) {
  const contexts: IslandContext[] = [];
  const cleanup = vi.fn();
  page.add({ name }, (_, context) => {
    const outcome = outcomes[Math.min(contexts.length, outcomes.length - 1)];
    contexts.push(context);
    if (outcome === "breaks") throw new Error("broken");
    return cleanup;
  });
  const newest = () => {
    const context = contexts.at(-1);
    if (!context) throw new Error("not mounted");
    return context;
  };
  return { contexts, cleanup, newest, show: () => page.show(`<div data-island="${name}"></div>`) };
}

describe("an island that breaks", () => {
  it.each<Phase>(["mount", "render", "effect", "update", "props"])(
    "by a %s error is unmounted: its signal is aborted and its cleanup has run",
    async (phase) => {
      const { newest, cleanup, show } = island(`broken-by-${phase}`, ["works"]);
      const host = await show();
      const { fail, signal } = newest();
      fail(phase, new Error("x"));
      expect(status(host)).toBe("failed");
      expect(signal.aborted).toBe(true);
      expect(cleanup).toHaveBeenCalledOnce();
    },
  );

  it.each<Phase>(["handler", "async", "timer", "cleanup"])(
    "by a %s error stays as it is, because the shopper may still use it",
    async (phase) => {
      const { newest, cleanup, contexts, show } = island(`works-after-${phase}`, ["works"]);
      const host = await show();
      newest().fail(phase, new Error("x"));
      await pass(60_000);
      expect(status(host)).toBe("ready");
      expect(newest().signal.aborted).toBe(false);
      expect(cleanup).not.toHaveBeenCalled();
      expect(contexts).toHaveLength(1);
      expect(told).toEqual([`works-after-${phase} ${phase} x`]);
    },
  );

  it("is reported to the page with its host, its phase and the error, and is logged once", async () => {
    const { newest, show } = island("told", ["works"]);
    const host = await show();
    const heard: unknown[] = [];
    document.addEventListener("wyspa:island-error", ({ detail }) => heard.push(detail), {
      signal: stop.signal,
    });
    const error = new Error("x");
    newest().fail("render", error);
    expect(heard).toEqual([{ name: "told", host, phase: "render", error }]);
    expect(told).toEqual(["told render x"]);
  });

  it("by an error of a mount that has ended is reported, and its next mount stays", async () => {
    const { contexts, newest, show } = island("late-error", ["works"]);
    const host = await show();
    newest().fail("render", new Error("x"));
    await pass(300);
    contexts[0]?.fail("update", new Error("late"));
    await pass(60_000);
    expect(status(host)).toBe("ready");
    expect(contexts).toHaveLength(2);
    expect(told).toEqual(["late-error render x", "late-error cleanup late"]);
  });

  it("does not touch another island on the same host", async () => {
    const broken = island("one", ["works"]);
    const other = island("other", ["works"]);
    const host = await page.show('<div data-island="one other"></div>');
    broken.newest().fail("render", new Error("x"));
    await pass(60_000);
    expect(other.newest().signal.aborted).toBe(false);
    expect(status(host)).toContain("other:ready");
  });
});

describe("the remount of an island", () => {
  it("comes 300 ms after the first error and not sooner", async () => {
    const { contexts, newest, show } = island("second-chance", ["works"]);
    const host = await show();
    newest().fail("render", new Error("x"));
    await pass(299);
    expect(contexts).toHaveLength(1);
    expect(status(host)).toBe("failed");
    await pass(1);
    expect(contexts).toHaveLength(2);
    expect(status(host)).toBe("ready");
    expect(newest().signal.aborted).toBe(false);
  });

  it("comes 2.5 s after the second error, and never after the third", async () => {
    const { contexts, show } = island("hopeless", ["breaks"]);
    const host = await show();
    await pass(300);
    expect(contexts).toHaveLength(2);
    await pass(2_499);
    expect(contexts).toHaveLength(2);
    await pass(1);
    expect(contexts).toHaveLength(3);
    await pass(600_000);
    expect(contexts).toHaveLength(3);
    expect(status(host)).toBe("failed");
    expect(told).toEqual(Array(3).fill("hopeless mount broken"));
  });

  it("is called off, like the report, when the page prevents the default of the event", async () => {
    const { contexts, newest, show } = island("handled", ["works"]);
    const host = await show();
    document.addEventListener("wyspa:island-error", (event) => event.preventDefault(), {
      signal: stop.signal,
    });
    newest().fail("render", new Error("x"));
    await pass(60_000);
    expect(contexts).toHaveLength(1);
    expect(told).toEqual([]);
    expect(status(host)).toBe("failed");
  });

  it("is skipped on a host that has left the page", async () => {
    const { contexts, newest, show } = island("gone", ["works"]);
    const host = await show();
    newest().fail("render", new Error("x"));
    host.remove();
    await pass(60_000);
    expect(contexts).toHaveLength(1);
    expect(events).toEqual(["ready gone", "error gone render"]);
  });

  it("is skipped on a host whose marker has gone", async () => {
    const { contexts, newest, show } = island("unmarked", ["works"]);
    const host = await show();
    const loading = vi.fn();
    document.addEventListener("wyspa:metric", ({ detail }) => detail.phase === "loading" && loading(), {
      signal: stop.signal,
    });
    newest().fail("render", new Error("x"));
    host.removeAttribute("data-island");
    await pass(SETTLED_MS);
    await pass(60_000);
    expect([contexts.length, loading.mock.calls.length]).toEqual([1, 0]);
  });

  it("is skipped for a module without a mount function", async () => {
    page.add({ name: "no-mount" }, { answer: () => ({}) });
    const host = await page.show('<div data-island="no-mount"></div>');
    await pass(60_000);
    expect(events).toEqual(["error no-mount module"]);
    expect(status(host)).toBe("failed");
  });

  it("is counted separately for each host", async () => {
    const { contexts } = island("twice", ["breaks"]);
    await page.show('<p data-island="twice"></p><p data-island="twice"></p>');
    await pass(300);
    await pass(2_500);
    expect(contexts).toHaveLength(6);
  });
});
