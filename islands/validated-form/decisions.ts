/** Stores the verdict on each field's value. A decision holds while its input is unchanged. */
import { type Control, holderOf, keyOf } from "./controls";
import type { EngineNeeds } from "./needs";
import type { State } from "./paint";
import type { Problem } from "./problem";

export interface Decision {
  /** The input of the decision, from `keyOf`; the decision holds only while it is unchanged. */
  readonly key: string;
  readonly state: State;
  readonly problem: Problem | null;
  /** Pending while the server is being asked. */
  readonly answer?: Promise<void>;
}

export interface Decisions {
  /** The current input of a decision about a control. */
  key(control: Control): string;
  /** The decision, if it still holds. */
  held(control: Control): Decision | null;
  /** The last decision, whether it still holds or not. */
  last(control: Control): Decision | undefined;
  /** Stores that the server is being asked about the field's value. */
  await(control: Control, key: string, answer: Promise<void>): void;
  /** @param problem `null` = the value is valid */
  decide(control: Control, problem: Problem | null): void;
  /** Like `decide`, for a page script's message. */
  write(control: Control, problem: Problem | null): void;
  forget(control: Control): void;
  /** Like `forget`: the server has been asked about the current value, and has not answered. */
  markUnanswered(control: Control): void;
  /** Whether the server has not answered about the current value. */
  isUnanswered(control: Control): boolean;
  /** Controls whose decision no longer holds. */
  stale(): Control[];
  /** All controls with a decision. */
  known(): Control[];
}

export function makeDecisions({
  root,
  isMarked,
  context,
  lookup,
  painter,
  onState = () => {},
}: EngineNeeds): Decisions {
  const decisions = new Map<Control, Decision>();
  const unanswered = new WeakMap<Control, string>();
  const key = (control: Control) => keyOf(root, control, isMarked);

  const write = (control: Control, decision: Decision) => {
    const before = decisions.get(control);
    decisions.set(control, decision);
    painter.markEmpty(control);
    painter.paint(control, decision.state, decision.problem);
    onState();
    const { state, problem } = decision;
    if (state === "neutral" || (before?.key === decision.key && before.state === state)) return;
    const codes = problem ? [problem.code] : [];
    context.emit("wyspa:validated", { form: root, field: control, valid: state === "success", codes });
  };

  const forget = (control: Control) => {
    decisions.delete(control);
    painter.paint(control, "neutral");
    onState();
  };
  const put = (control: Control, problem: Problem | null) =>
    write(control, { key: key(control), state: problem ? "error" : "success", problem });

  return {
    key,
    held(control) {
      const decision = decisions.get(control);
      return decision?.key === key(control) ? decision : null;
    },
    last: (control) => decisions.get(control),
    await: (control, of, answer) => write(control, { key: of, state: "neutral", problem: null, answer }),
    decide(control, problem) {
      if (problem && lookup(problem.code) === null)
        context.fail(
          "async",
          new Error(`There is no text for the validation code "${problem.code.slice(0, 60)}".`),
        );
      put(control, problem);
    },
    write: put,
    forget,
    markUnanswered(control) {
      unanswered.set(control, key(control));
      forget(control);
    },
    isUnanswered: (control) => !decisions.has(control) && unanswered.get(control) === key(control),
    stale: () =>
      [...decisions]
        .filter(([control, { key: of }]) => of !== key(control) || !holderOf(control))
        .map(([one]) => one),
    known: () => [...decisions.keys()],
  };
}
