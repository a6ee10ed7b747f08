import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import { makeHttp, type PostOptions } from "../../../runtime/platform/transport/http";

type Answer = (request: Request) => Promise<unknown>;
const url = "https://shop.test/ajax/get.php";
const form = { body: "a=1", type: "application/x-www-form-urlencoded" };

/** A network that returns one answer after the other, and repeats the last. */
function network(...answers: readonly Answer[]) {
  const requests: Request[] = [];
  const bodies: Promise<string>[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    requests.push(request);
    bodies.push(request.clone().text());
    const answer = answers[Math.min(requests.length, answers.length) - 1] as Answer;
    return answer(request);
  });
  const { post } = makeHttp();
  return { requests, bodies, post: (more: Partial<PostOptions> = {}) => post(url, { ...form, ...more }) };
}

const status =
  (code: number, headers = {}): Answer =>
  async () =>
    new Response(code === 204 ? null : `body ${code}`, { status: code, headers });
/** The answer of a `fetch` that another script has wrapped. */
const withoutOk =
  (code: number): Answer =>
  async (request) =>
    Object.defineProperty((await status(code)(request)) as Response, "ok", { value: undefined });
const offline: Answer = async () => {
  throw new TypeError("Failed to fetch");
};
/** Never answers; rejects when the signal aborts. */
const hang: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Advances the time by `ms`, and returns the answer. */
async function passing<Result>(ms: number, answer: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

describe("a request", () => {
  it("is sent with the given method, headers and body", async () => {
    const { requests, bodies, post } = network(status(200));
    expect(await passing(0, post())).toEqual(done("body 200"));
    const [request] = requests;
    expect([request?.method, request?.url, await bodies[0]]).toEqual(["POST", url, "a=1"]);
    expect(request?.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    expect(request?.headers.get("accept")).toBe("application/json");
  });

  it.each([
    ["204", status(204), done("")],
    ["200 from a wrapped `fetch`, without `ok`", withoutOk(200), done("body 200")],
    ["404 from a wrapped `fetch`, without `ok`", withoutOk(404), fault("status", { status: 404 })],
    ["404", status(404), fault("status", { status: 404 })],
    ["500", status(500), fault("status", { status: 500 })],
    ["429 with a time", status(429, { "Retry-After": "3" }), fault("status", { status: 429, retryAfter: 3 })],
    [
      "503 with a date",
      status(503, { "Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT" }),
      fault("status", { status: 503 }),
    ],
    ["no connection", offline, fault("network")],
  ])("that gets %s returns one result and never rejects", async (_, answer, result) => {
    const { requests, post } = network(answer);
    expect(await passing(2_000, post())).toEqual(result);
    expect(requests).toHaveLength(1);
  });
});

describe("a read request", () => {
  it.each([
    ["500", status(500)],
    ["503", status(503)],
    ["no connection", offline],
  ])("is retried after %s, within about a second", async (_, trouble) => {
    const { requests, post } = network(trouble, status(200));
    const answer = post({ repeatable: true });
    await vi.advanceTimersByTimeAsync(299);
    expect(requests).toHaveLength(1);
    expect(await passing(800, answer)).toEqual(done("body 200"));
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["500", status(500), fault("status", { status: 500 })],
    ["no connection", offline, fault("network")],
  ])("is not retried a second time after %s", async (_, trouble, result) => {
    const { requests, post } = network(trouble);
    expect(await passing(5_000, post({ repeatable: true }))).toEqual(result);
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 404, 408, 413, 422, 429])("is not retried after %d", async (code) => {
    const { requests, post } = network(status(code));
    expect(await passing(5_000, post({ repeatable: true }))).toEqual(fault("status", { status: code }));
    expect(requests).toHaveLength(1);
  });
});

describe("a request that takes too long", () => {
  it("is aborted after 16 seconds", async () => {
    const { requests, post } = network(hang);
    const answer = post({ repeatable: true });
    await vi.advanceTimersByTimeAsync(15_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    expect(await passing(1, answer)).toEqual(fault("timeout"));
    expect(requests).toHaveLength(1);
  });

  it("may have a deadline of its own", async () => {
    const { post } = network(hang);
    expect(await passing(500, post({ deadline: 500 }))).toEqual(fault("timeout"));
  });

  it("is aborted although its headers came in time", async () => {
    const { post } = network(async ({ signal }) => {
      const body = new ReadableStream({
        start(stream) {
          signal.addEventListener("abort", () => stream.error(signal.reason));
        },
      });
      return new Response(body, { status: 200 });
    });
    expect(await passing(16_000, post())).toEqual(fault("timeout"));
  });
});

describe("a mutation", () => {
  it("is kept alive when the page is left; a read request is not", async () => {
    const { requests, post } = network(status(200));
    await passing(0, post({ keepalive: true }));
    await passing(0, post());
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });
});

describe("a superseded request", () => {
  it("is aborted by a newer one of its group, and by no other", async () => {
    const { requests, post } = network(hang);
    const [first, other] = [post({ group: "search" }), post({ group: "basket" })];
    await vi.advanceTimersByTimeAsync(10);
    const second = post({ group: "search" });
    expect(await passing(0, first)).toEqual(fault("aborted"));
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
    expect(await passing(16_000, Promise.all([other, second]))).toEqual([fault("timeout"), fault("timeout")]);
  });

  it("is aborted by its caller", async () => {
    const { requests, post } = network(hang);
    const stop = new AbortController();
    const answer = post({ signal: stop.signal, repeatable: true });
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    expect(await passing(5_000, answer)).toEqual(fault("aborted"));
    expect(requests).toHaveLength(1);
  });

  it("leaves nothing behind on its caller's signal", async () => {
    const { post } = network(status(200), status(500), offline);
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, "addEventListener");
    const remove = vi.spyOn(signal, "removeEventListener");
    for (let turn = 0; turn < 3; turn++) await passing(2_000, post({ signal }));
    const listeners = add.mock.calls.filter(([type]) => type === "abort").map(([, listener]) => listener);
    expect(listeners).toHaveLength(3);
    for (const listener of listeners) expect(remove).toHaveBeenCalledWith("abort", listener);
  });

  it("is not sent at all when it was aborted before", async () => {
    const { post } = network(hang);
    expect(await passing(0, post({ signal: AbortSignal.abort() }))).toEqual(fault("aborted"));
  });
});
