/** Chunk `one-time-codes`: requests and verifies codes by SMS and e-mail, in the platform's order (contract B e). */
import {
  asObject,
  getPath,
  isTruthyText,
  list,
  number,
  type PlainObject,
  plain,
  text,
} from "../../base/values";
import type { GraphqlOperation, GraphqlValues } from "../../contracts/graphql";
import type { CodeRefusal, OneTimeCodes } from "../../contracts/one-time-codes";
import type { Platform } from "../../contracts/platform";

/** `eventRemainingBLockTime` is the platform's own spelling. */
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

export function oneTimeCodes(graphql: Platform["graphql"]): OneTimeCodes {
  const ask = async (
    operation: GraphqlOperation,
    values: GraphqlValues,
    field: string,
    signal?: AbortSignal,
  ): Promise<PlainObject> => {
    const answer = await graphql(operation, values, { once: true, ...(signal && { signal }) });
    return answer.ok ? asObject(answer.data[field]) : {};
  };
  return {
    async generate(identifier, signal) {
      const fields = await ask(generate, { identifier }, "expressCheckoutGenerateOtp", signal);
      if (isTruthyText(fields.isGenerated)) return { ok: true };
      return limitIn(fields) ?? refusal("isGenerated" in fields ? "unsent" : "failed");
    },
    async verify(pin, signal) {
      const fields = await ask(verify, { pin }, "expressCheckoutVerifyOtp", signal);
      if (isTruthyText(fields.isVerified))
        return {
          ok: true,
          token: plain(fields.verificationToken) ?? "",
          needsRegistration: isTruthyText(fields.needRegistration),
        };
      const kind = isTruthyText(fields.isPinExpired)
        ? "expired"
        : "isVerified" in fields
          ? "wrong"
          : "failed";
      return limitIn(fields) ?? refusal(kind);
    },
  };
}

const refusal = (kind: CodeRefusal["kind"]): CodeRefusal => ({ ok: false, kind });

/** The exceeded limit, or `null`. Of several limits the last one counts. */
function limitIn(fields: PlainObject): CodeRefusal | null {
  const last = list(fields.exceededLimits).pop();
  if (!last) return isTruthyText(fields.isLimitExceeded) ? refusal("limit") : null;
  const left = getPath(last, "timeLimit", "eventRemainingBLockTime");
  if (getPath(last, "isTimeLimited") === false || left == null) return refusal("limit");
  const wait = number(left);
  if (wait !== null) return { ...refusal("limit"), wait: Math.max(0, wait) };
  return { ...refusal("limit"), waitText: text(left) };
}
