/** Explains why the one-time-code step cannot continue, and remembers for how long. */
import type { CodeRefusal } from "../../runtime/contracts/one-time-codes";
import type { CodeTranslate, texts } from "./code-texts";

type What = "send" | "check";

const keys: Readonly<Record<Exclude<CodeRefusal["kind"], "limit">, keyof typeof texts>> = {
  unsent: "passkey.not-sent",
  expired: "passkey.code-expired",
  wrong: "passkey.code-wrong",
  failed: "passkey.code-failed",
};

export interface Refusals {
  /** @param answer `null` when the request could not be made */
  messageFor(what: What, answer: CodeRefusal | null): string;
  /** The message while a block lasts; empty without a block. */
  blocked(what: What): string;
}

export function refusals(t: CodeTranslate): Refusals {
  const until = new Map<What, number>();
  const minutes = (seconds: number) =>
    t("passkey.limit-minutes", { count: Math.max(1, Math.ceil(seconds / 60)) });
  return {
    messageFor(what, answer) {
      if (answer?.kind !== "limit") return t(keys[answer?.kind ?? "failed"]);
      if (answer.waitText) return t("passkey.limit-time", { time: answer.waitText });
      if (answer.wait === undefined) return t("passkey.limit");
      until.set(what, performance.now() + answer.wait * 1_000);
      return minutes(answer.wait);
    },
    blocked(what) {
      const left = ((until.get(what) ?? 0) - performance.now()) / 1_000;
      return left > 0 ? minutes(left) : "";
    },
  };
}
