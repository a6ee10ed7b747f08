// @vitest-environment page
/** The second factor's requests: only answers of the expected shape are accepted. */
import { describe, expect, it } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import {
  hasModes,
  NO_CONNECTION,
  secondFactorRequests,
  WRONG_CODE,
} from "../../../runtime/platform/second-factor";

interface Sent {
  readonly document: string;
  readonly suffix: string;
  readonly values: unknown;
}
type Answer = Result<Readonly<Record<string, unknown>>>;

function requests(answer: Answer) {
  const sent: Sent[] = [];
  const platform = secondFactorRequests({
    async graphql(operation, values) {
      sent.push({ ...operation, values });
      return answer;
    },
  });
  return { ...platform, sent };
}
const settings = (shop: unknown, own: unknown) =>
  requests(done({ mfaSettings: { shopMfaSettings: shop, userMfaSettings: own } })).settings();

describe("settings", () => {
  it("are read completely", async () => {
    const shop = {
      mfaRequiredStatus: "required",
      deviceRemember: true,
      deviceRememberDays: 14,
      mfaFactors: ["email", "totp"],
    };
    const own = { defaultMfaMode: "totp", configuredMfaModes: ["email", "totp"], shouldSuggestSetMFA: true };
    expect(await settings(shop, own)).toEqual({
      status: "required",
      days: 14,
      offered: ["email", "totp"],
      configured: ["email", "totp"],
      isEnrolled: true,
      main: "totp",
      skipped: 0,
      suggests: true,
    });
  });
  it.each([[null], [[]], ["required"], [{ mfaRequiredStatus: 1 }]])("%j is invalid", async (shop) => {
    expect(await settings(shop, {})).toBeNull();
  });
  it("unknown modes are skipped and counted once each; without a default the first mode is the default", async () => {
    const shop = { mfaRequiredStatus: "optional", mfaFactors: ["fax", "otp", "otp", 7, null] };
    const read = await settings(shop, { configuredMfaModes: ["otp", "fax", "push"] });
    expect(read).toMatchObject({
      offered: ["otp"],
      configured: ["otp"],
      main: "otp",
      skipped: 2,
      days: 0,
      suggests: false,
    });
  });
  it("an unknown default is not replaced by an invalid mode", async () => {
    const own = { configuredMfaModes: ["otp", "fax"], defaultMfaMode: "fax" };
    expect(await settings({ mfaRequiredStatus: "optional", mfaFactors: ["otp"] }, own)).toMatchObject({
      main: null,
    });
  });
  it.each([
    [["otp"], ["email"], true],
    [[], ["email"], true],
    [["fax"], ["email"], false],
    [[], ["fax"], false],
    [null, null, false],
  ])("modes %j of the shopper and %j of the shop: a choice exists: %j", async (own, shop, expected) => {
    const all = { mfaRequiredStatus: "required", mfaFactors: shop };
    const read = await settings(all, { configuredMfaModes: own });
    expect(read && hasModes(read)).toBe(expected);
  });
});

describe("a change", () => {
  it.each([
    [{ success: true }, true],
    [{ success: false }, false],
    [{ success: {} }, false],
    [null, false],
    ["success", false],
  ])("%j: success is %j", async (answer, isDone) => {
    expect((await requests(done({ triggerMfa: answer })).trigger("email")).ok).toBe(isDone);
  });
  it("an e-mail and a phone are added without an image", async () => {
    const { ok } = await requests(done({ addMfa: { qrCodeBase64: null } })).add("email", true);
    expect(ok).toBe(true);
  });
  it("a code is wrong only when the server reports it", async () => {
    const verify = async (answer: Answer) => (await requests(answer).verify("123456", true)).code;
    expect(await verify(done({ verifyMfa: { isPinValid: false } }))).toBe(WRONG_CODE);
    expect(await verify(done({ verifyMfa: null }))).toBe("");
    expect(await verify(fault("network"))).toBe(NO_CONNECTION);
    expect(await verify(fault("timeout"))).toBe(NO_CONNECTION);
    expect(await verify(fault("status", { status: 500 }))).toBe("");
    expect(await verify(fault("graphql", { code: "limit_exceeded" }))).toBe("LIMIT_EXCEEDED");
  });
  it("a typed text is a value, and no part of the document", async () => {
    const own = requests(done({}));
    await own.verify('1") { x } #', false);
    await own.update('a"@b', "email", "otp");
    for (const { document } of own.sent) expect(document).not.toMatch(/x \}|@b/);
    expect(own.sent.map(({ suffix }) => suffix)).toEqual([
      "?query=verifyMfa",
      "?query=updateVerificationMfa",
    ]);
    expect(own.sent[1]?.document).toContain("changeMode: email mfaMode: otp");
  });
});
