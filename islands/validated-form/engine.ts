/**
 * The validation engine of one form: what each field's value was found to be. It knows nothing of when to check
 * (`timing.ts`), of sending (`submitting.ts`) or of looks (`paint.ts`).
 *
 *        input                 decided by a rule, or by the server for this very value
 *   any ───────► neutral ─────────────────────────────────────────────────────────────► success | error
 *                   ▲           no result                                                     │
 *                   └───────────────────── value, country or companion changes ◄──────────────┘
 */
import { attr } from "../../runtime/base/safe-dom";
import { type Control, controlsOf, isPrefix, type Kind, kindOf } from "./controls";
import { makeDecisions } from "./decisions";
import { makeJudgeHere } from "./judge-here";
import type { EngineNeeds } from "./needs";
import type { State } from "./paint";
import type { Problem } from "./problem";
import { makeQuestions } from "./questions";

export interface Engine {
  readonly root: Element;
  /** The controls that take part now: in the form, and not disabled. */
  fields(): Control[];
  kind(control: Control): Kind | null;
  stateOf(control: Control): State;
  /** Resolves when every answer about the fields has come, or counts as not coming. */
  check(controls: readonly Control[], deadline?: number): Promise<void>;
  /**
   * Decides what no server is needed for, of those without a verdict: the answer takes too long, or they have changed since.
   * An answer that comes later counts.
   */
  judgeUnanswered(controls: readonly Control[]): void;
  /** The server is being asked about what stands in the field now. */
  isAsked(control: Control): boolean;
  /** Resolves when nothing that was asked about these is on its way. */
  settled(controls: readonly Control[]): Promise<unknown>;
  /** A page script's own verdict of what stands in the field; without a message it is right. */
  tell(control: Control, message: string): void;
  /** A field turns neutral: nothing is known of its value. */
  forget(control: Control): void;
  /** Turns neutral whatever rests on something that has changed. @returns those fields */
  reconcile(): Control[];
  /** Fields that are wrong, in the order of the page. */
  wrong(): { readonly control: Control; readonly problem: Problem }[];
  /** Turns every field neutral, as if nothing had been asked or typed yet. */
  forgetAll(): void;
  /** Everything that a check of the whole form rests on. */
  snapshot(): string;
}

/** By which rules a form is checked that a page script has marked: `theme`, or `none` for as long as it says so. */
export const RULES = "data-island-rules";

let groups = 0;

export function makeEngine(needs: EngineNeeds): Engine {
  const { root, isMarked, context, lookup, painter } = needs;
  const group = `client-data-${++groups}-`;
  // A page script may have the form left alone for a while.
  const kind = (control: Control) =>
    attr(root, RULES) === "none" || isPrefix(root, control) ? null : kindOf(root, control, isMarked);
  const fields = () => controlsOf(root).filter((control) => kind(control) && !control.matches(":disabled"));
  const decisions = makeDecisions(root, context, lookup, painter);
  const questions = makeQuestions(needs, kind, decisions);
  const { held, key, forget } = decisions;

  const here = makeJudgeHere(needs, kind, decisions);

  return {
    root,
    fields,
    kind,
    stateOf: (control) => held(control)?.state ?? "neutral",
    forget,
    tell: (control, message) =>
      decisions.write(control, message ? { code: "page", text: "", rest: message } : null),
    async check(controls, deadline) {
      const asked = here.decide(controls);
      const [only] = asked.keys();
      if (!only) return;
      const answer = questions.ask(asked, {
        // One field has one question on its way: a newer one ends the older.
        ...(asked.size === 1 && { group: group + controlsOf(root).indexOf(only) }),
        ...(deadline && { deadline }),
      });
      for (const [control, of] of asked) decisions.await(control, of, answer);
      await answer;
    },
    judgeUnanswered: here.judgeUnanswered,
    isAsked: (control) => !!held(control)?.answer,
    settled: (controls) => Promise.all(controls.map((control) => held(control)?.answer)),
    reconcile() {
      const fallen = decisions.fallen();
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
      questions.drop();
      decisions.known().forEach(forget);
      fields().forEach(painter.markEmpty);
    },
    snapshot: () => fields().map(key).join("\n"),
  };
}
