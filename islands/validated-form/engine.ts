/**
 * The validation engine of one form: what each field's value was found to be. It knows nothing of when to check
 * (`timing.ts`), of sending (`submitting.ts`) or of looks (`paint.ts`).
 *
 *        input                 decided by a rule, or by the server for this very value
 *   any ───────► neutral ─────────────────────────────────────────────────────────────► success | error
 *                   ▲           no result                                                     │
 *                   └───────────────────── value, country or companion changes ◄──────────────┘
 */
import type { IslandContext } from "../../runtime/islands/contract";
import type { ClientCheckOptions } from "../../runtime/platform/client-data/client-data";
import type { Lookup } from "./catalogue";
import { type Control, controlsOf, type Kind, keyOf, kindOf } from "./controls";
import { asksServer, localFault } from "./local-rules";
import type { Painter, State } from "./paint";
import { type Problem, problemOf } from "./problem";
import type * as ServerRules from "./server";
import type { Finding } from "./server/rules";
import { tools } from "./tools";

interface Decision {
  /** What the decision rests on: it holds only while this is the same. */
  readonly key: string;
  readonly state: State;
  readonly problem: Problem | null;
  /** The server is being asked. */
  readonly answer?: Promise<void>;
}

export interface Engine {
  readonly root: Element;
  /** The controls that take part now: in the form, and not disabled. */
  fields(): Control[];
  kind(control: Control): Kind | null;
  stateOf(control: Control): State;
  /** Resolves when every answer about the fields has come, or counts as not coming. */
  check(controls: readonly Control[], deadline?: number): Promise<void>;
  /** The server is being asked about what stands in the field now. */
  isAsked(control: Control): boolean;
  /** Resolves when nothing that was asked about these is on its way. */
  settled(controls: readonly Control[]): Promise<unknown>;
  /** A field turns neutral: nothing is known of its value. */
  forget(control: Control): void;
  /** Turns neutral whatever rests on something that has changed. @returns those fields */
  reconcile(): Control[];
  /** Fields that are wrong, in the order of the page. */
  wrong(): { readonly control: Control; readonly problem: Problem }[];
  /** Everything that a check of the whole form rests on. */
  snapshot(): string;
}

let groups = 0;

export interface EngineNeeds {
  readonly root: Element;
  readonly isMarked: boolean;
  readonly context: Pick<IslandContext, "platform" | "emit" | "fail" | "signal">;
  readonly lookup: Lookup;
  readonly painter: Painter;
  /** Rejects where its chunk cannot be had: then there is no result. */
  loadServer(): Promise<typeof ServerRules>;
  /** The shop has an account of the e-mail in this field, as long as `isKnown`. */
  onAccount(control: Control, isKnown: () => boolean): void;
}

export function makeEngine({
  root,
  isMarked,
  context,
  lookup,
  painter,
  loadServer,
  onAccount,
}: EngineNeeds): Engine {
  const decisions = new Map<Control, Decision>();
  const group = `client-data-${++groups}-`;
  const kind = (control: Control) => kindOf(control, isMarked);
  const key = (control: Control) => keyOf(root, control);
  const fields = () => controlsOf(root).filter((control) => kind(control) && !control.matches(":disabled"));
  const held = (control: Control): Decision | null => {
    const decision = decisions.get(control);
    return decision?.key === key(control) ? decision : null;
  };

  const write = (control: Control, decision: Decision) => {
    const before = decisions.get(control);
    decisions.set(control, decision);
    painter.markEmpty(control);
    painter.paint(control, decision.state, decision.problem);
    const { state, problem } = decision;
    if (state === "neutral" || (before?.key === decision.key && before.state === state)) return;
    const codes = problem ? [problem.code] : [];
    context.emit("wyspa:validated", { form: root, field: control, valid: state === "success", codes });
  };

  const decide = (control: Control, problem: Problem | null) => {
    if (problem && lookup(problem.code) === null)
      context.fail("async", new Error(`unknown validation code ${problem.code.slice(0, 60)}`));
    write(control, { key: key(control), state: problem ? "error" : "success", problem });
  };

  const forget = (control: Control) => {
    decisions.delete(control);
    painter.paint(control, "neutral");
  };

  /** Applies an answer where it is about what still stands in the field. */
  const apply = (control: Control, askedFor: string, findings: readonly Finding[] | null) => {
    if (key(control) !== askedFor) return;
    // No result: neutral (ruling 6).
    if (!findings) return void (decisions.get(control)?.answer && forget(control));
    for (const [whom, problem] of findings) {
      const takesPart = kind(whom);
      // A house number that takes no part cannot carry the error: its street does.
      if (whom === control || (problem && !takesPart)) decide(control, problem);
      // One that a rule of its own finds wrong stays wrong, and one that is not filled in has no verdict.
      else if (problem || (takesPart && whom.value && !localFault(root, whom, takesPart, isMarked)))
        decide(whom, problem);
    }
  };

  /** One question about all of these. */
  const ask = async (asked: ReadonlyMap<Control, string>, options: ClientCheckOptions) => {
    const { checkOf, findingsOf } = await loadServer();
    const checks = [...asked].map(([control]) => checkOf(tools, root, control, context.fail));
    const verdicts = await context.platform.checkClientData(checks, { signal: context.signal, ...options });
    [...asked].forEach(([control, of], index) => {
      const [check, verdict] = [checks[index], verdicts[index]];
      apply(control, of, check && verdict ? findingsOf(tools, root, control, check, verdict, lookup) : null);
      if (verdict?.clientExists) onAccount(control, () => control.isConnected && key(control) === of);
    });
  };

  return {
    root,
    fields,
    kind,
    stateOf: (control) => held(control)?.state ?? "neutral",
    forget,
    async check(controls, deadline) {
      const asked = new Map<Control, string>();
      for (const control of controls) {
        const takesPart = kind(control);
        if (!takesPart || control.matches(":disabled")) continue;
        const fault = localFault(root, control, takesPart, isMarked);
        if (fault) decide(control, problemOf(lookup, fault.code, fault));
        else if (takesPart === "text" && asksServer(root, control)) asked.set(control, key(control));
        else decide(control, null);
      }
      const [only] = asked.keys();
      if (!only) return;
      const answer = ask(asked, {
        // One field has one question on its way: a newer one ends the older.
        ...(asked.size === 1 && { group: group + controlsOf(root).indexOf(only) }),
        ...(deadline && { deadline }),
      }).catch(() => {
        for (const [control, of] of asked) apply(control, of, null);
      });
      for (const [control, of] of asked) write(control, { key: of, state: "neutral", problem: null, answer });
      await answer;
    },
    isAsked: (control) => !!held(control)?.answer,
    settled: (controls) => Promise.all(controls.map((control) => held(control)?.answer)),
    reconcile() {
      const stale = [...decisions].filter(([control, decision]) => decision.key !== key(control));
      for (const [control] of stale) forget(control);
      return stale.map(([control]) => control).filter((control) => control.isConnected);
    },
    wrong: () =>
      fields().flatMap((control) => {
        const decision = held(control);
        return decision?.state === "error" && decision.problem
          ? [{ control, problem: decision.problem }]
          : [];
      }),
    snapshot: () => fields().map(key).join("\n"),
  };
}
