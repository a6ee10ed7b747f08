/** Asks the server about fields, and gives its answers to those fields that still hold what was asked about. */
import type { ClientCheckOptions } from "../../runtime/contracts/client-data";
import type { Control, Kind } from "./controls";
import type { Decisions } from "./decisions";
import { localFault } from "./local-rules";
import type { EngineNeeds } from "./needs";
import { problemOf } from "./problem";
import type { Finding } from "./server/rules";

export interface Questions {
  /**
   * Asks one question about all of these.
   * @param asked each with what the answer will rest on
   * @returns resolves when the answer is applied, or counts as not coming; never rejects
   */
  ask(asked: ReadonlyMap<Control, string>, options: ClientCheckOptions): Promise<void>;
  /** Answers to what was asked before count for nothing. */
  drop(): void;
}

export function makeQuestions(
  { root, isMarked, context, lookup, loadServer, onAccount }: EngineNeeds,
  kind: (control: Control) => Kind | null,
  decisions: Decisions,
): Questions {
  /** Goes up when everything that was asked is dropped. */
  let era = 0;

  const apply = (
    control: Control,
    askedFor: string,
    findings: readonly Finding[] | null,
    proposedLogin?: string,
  ) => {
    if (decisions.key(control) !== askedFor) return;
    // No result: neutral (ruling 6).
    if (!findings) return void (decisions.last(control)?.answer && decisions.forget(control));
    for (const [whom, messages] of findings) {
      const [first] = messages;
      const problem = first ? problemOf(lookup, first.code, { messages, proposedLogin }) : null;
      const takesPart = kind(whom);
      // A house number that takes no part cannot carry the error: its street does.
      if (whom === control || (problem && !takesPart)) decisions.decide(control, problem);
      // One that a rule of its own finds wrong stays wrong, and one that is not filled in has no verdict.
      else if (problem || (takesPart && whom.value && !localFault(root, whom, takesPart, isMarked)))
        decisions.decide(whom, problem);
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
      const mine = era;
      return ask(asked, options, () => mine === era).catch(() => {
        for (const [control, of] of asked) apply(control, of, null);
      });
    },
    drop() {
      era += 1;
    },
  };
}
