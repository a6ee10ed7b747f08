/**
 * The validation engine of one form: it holds the verdict on each field's value.
 * Other files decide when to check (`timing.ts`), submit (`submitting.ts`) and show states (`paint.ts`).
 *
 *        input                 decided by a rule, or by the server for this very value
 *   any ───────► neutral ─────────────────────────────────────────────────────────────► success | error
 *                   ▲           no result                                                     │
 *                   └───────────────────── value, country or companion changes ◄──────────────┘
 */
import { attr } from "../../runtime/base/safe-dom";
import { type Control, controlsOf, isPrefix, type Kind, kindOf } from "./controls";
import { makeDecisions } from "./decisions";
import { makeLocalVerdicts } from "./local-verdicts";
import type { EngineNeeds } from "./needs";
import type { State } from "./paint";
import type { Problem } from "./problem";
import { makeServerChecks } from "./server-checks";

export interface Engine {
  readonly root: Element;
  /** The validated controls that are in the form now and not disabled. */
  fields(): Control[];
  kind(control: Control): Kind | null;
  stateOf(control: Control): State;
  /** Resolves when each answer has arrived or timed out. */
  check(controls: readonly Control[], deadline?: number): Promise<void>;
  /**
   * Decides fields without a verdict by local rules, when the answer takes too long or they have changed since.
   * A later answer still counts.
   */
  judgeUnanswered(controls: readonly Control[]): void;
  /** Whether the server is being asked about the field's current value. */
  isAsked(control: Control): boolean;
  /** Whether the server was asked about the field's current value and has not answered. */
  isLeftOpen(control: Control): boolean;
  /** Resolves when no request about these controls is in flight. */
  settled(controls: readonly Control[]): Promise<unknown>;
  /** Sets a page script's verdict on the field's value; an empty message means valid. */
  tell(control: Control, message: string): void;
  /** Makes a field neutral: its verdict is dropped. */
  forget(control: Control): void;
  /** Makes fields neutral whose input has changed. @returns those fields */
  reconcile(): Control[];
  /** Invalid fields, in page order. */
  wrong(): { readonly control: Control; readonly problem: Problem }[];
  /** Makes all fields neutral and drops pending answers. */
  forgetAll(): void;
  /** Everything that a check of the whole form depends on. */
  snapshot(): string;
}

/** Rules for a form that a page script has marked: `theme`, or `none` while validation is off. */
export const RULES = "data-island-rules";

let groups = 0;

export function makeEngine(needs: EngineNeeds): Engine {
  const { root, isMarked, painter } = needs;
  const group = `client-data-${++groups}-`;
  // A page script may switch validation off for a while.
  const kind = (control: Control) =>
    attr(root, RULES) === "none" || isPrefix(root, control) ? null : kindOf(root, control, isMarked);
  const fields = () => controlsOf(root).filter((control) => kind(control) && !control.matches(":disabled"));
  const decisions = makeDecisions(needs);
  const serverChecks = makeServerChecks(needs, kind, decisions);
  const { held, key, forget } = decisions;

  const localVerdicts = makeLocalVerdicts(needs, kind, decisions);

  return {
    root,
    fields,
    kind,
    stateOf: (control) => held(control)?.state ?? "neutral",
    forget,
    tell: (control, message) =>
      decisions.write(control, message ? { code: "page", text: "", rest: message } : null),
    async check(controls, deadline) {
      const asked = localVerdicts.decide(controls);
      const [only] = asked.keys();
      if (!only) return;
      const answer = serverChecks.ask(asked, {
        // A newer request about a single field aborts the older one.
        ...(asked.size === 1 && { group: group + controlsOf(root).indexOf(only) }),
        ...(deadline && { deadline }),
      });
      for (const [control, of] of asked) decisions.await(control, of, answer);
      await answer;
    },
    judgeUnanswered: localVerdicts.judgeUnanswered,
    isAsked: (control) => !!held(control)?.answer,
    isLeftOpen: decisions.isUnanswered,
    settled: (controls) => Promise.all(controls.map((control) => held(control)?.answer)),
    reconcile() {
      const fallen = decisions.stale();
      fallen.forEach(forget);
      return fallen.filter((control) => control.isConnected);
    },
    wrong: () =>
      fields().flatMap((control) => {
        const decision = held(control);
        return decision?.state === "error" && decision.problem
          ? [{ control, problem: decision.problem }]
          : [];
      }),
    forgetAll() {
      serverChecks.drop();
      decisions.known().forEach(forget);
      fields().forEach(painter.markEmpty);
    },
    snapshot: () => fields().map(key).join("\n"),
  };
}
