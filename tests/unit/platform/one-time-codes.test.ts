// @vitest-environment page
import { describe, expect, it } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { Platform } from "../../../runtime/contracts/platform";
import { writeOperation } from "../../../runtime/platform/graphql/write-operation";
import { oneTimeCodes } from "../../../runtime/platform/one-time-codes";

type Answer = Result<Readonly<Record<string, unknown>>>;

/** Codes at a platform with this answer. */
function codes(answer: Answer) {
  const sent: { readonly query: string; readonly once: unknown }[] = [];
  const graphql: Platform["graphql"] = async (operation, values, options) => {
    sent.push({ query: writeOperation(operation, values, "literal").query, once: options?.once });
    return answer;
  };
  return { ...oneTimeCodes(graphql), sent };
}
const generated = (said: object) => codes(done({ expressCheckoutGenerateOtp: said })).generate("anna");
const verified = (said: object) => codes(done({ expressCheckoutVerifyOtp: said })).verify("123456");
const limit = (more: object = {}) => ({
  eventType: "verify",
  eventMaxTries: 3,
  isTimeLimited: true,
  timeLimit: { eventBlockTime: 600, eventRemainingBLockTime: 540 },
  ...more,
});

describe("requesting a code", () => {
  it("is one document, escaped, and sent once", async () => {
    const asked = codes(done({ expressCheckoutGenerateOtp: { isGenerated: true } }));
    expect(await asked.generate('+48 600"} \\ {')).toEqual({ ok: true });
    expect(asked.sent).toHaveLength(1);
    expect(asked.sent[0]?.once).toBe(true);
    expect(asked.sent[0]?.query).toContain(
      'expressCheckoutGenerateOtp(UserIdentifier: "+48 600\\"} \\\\ {", IAIAccountsConsent: true)',
    );
  });

  it.each([
    ["no code could be sent", { isGenerated: false }, { ok: false, kind: "unsent" }],
    ["the limit, without more", { isGenerated: false, isLimitExceeded: true }, { ok: false, kind: "limit" }],
    [
      "a limit with its time",
      { isGenerated: false, exceededLimits: [limit()] },
      { ok: false, kind: "limit", wait: 540 },
    ],
    ["nonsense", { something: "else" }, { ok: false, kind: "failed" }],
  ])("reports %s", async (_, said, expected) => expect(await generated(said)).toEqual(expected));

  it("reports a missing answer", async () => {
    expect(await codes(fault("network")).generate("anna")).toEqual({ ok: false, kind: "failed" });
    expect(await codes(done({})).verify("123456")).toEqual({ ok: false, kind: "failed" });
  });
});

describe("checking a code", () => {
  it("returns the token, and whether there is an account", async () => {
    expect(await verified({ isVerified: true, verificationToken: "t", needRegistration: false })).toEqual({
      ok: true,
      token: "t",
      needsRegistration: false,
    });
    expect(await verified({ isVerified: true, needRegistration: true })).toEqual({
      ok: true,
      token: "",
      needsRegistration: true,
    });
  });

  it.each([
    ["is wrong", { isVerified: false }, { ok: false, kind: "wrong" }],
    ["has expired", { isVerified: false, isPinExpired: true }, { ok: false, kind: "expired" }],
    [
      "is blocked before it has expired",
      { isVerified: false, isPinExpired: true, exceededLimits: [limit()] },
      { ok: false, kind: "limit", wait: 540 },
    ],
    [
      "is blocked for good",
      { isVerified: false, exceededLimits: [limit({ isTimeLimited: false })] },
      { ok: false, kind: "limit" },
    ],
    [
      "is blocked by the last of several limits",
      {
        isVerified: false,
        exceededLimits: [limit(), limit({ timeLimit: { eventRemainingBLockTime: "60" } })],
      },
      { ok: false, kind: "limit", wait: 60 },
    ],
    [
      "is blocked for a time in words",
      {
        isVerified: false,
        exceededLimits: [limit({ timeLimit: { eventRemainingBLockTime: "5 godzin" } })],
      },
      { ok: false, kind: "limit", waitText: "5 godzin" },
    ],
  ])("that %s", async (_, said, expected) => expect(await verified(said)).toEqual(expected));
});
