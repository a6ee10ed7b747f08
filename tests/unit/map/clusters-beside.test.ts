// @vitest-environment page
/**
 * A worker computes the clusters of many points; when it fails, hangs or lost its state, the page still gets an answer.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Answered, type Asked, clusterMaker } from "../../../runtime/map/clusters-beside";

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly asked: Asked[] = [];
  readonly terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(asked: Asked) {
    this.asked.push(asked);
  }
  answer(how: Omit<Answered, "question">) {
    const question = Math.max(...this.asked.map((asked) => ("question" in asked ? asked.question : 0)));
    this.dispatchEvent(new MessageEvent("message", { data: { question, ...how } }));
  }
}

const many = new Float64Array(5_000).map((_, index) => (index % 2 ? 52 : 19));
const how = { radius: 50, maxZoom: 16 };
const poland = { south: 49, west: 14, north: 55, east: 24 };
const worker = () => FakeWorker.made[0] as FakeWorker;
const open = (signal = new AbortController().signal) => clusterMaker(async () => "/worker.js", signal);
const counted = async (found: Promise<readonly { readonly count: number }[]>) =>
  (await found).map(({ count }) => count);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  FakeWorker.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("clusters of many points", () => {
  test("are all found on the page after a worker has hung for five seconds", async () => {
    const make = open();
    const clusters = make(many, how);
    const found = counted(clusters.at(poland, 5, 300, 1));
    const alone = clusters.alone(0, 3);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(worker().terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect([await found, await alone]).toEqual([[2_500], 17]);
    expect(worker().terminate).toHaveBeenCalledOnce();
    expect(await counted(make(many, how).at(poland, 5, 300, 1))).toEqual([2_500]);
    expect(FakeWorker.made).toHaveLength(1);
  });

  test("are found on the page when the worker fails with pending questions", async () => {
    const clusters = open()(many, how);
    const found = [clusters.at(poland, 5, 300, 1), clusters.at(poland, 5, 300, 1)];
    await vi.advanceTimersByTimeAsync(0);
    worker().dispatchEvent(new Event("error"));
    expect(await Promise.all(found.map(counted))).toEqual([[2_500], [2_500]]);
  });

  test("stay with a worker that does not know the points and reports it", async () => {
    const clusters = open()(many, how);
    const found = clusters.extent(7);
    await vi.advanceTimersByTimeAsync(0);
    worker().answer({ isKnown: false, answer: undefined });
    await expect(found).rejects.toHaveProperty("name", "AbortError");
    const next = clusters.expands(7);
    await vi.advanceTimersByTimeAsync(0);
    worker().answer({ isKnown: true, answer: 9 });
    expect(await next).toBe(9);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(worker().terminate).not.toHaveBeenCalled();
  });

  test("have no pending question after the map ends", async () => {
    const stop = new AbortController();
    const found = open(stop.signal)(many, how).alone(0, 3);
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await expect(found).rejects.toHaveProperty("name", "AbortError");
    expect(worker().terminate).toHaveBeenCalledOnce();
  });
});

test("the worker returns nothing for a cluster that is not of its points, and does not throw", async () => {
  vi.useRealTimers();
  const answers: Answered[] = [];
  vi.stubGlobal("postMessage", (answered: Answered) => answers.push(answered));
  await import("../../../runtime/map/clusters-worker");
  const tell = (data: Asked) => dispatchEvent(new MessageEvent("message", { data }));
  tell({ batch: 1, coordinates: many, options: how });
  tell({ batch: 1, question: 1, name: "extent", args: [123_456] });
  tell({ batch: 2, question: 2, name: "expands", args: [1] });
  tell({ batch: 1, question: 3, name: "alone", args: [0, 3] });
  expect(answers).toEqual([
    { question: 1, isKnown: false, answer: undefined },
    { question: 2, isKnown: false, answer: undefined },
    { question: 3, isKnown: true, answer: 17 },
  ]);
});
