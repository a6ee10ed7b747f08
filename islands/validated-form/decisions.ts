/** What each field's value was found to be. A decision holds for as long as what it rests on is the same. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { Lookup } from "./catalogue";
import { type Control, holderOf, keyOf } from "./controls";
import type { Painter, State } from "./paint";
import type { Problem } from "./problem";

export interface Decision {
  /** What the decision rests on: it holds only while this is the same. */
  readonly key: string;
  readonly state: State;
  readonly problem: Problem | null;
  /** The server is being asked. */
  readonly answer?: Promise<void>;
}

export interface Decisions {
  /** What a decision about a control would rest on now. */
  key(control: Control): string;
  /** The decision that holds. */
  held(control: Control): Decision | null;
  /** The last decision, whether it still holds or not. */
  last(control: Control): Decision | undefined;
  /** The server is being asked about what stands in the field. */
  await(control: Control, key: string, answer: Promise<void>): void;
  /** @param problem null = nothing is wrong */
  decide(control: Control, problem: Problem | null): void;
  /** The same, of a page script's own words. */
  write(control: Control, problem: Problem | null): void;
  forget(control: Control): void;
  /** Controls whose decision no longer holds. */
  fallen(): Control[];
  /** Every control that something was decided about. */
  known(): Control[];
}

export function makeDecisions(
  root: Element,
  context: Pick<IslandContext, "emit" | "fail">,
  lookup: Lookup,
  painter: Painter,
): Decisions {
  const decisions = new Map<Control, Decision>();
  const key = (control: Control) => keyOf(root, control);

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
        context.fail("async", new Error(`unknown validation code ${problem.code.slice(0, 60)}`));
      put(control, problem);
    },
    write: put,
    forget(control) {
      decisions.delete(control);
      painter.paint(control, "neutral");
    },
    fallen: () =>
      [...decisions]
        .filter(([control, { key: of }]) => of !== key(control) || !holderOf(control))
        .map(([one]) => one),
    known: () => [...decisions.keys()],
  };
}
