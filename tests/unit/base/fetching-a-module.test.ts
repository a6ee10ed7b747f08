// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isMissing, moduleFetcher } from "../../../runtime/base/fetch-module";
import { deferred } from "../deferred";
import { hanging, lostFile, serveModules } from "../module-server";
import { pass, turns } from "../turns";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const FILE = "chunks/a-123456.js";
const retried = (count: number) => `${FILE}?retry=${count}`;

/** Serves one file and follows what its fetch comes to. */
function fetching(answer: Parameters<typeof serveModules>[0], isSealed = false) {
  const { base, asked } = serveModules(answer);
  const fetchModule = moduleFetcher(base, isSealed);
  const fetchOnce = () => {
    const seen: { value?: unknown; error?: unknown } = {};
    fetchModule(FILE).then(
      (module) => {
        seen.value = (module as { value: unknown }).value;
      },
      (error: unknown) => {
        seen.error = error;
      },
    );
    return seen;
  };
  return { asked, fetchOnce };
}

describe("a module that loads", () => {
  it("is requested once, and leaves no timer behind", async () => {
    const { asked, fetchOnce } = fetching(() => ({ value: 1 }));
    const seen = fetchOnce();
    await turns();
    expect(seen).toEqual({ value: 1 });
    await pass(60_000);
    expect(asked).toEqual([FILE]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is awaited although it is slow, without a second request in the first five seconds", async () => {
    const { asked, fetchOnce } = fetching(hanging);
    fetchOnce();
    await pass(4_999);
    expect(asked).toEqual([FILE]);
  });
});

describe("a module that fails", () => {
  it("is requested again at once, by another address", async () => {
    const { asked, fetchOnce } = fetching((address) => {
      if (address === FILE) throw lostFile();
      return { value: "second" };
    });
    const seen = fetchOnce();
    await turns();
    expect(asked).toEqual([FILE, retried(1)]);
    expect(seen).toEqual({ value: "second" });
  });

  it("is reported as a missing chunk after the second failure, and is not requested a third time", async () => {
    const { asked, fetchOnce } = fetching(() => {
      throw lostFile();
    });
    const seen = fetchOnce();
    await turns();
    expect(isMissing(seen.error)).toBe(true);
    expect((seen.error as Error).message).toBe(FILE);
    await pass(60_000);
    expect(asked).toEqual([FILE, retried(1)]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is requested once more when the network came back before the second failure", async () => {
    const second = deferred<never>();
    const { asked, fetchOnce } = fetching((address) => {
      if (address === retried(1)) return second.promise;
      throw lostFile();
    });
    const seen = fetchOnce();
    await turns();
    dispatchEvent(new Event("online"));
    second.reject(lostFile());
    await turns();
    expect(asked).toEqual([FILE, retried(1), retried(2)]);
    expect(isMissing(seen.error)).toBe(true);
    dispatchEvent(new Event("online"));
    await pass(60_000);
    expect(asked).toHaveLength(3);
  });

  it("is reported as a missing chunk when its file is truncated", async () => {
    const { fetchOnce } = fetching(() => {
      throw new SyntaxError("Unexpected end of input");
    });
    const seen = fetchOnce();
    await turns();
    expect(isMissing(seen.error)).toBe(true);
  });

  it("passes on an error that the module's own code throws", async () => {
    const own = new TypeError("x is not a function");
    const { fetchOnce } = fetching(() => {
      throw own;
    });
    const seen = fetchOnce();
    await turns();
    expect(seen.error).toBe(own);
  });

  it("is requested by a new address with each call, because browsers remember a failed one", async () => {
    let isBack = false;
    const { asked, fetchOnce } = fetching(() => {
      if (!isBack) throw lostFile();
      return { value: "back" };
    });
    fetchOnce();
    await turns();
    isBack = true;
    const seen = fetchOnce();
    await turns();
    expect(asked).toEqual([FILE, retried(1), retried(2)]);
    expect(seen).toEqual({ value: "back" });
  });
});

describe("a module that hangs", () => {
  it("is requested a second time after five seconds, and the second answer is taken", async () => {
    const { asked, fetchOnce } = fetching((address) => (address === FILE ? hanging() : { value: "second" }));
    const seen = fetchOnce();
    await pass(5_000);
    expect(asked).toEqual([FILE, retried(1)]);
    expect(seen).toEqual({ value: "second" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("may still load by its first request while the second one hangs", async () => {
    const first = deferred<{ value: string }>();
    const { fetchOnce } = fetching((address) => (address === FILE ? first.promise : hanging()));
    const seen = fetchOnce();
    await pass(9_000);
    first.resolve({ value: "first" });
    await turns();
    expect(seen).toEqual({ value: "first" });
  });

  it("is awaited when only the second request fails", async () => {
    const first = deferred<{ value: string }>();
    const { asked, fetchOnce } = fetching((address) => {
      if (address === FILE) return first.promise;
      throw lostFile();
    });
    const seen = fetchOnce();
    await pass(5_000);
    expect(seen).toEqual({});
    first.resolve({ value: "first" });
    await turns();
    expect(seen).toEqual({ value: "first" });
    expect(asked).toEqual([FILE, retried(1)]);
  });

  it("is reported as a missing chunk after fifteen seconds and no sooner", async () => {
    const { asked, fetchOnce } = fetching(hanging);
    const seen = fetchOnce();
    await pass(14_999);
    expect(seen).toEqual({});
    await pass(1);
    expect(isMissing(seen.error)).toBe(true);
    expect(asked).toEqual([FILE, retried(1)]);
  });
});

describe("a page that verifies our files", () => {
  it("requests no address but the file's own and its first retry, which its import map lists", async () => {
    const { asked, fetchOnce } = fetching(() => {
      throw lostFile();
    }, true);
    for (let turn = 0; turn < 3; turn++) {
      const seen = fetchOnce();
      await turns();
      expect(isMissing(seen.error)).toBe(true);
    }
    expect([...new Set(asked)]).toEqual([FILE, retried(1)]);
  });
});
