/** Asks the server about fields, and applies answers to fields whose value is unchanged. */
import type { ClientCheckOptions } from "../../runtime/contracts/client-data";
import type { Control, Kind } from "./controls";
import type { Decisions } from "./decisions";
import { localFault } from "./local-rules";
import type { EngineNeeds } from "./needs";
import { problemOf } from "./problem";
import type { Finding } from "./server/rules";

export interface ServerChecks {
  /**
   * Sends one request about these fields.
   * @param asked each field with the input of its pending answer
   * @returns resolves when the answer is applied or has timed out; never rejects
   */
  ask(asked: ReadonlyMap<Control, string>, options: ClientCheckOptions): Promise<void>;
  /** Ignores answers to earlier requests. */
  drop(): void;
}

export function makeServerChecks(
  { root, isMarked, context, lookup, loadServer, onAccount }: EngineNeeds,
  kind: (control: Control) => Kind | null,
  decisions: Decisions,
): ServerChecks {
  /** Increases when all pending requests are dropped. */
  let era = 0;

  const apply = (
    control: Control,
    askedFor: string,
    findings: readonly Finding[] | null,
    proposedLogin?: string,
  ) => {
    if (decisions.key(control) !== askedFor) return;
    // Without a result, the field becomes neutral (ruling 6).
    if (!findings) return void (decisions.last(control)?.answer && decisions.markUnanswered(control));
    for (const [target, messages] of findings) {
      const [first] = messages;
      const problem = first ? problemOf(lookup, first.code, { messages, proposedLogin }) : null;
      const takesPart = kind(target);
      // A house number that is not validated cannot show the error, so its street does.
      if (target === control || (problem && !takesPart)) decisions.decide(control, problem);
      // Related fields: one with a local fault stays invalid, and an empty one gets no verdict.
      else if (problem || (takesPart && target.value && !localFault(root, target, takesPart, isMarked)))
        decisions.decide(target, problem);
    }
  };

  const ask = async (
    asked: ReadonlyMap<Control, string>,
    options: ClientCheckOptions,
    isCurrent: () => boolean,
  ) => {
    const { checkOf, findingsOf } = await loadServer();
    const checks = [...asked].map(([control]) => checkOf(root, control, context.fail));
    const verdicts = await context.platform.checkClientData(checks, { signal: context.signal, ...options });
    if (!isCurrent()) return;
    [...asked].forEach(([control, of], index) => {
      const [check, verdict] = [checks[index], verdicts[index]];
      const findings = check && verdict ? findingsOf(root, control, check, verdict) : null;
      apply(control, of, findings, verdict?.proposedLogin);
      if (verdict?.clientExists)
        onAccount(control, () => control.isConnected && decisions.key(control) === of);
    });
  };

  return {
    ask(asked, options) {
      const myEra = era;
      return ask(asked, options, () => myEra === era).catch(() => {
        for (const [control, of] of asked) apply(control, of, null);
      });
    },
    drop() {
      era += 1;
    },
  };
}
