/** Codes by SMS and e-mail: asked for, checked, and read in the platform's order of tests (contract B e). A chunk of its own. */
import { done, fault } from "../../base/result";
import { bag, getPath, isTruthyText, list, number, type PlainObject, plain, text } from "../../base/values";
import type { GraphqlOperation, GraphqlValues } from "../../contracts/graphql";
import type { CodeRefusal, OneTimeCodes } from "../../contracts/one-time-codes";
import type { Platform } from "../../contracts/platform";

/** The third word of the remaining time is spelled as the platform does. */
const LIMITS =
  "isLimitExceeded exceededLimits { eventType eventMaxTries isTimeLimited timeLimit { eventBlockTime eventRemainingBLockTime } }";

const generate: GraphqlOperation = {
  suffix: "?query=expressCheckoutGenerateOtp",
  document: `query Generate($identifier: String!) { expressCheckoutGenerateOtp(UserIdentifier: $identifier, IAIAccountsConsent: true) { isGenerated ${LIMITS} } }`,
};
const verify: GraphqlOperation = {
  suffix: "?query=expressCheckoutVerifyOtp",
  document: `query Verify($pin: String!) { expressCheckoutVerifyOtp(Pin: $pin) { isVerified verificationToken needRegistration isPinExpired ${LIMITS} } }`,
};
const exists: GraphqlOperation = {
  suffix: "?query=checkUserAccount",
  document: "query Exists($identifier: String!) { checkUserAccount(UserIdentifier: $identifier) }",
};

export function oneTimeCodes(graphql: Platform["graphql"]): OneTimeCodes {
  const ask = async (
    operation: GraphqlOperation,
    values: GraphqlValues,
    field: string,
    signal?: AbortSignal,
  ): Promise<PlainObject> => {
    const answer = await graphql(operation, values, { once: true, ...(signal && { signal }) });
    return answer.ok ? bag(answer.data[field]) : {};
  };
  return {
    async generate(identifier, signal) {
      const said = await ask(generate, { identifier }, "expressCheckoutGenerateOtp", signal);
      if (isTruthyText(said.isGenerated)) return { ok: true };
      return limitIn(said) ?? refusal("isGenerated" in said ? "unsent" : "failed");
    },
    async verify(pin, signal) {
      const said = await ask(verify, { pin }, "expressCheckoutVerifyOtp", signal);
      if (isTruthyText(said.isVerified))
        return {
          ok: true,
          token: plain(said.verificationToken) ?? "",
          needsRegistration: isTruthyText(said.needRegistration),
        };
      const kind = isTruthyText(said.isPinExpired) ? "expired" : "isVerified" in said ? "wrong" : "failed";
      return limitIn(said) ?? refusal(kind);
    },
    async accountExists(identifier, signal) {
      const answer = await graphql(exists, { identifier }, signal ? { signal } : {});
      if (!answer.ok) return answer;
      const { checkUserAccount: known } = answer.data;
      return typeof known === "boolean" ? done(known) : fault("format");
    },
  };
}

const refusal = (kind: CodeRefusal["kind"]): CodeRefusal => ({ ok: false, kind });

/** Of several limits the last one counts. */
function limitIn(said: PlainObject): CodeRefusal | null {
  const last = list(said.exceededLimits).pop();
  if (!last) return isTruthyText(said.isLimitExceeded) ? refusal("limit") : null;
  const left = getPath(last, "timeLimit", "eventRemainingBLockTime");
  if (getPath(last, "isTimeLimited") === false || left == null) return refusal("limit");
  const wait = number(left);
  if (wait !== null) return { ...refusal("limit"), wait: Math.max(0, wait) };
  return { ...refusal("limit"), waitText: text(left) };
}
