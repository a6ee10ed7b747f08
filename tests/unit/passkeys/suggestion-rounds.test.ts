// @vitest-environment page
/** Suggestions stay in a field for hours, but the service's challenge expires: each round passes a fresh one to the browser. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeptOptions } from "../../../runtime/platform/passkeys/options";
import { canSuggest, suggest } from "../../../runtime/platform/passkeys/suggest";
import { turns } from "../turns";

const ROUND_MS = 240_000;
let until: number;
let fetched: number;
let isHidden: boolean;
let life: AbortController;
/** The challenges that the browser got so far. */
let sheets: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  [until, fetched, isHidden, sheets] = [0, 0, false, []];
  life = new AbortController();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  const get = ({ publicKey, signal }: { publicKey: { challenge: ArrayBuffer }; signal: AbortSignal }) =>
    new Promise((_, reject) => {
      const abort = () => reject(new DOMException("aborted", "AbortError"));
      sheets.push(Buffer.from(publicKey.challenge).toString());
      signal.addEventListener("abort", abort);
      if (signal.aborted) abort();
    });
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "credentials");
  Reflect.deleteProperty(window, "PublicKeyCredential");
});

/** Options that stay valid for four minutes. */
const options: KeptOptions = {
  get: () => expect.unreachable(),
  forget: () => {
    until = 0;
  },
  left: () => until - Date.now(),
};
const wait = () =>
  suggest(
    async () => {
      fetched += 1;
      until = Date.now() + ROUND_MS;
      return { challenge: Buffer.from(`challenge ${fetched}`).toString("base64url") };
    },
    options,
    life.signal,
  );
const pass = async (ms: number) => {
  await turns();
  vi.advanceTimersByTime(ms);
  await turns();
};

describe("suggestions", () => {
  it("get a fresh challenge when the last one expires, and not sooner", async () => {
    wait().catch(() => {});
    await pass(ROUND_MS - 1);
    expect(sheets).toEqual(["challenge 1"]);
    await pass(1);
    expect(sheets).toEqual(["challenge 1", "challenge 2"]);
    await pass(ROUND_MS);
    expect(sheets).toHaveLength(3);
  });

  it("in a hidden tab fetch no challenge until the shopper returns", async () => {
    wait().catch(() => {});
    await pass(0);
    isHidden = true;
    await pass(ROUND_MS);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(ROUND_MS);
    expect(fetched).toBe(1);
    isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    await turns();
    expect(sheets).toEqual(["challenge 1", "challenge 2"]);
  });

  it("end when the caller leaves, in a hidden tab, too", async () => {
    const waiting = wait();
    waiting.catch(() => {});
    await pass(0);
    isHidden = true;
    await pass(ROUND_MS);
    life.abort();
    await expect(waiting).rejects.toMatchObject({ kind: "refused" });
    expect(fetched).toBe(1);
  });

  it("open nothing when the caller leaves before the options arrive", async () => {
    const waiting = suggest(
      async () => {
        life.abort();
        return { challenge: "AAEC" };
      },
      options,
      life.signal,
    );
    await expect(waiting).rejects.toMatchObject({ kind: "refused" });
    expect(sheets).toEqual([]);
  });
});

describe("a browser offers suggestions", () => {
  it.each([
    ["it says so", { isConditionalMediationAvailable: async () => true }, true],
    ["it says no", { isConditionalMediationAvailable: async () => false }, false],
    ["it does not know the question", {}, false],
    ["it has no passkeys", undefined, false],
    [
      "it throws on the question",
      { isConditionalMediationAvailable: () => Promise.reject(new Error()) },
      false,
    ],
  ])("when %s", async (_, credential, expected) => {
    Reflect.set(window, "PublicKeyCredential", credential);
    expect(await canSuggest()).toBe(expected);
  });
});
