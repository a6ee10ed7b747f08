/** Why the one-time-code step does not go on, in words, and until when it does not. */
import type { CodeRefusal } from "../../runtime/contracts/one-time-codes";
import type { Say, texts } from "./code-texts";

type What = "send" | "check";

const keys: Readonly<Record<Exclude<CodeRefusal["kind"], "limit">, keyof typeof texts>> = {
  unsent: "passkey.not-sent",
  expired: "passkey.code-expired",
  wrong: "passkey.code-wrong",
  failed: "passkey.code-failed",
};

export interface Refusals {
  /** @param answer null where nobody could be asked */
  words(what: What, answer: CodeRefusal | null): string;
  /** What is said while a block lasts; empty where there is none. */
  blocked(what: What): string;
}

export function refusals(t: Say): Refusals {
  const until = new Map<What, number>();
  const minutes = (seconds: number) =>
    t("passkey.limit-minutes", { count: Math.max(1, Math.ceil(seconds / 60)) });
  return {
    words(what, answer) {
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
