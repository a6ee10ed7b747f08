/**
 * A clock for tests that use real HTTP: it stops while a request is in progress. It jumps to the next timer when
 * everything left waits for answers that never come. So a deadline of 12 seconds takes no time, and a slow machine
 * makes no answer late.
 */
import { Agent, request as ask, type IncomingMessage } from "node:http";
import { vi } from "vitest";
import type { FaultBook } from "../../../fixtures/faults/book";

/** Shorter delays are real, because they only let other tasks run first. */
const REAL_MS = 50;
/** Turns of the event loop without any event before the clock jumps. */
const CALM = 6;

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export interface IdleClock {
  /** Milliseconds since the clock was started. */
  now(): number;
  /** Resolves when no request is in progress and none will start before the clock jumps again. */
  quiet(): Promise<void>;
  /** Stops the clock; `vi.unstubAllGlobals()` restores the globals. */
  stop(): void;
}

/** Replaces `setTimeout`, `performance.now` and `fetch`. */
export function idleClock(faults: FaultBook): IdleClock {
  const { setTimeout, clearTimeout } = globalThis;
  const agent = new Agent({ keepAlive: true });
  const timers = new Map<number, Timer>();
  const short = new Set<NodeJS.Timeout>();
  let [now, names, running, hanging, calm, stopped] = [0, 0, 0, 0, 0, false];
  const end = (timer: NodeJS.Timeout | undefined) => {
    clearTimeout(timer);
    if (timer) short.delete(timer);
  };

  const { strike } = faults;
  faults.strike = (occasion) => {
    const struck = strike(occasion);
    if (struck?.fault === "hang") hanging++;
    return struck;
  };

  vi.stubGlobal("setTimeout", (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (ms < REAL_MS) {
      const timer = setTimeout(() => {
        short.delete(timer);
        run(...given);
      }, ms);
      short.add(timer);
      return timer;
    }
    timers.set(++names, { at: now + ms, run: () => run(...given) });
    return names;
  });
  vi.stubGlobal("clearTimeout", (name: NodeJS.Timeout | number | undefined) =>
    typeof name === "number" ? timers.delete(name) : end(name),
  );
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const request = typeof input === "string" ? new Request(input, init) : input;
    running++;
    try {
      return await send(request, agent);
    } catch (error) {
      if (request.signal.aborted) hanging--;
      throw error;
    } finally {
      running--;
    }
  });

  const turn = () => {
    if (stopped) return;
    calm = running === hanging && !short.size ? calm + 1 : 0;
    const [next] = [...timers].sort(([, one], [, other]) => one.at - other.at);
    if (calm > CALM && next) {
      const [name, { at, run }] = next;
      calm = 0;
      now = Math.max(now, at);
      timers.delete(name);
      run();
    }
    setImmediate(turn);
  };
  turn();
  return {
    now: () => now,
    async quiet() {
      for (let still = 0; still < CALM; still++) {
        await new Promise((resolve) => setImmediate(resolve));
        if (running || short.size) still = 0;
      }
    },
    stop() {
      stopped = true;
      agent.destroy();
    },
  };
}

/** One whole request: it counts as in progress until the last byte of its answer has arrived. */
async function send(request: Request, agent: Agent): Promise<Response> {
  const body = await request.text();
  const { method, url, signal } = request;
  const headers = Object.fromEntries(request.headers);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    const sent = ask(url, {
      method,
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent,
      signal,
    });
    sent.on("response", resolve).on("error", reject).end(body);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const status = answer.statusCode ?? 0;
  const seen = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, `${value}`]);
  return new Response(status === 204 ? null : Buffer.concat(parts), { status, headers: seen });
}
