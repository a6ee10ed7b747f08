// @vitest-environment page
import { describe, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { ShopConfig } from "../../../runtime/contracts/config";
import type { Gate } from "../../../runtime/contracts/gate";
import { makeTracking } from "../../../runtime/platform/tracking";
import { initialState, sharedStore } from "../../../runtime/store/store";

type Answer = Result<Readonly<Record<string, unknown>>>;

function platform(shop: Partial<ShopConfig> = {}) {
  Reflect.deleteProperty(window, Symbol.for("wyspa.store"));
  const store = sharedStore(initialState);
  const config = (more: Partial<ShopConfig>) =>
    store.setState({ shop: { serverCode: {}, consent: "unknown", ...shop, ...more } as ShopConfig });
  config({});
  const waiting: ((answer: Answer) => void)[] = [];
  const graphql = vi.fn(() => new Promise<Answer>((resolve) => waiting.push(resolve)));
  const run = vi.fn(async (_: string, __: readonly unknown[]) => {});
  const report = vi.fn();
  const fetchTracking = makeTracking({ graphql, gate: { run } as unknown as Gate, store, report });
  const answer = (events: unknown, at = 0) =>
    waiting.splice(at, 1)[0]?.(
      Array.isArray(events) || events === null ? done({ trackingEvents: events }) : (events as Answer),
    );
  return { config, graphql, run, report, fetchTracking, answer };
}
const ran = (run: { mock: { calls: [string, readonly unknown[]][] } }) =>
  run.mock.calls.map(([, scripts]) => scripts.map((text) => /\*\/(.*)\n/.exec(String(text))?.[1]));
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("tracking events", () => {
  it("are one fetch for all callers before it, and one more for all callers during it", async () => {
    const { graphql, run, fetchTracking, answer } = platform();
    const first = fetchTracking();
    const others = [fetchTracking(), fetchTracking(), fetchTracking()];
    expect(graphql).toHaveBeenCalledTimes(1);
    answer(["a"]);
    expect(await first).toEqual(["a"]);
    await turn();
    expect(graphql).toHaveBeenCalledTimes(2);
    answer(["b"]);
    expect(await Promise.all(others)).toEqual([["b"], ["b"], ["b"]]);
    await turn();
    expect(graphql).toHaveBeenCalledTimes(2);
    expect(ran(run)).toEqual([["a"], ["b"]]);
  });

  it("wait for a denied consent in their order, and stay in the list", async () => {
    const { config, run, fetchTracking, answer } = platform({ consent: "denied" });
    for (const events of [["a", "b"], ["c"]]) {
      const list = fetchTracking();
      answer(events);
      expect(await list).toEqual(events);
    }
    config({ consent: "denied", language: "eng" });
    expect(run).not.toHaveBeenCalled();
    config({ consent: "granted" });
    config({ consent: "denied" });
    config({ consent: "granted" });
    expect(ran(run)).toEqual([["a", "b", "c"]]);
  });

  it("of a time when the shopper had refused are never sent, also not those that waited for the choice", async () => {
    const { config, run, fetchTracking, answer } = platform({ consent: "denied" });
    const send = async (events: string[]) => {
      const list = fetchTracking();
      answer(events);
      await list;
    };
    await send(["before the choice"]);
    config({ consent: "denied", isConsentChosen: true });
    await send(["refused"]);
    config({ consent: "granted", isConsentChosen: true });
    await send(["allowed"]);
    config({ consent: "denied", isConsentChosen: true });
    await send(["withdrawn"]);
    config({ consent: "granted", isConsentChosen: true });
    expect(ran(run)).toEqual([["allowed"]]);
  });

  it.each([
    [null, []],
    [
      ["a", "", 7, null, { a: 1 }, "b"],
      ["a", "b"],
    ],
    [done({}), []],
    [done({ trackingEvents: "a" }), []],
    [fault("aborted"), []],
  ])("of an answer %j are %j, without a fault", async (given, expected) => {
    const { report, fetchTracking, answer } = platform();
    const list = fetchTracking();
    answer(given);
    expect(await list).toEqual(expected);
    expect(report).not.toHaveBeenCalled();
  });

  it("that fail to load are empty, and the failure is reported by kind; the next ones load", async () => {
    const { report, run, fetchTracking, answer } = platform();
    const failed = fetchTracking();
    answer(fault("timeout"));
    expect(await failed).toEqual([]);
    expect(report.mock.calls.map(([{ error, phase }]) => [String(error), phase])).toEqual([
      ["TrackingError: The tracking events could not be fetched: timeout.", "tracking"],
    ]);
    const good = fetchTracking();
    answer(["a"]);
    expect(await good).toEqual(["a"]);
    expect(ran(run)).toEqual([["a"]]);
  });

  it("are not requested when the shop switches them off; an inherited switch is ignored", async () => {
    const off = platform({ serverCode: { tracking: false } });
    expect(await off.fetchTracking()).toEqual([]);
    expect(off.graphql).not.toHaveBeenCalled();
    const inherited = platform({ serverCode: Object.create({ tracking: false }) });
    void inherited.fetchTracking();
    expect(inherited.graphql).toHaveBeenCalledTimes(1);
  });

  it("become bodies of functions, identified by their answer", async () => {
    const { run, fetchTracking, answer } = platform();
    for (const _ of [1, 2]) {
      const list = fetchTracking();
      answer(["if (1) return; // end"]);
      await list;
    }
    const texts = run.mock.calls.flatMap(([, scripts]) => scripts);
    expect(new Set(texts).size).toBe(2);
    for (const text of texts) expect(() => Reflect.construct(Function, [text])).not.toThrow();
  });
});
