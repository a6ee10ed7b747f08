/**
 * The validation engine of one form: each verdict on a field, how it comes, what it depended on, and when it falls.
 *
 *   open ──► asked ──► success | error       the server's answer about this very value
 *    │         └─────► unanswered            none came, or its file is missing
 *    ├───────────────► success | error       a rule (`rules.ts`) or a page script decides
 *    └─◄─────────────────────────────        the verdict falls
 *
 * A verdict remembers the inputs that it depended on: of its field, and of the field that the server was asked about.
 * It falls when one of them changes or the field leaves the check. `timing.ts` judges such fields again. Only `success`
 * and `error` are shown; a field in any other state looks neutral.
 */
import { withDeadline } from "../../runtime/base/deadline";
import { attr } from "../../runtime/base/safe-dom";
import type { Verdict as Answer } from "../../runtime/contracts/client-data";
import type { Control } from "../../runtime/contracts/forms";
import type { IslandContext } from "../../runtime/contracts/island";
import { belongsTo, controlsOf, isPrefix } from "./controls";
import type { Messages, Problem } from "./messages";
import type { Painter } from "./paint";
import { asksServer, formatFault, type Kind, RULES, type Rules } from "./rules";
import type * as Server from "./server";

/** Milliseconds to wait for an answer before a submit. Then only local rules decide, and the server checks again (bar R2). */
const DEADLINE_MS = 5_000;
/** Maximum rounds before a submit: continued typing during the check must not delay it forever. */
const ROUNDS = 4;

/** `open`: nothing has judged the field's current value. */
export type FieldState = "open" | "asked" | "unanswered" | "success" | "error";

export interface WrongControl {
  readonly control: Control;
  readonly problem: Problem;
}

export interface Engine {
  readonly root: Element;
  /** The controls that take part in the check now: enabled, in the form, and with a rule. */
  fields(): Control[];
  /** The kind of a control that takes part now; `null` for any other control. */
  kind(control: Control): Kind | null;
  stateOf(control: Control): FieldState;
  /** Judges fields anew. Resolves when the server's answer has arrived. */
  check(controls: readonly Control[]): Promise<void>;
  /**
   * Judges fields before a submit: those without a verdict, and those that change before the answer. What the server has
   * not answered after 5 s, local rules decide; a later answer still counts.
   * @param isMeant selects the fields
   * @param isAgain also judges fields that have a verdict
   */
  settle(isMeant?: (control: Control) => boolean, isAgain?: boolean): Promise<void>;
  /** Sets a page script's verdict on the field's value; an empty message means valid. */
  tell(control: Control, message: string): void;
  /** Drops the verdict on a field. */
  forget(control: Control): void;
  /** Fields whose verdict has fallen, but is not dropped yet. */
  fallen(): Control[];
  /** Invalid fields, in page order. */
  wrong(): WrongControl[];
  /** Drops all verdicts and pending answers. */
  forgetAll(): void;
}

export interface EngineNeeds {
  readonly root: Element;
  readonly rules: Rules;
  readonly context: Pick<IslandContext, "platform" | "emit" | "fail" | "signal">;
  readonly messages: Messages;
  readonly painter: Painter;
  /** Called after each change of a field's state. */
  onState?(): void;
  /** Rejects when its chunk cannot be loaded; fields then stay unanswered. */
  loadServer(): Promise<typeof Server>;
  /** Called when the e-mail in this field has an account. The report applies while `isKnown` returns `true`. */
  onAccount(control: Control, isKnown: () => boolean): void;
}

export const isDecided = (state: FieldState): state is "success" | "error" =>
  state === "success" || state === "error";

export function makeEngine(needs: EngineNeeds): Engine {
  const { root, rules, messages, painter } = needs;
  const kind = (control: Control) => {
    const isLeftOut =
      attr(root, RULES) === "none" || // a page script has switched validation off for a while
      !belongsTo(root, control) ||
      control.matches(":disabled") ||
      isPrefix(root, control);
    return isLeftOut ? null : rules.kindOf(root, control);
  };
  const fields = () => controlsOf(root).filter(kind);
  const verdicts = makeVerdicts(needs);
  const server = makeServerChecks(needs, kind, verdicts);
  const { stateOf, decide, input } = verdicts;

  const check = async (controls: readonly Control[], deadline?: number) => {
    const asked = new Map<Control, string>();
    for (const control of controls) {
      const takesPart = kind(control);
      const fault = takesPart && rules.faultOf(root, control, takesPart);
      if (fault) decide(control, messages.ofFault(control, fault));
      else if (takesPart === "text" && asksServer(root, control)) asked.set(control, input(control));
      else if (takesPart && !verdicts.followsAnother(control)) decide(control, null);
    }
    if (asked.size) await server.ask(asked, deadline);
  };
  /** Decides fields that have no answer, because it takes too long or they have changed since. */
  const judgeUnanswered = (controls: readonly Control[]) => {
    for (const control of controls) {
      const takesPart = isDecided(stateOf(control)) ? null : kind(control);
      const fault = takesPart && (rules.faultOf(root, control, takesPart) ?? formatFault(root, control));
      if (fault) decide(control, messages.ofFault(control, fault));
    }
  };

  return {
    root,
    fields,
    kind,
    stateOf,
    check,
    async settle(isMeant = () => true, isAgain = false) {
      const meant = () => fields().filter(isMeant);
      const snapshot = () => meant().map(input).join("\n");
      for (let round = 0; round < ROUNDS; round++) {
        const before = snapshot();
        const open = meant().filter((control) => (isAgain && !round) || !isDecided(stateOf(control)));
        const unasked = open.filter((control) => stateOf(control) !== "asked");
        const answers = open.map(verdicts.answerTo);
        await withDeadline(Promise.all([check(unasked, DEADLINE_MS), ...answers]), DEADLINE_MS);
        if (snapshot() === before) break;
      }
      judgeUnanswered(meant());
    },
    tell: (control, message) => decide(control, message ? { code: "page", text: "", rest: message } : null),
    forget: verdicts.forget,
    fallen: verdicts.fallen,
    wrong: () => fields().flatMap((control) => verdicts.problemOf(control)),
    forgetAll() {
      server.dropAnswers();
      verdicts.forgetAll();
      fields().forEach(painter.markEmpty);
    },
  };
}

interface Verdict {
  readonly state: Exclude<FieldState, "open">;
  readonly problem: Problem | null;
  /** What the verdict depended on: fields with their inputs. */
  readonly inputs: ReadonlyMap<Control, string>;
  /** Of an `asked` field. Resolves when the answer was applied. */
  readonly answer?: Promise<void>;
}

/** Stores the verdicts, shows them, and tells page scripts. */
function makeVerdicts({ root, rules, context, painter, onState = () => {} }: EngineNeeds) {
  const verdicts = new Map<Control, Verdict>();
  const input = (control: Control) => rules.inputOf(root, control);
  const holds = ({ inputs }: Verdict) => [...inputs].every(([control, before]) => input(control) === before);
  const held = (control: Control) => {
    const verdict = verdicts.get(control);
    return verdict && holds(verdict) ? verdict : undefined;
  };

  const write = (control: Control, verdict: Verdict) => {
    const { state, problem, inputs } = verdict;
    const before = verdicts.get(control);
    verdicts.set(control, verdict);
    painter.markEmpty(control);
    painter.paint(control, isDecided(state) ? state : "neutral", problem);
    onState();
    const isKnown = before?.state === state && before.inputs.get(control) === inputs.get(control);
    if (!isDecided(state) || isKnown) return;
    const codes = problem ? [problem.code] : [];
    context.emit("wyspa:validated", { form: root, field: control, valid: !problem, codes });
  };
  const forget = (control: Control) => {
    verdicts.delete(control);
    painter.paint(control, "neutral");
    onState();
  };

  return {
    input,
    stateOf: (control: Control): FieldState => held(control)?.state ?? "open",
    problemOf(control: Control): WrongControl[] {
      const problem = held(control)?.problem;
      return problem ? [{ control, problem }] : [];
    },
    /** @param problem `null` = valid; @param asked the field that the server was asked about, if it is another one */
    decide(control: Control, problem: Problem | null, asked = control) {
      const inputs = new Map([control, asked].map((one) => [one, input(one)]));
      write(control, { state: problem ? "error" : "success", problem, inputs });
    },
    markAsked: (control: Control, of: string, answer: Promise<void>) =>
      write(control, { state: "asked", problem: null, inputs: new Map([[control, of]]), answer }),
    /** No answer has come. A newer question about the field stays open. */
    markUnanswered(control: Control, answer: Promise<void>) {
      const verdict = verdicts.get(control);
      if (verdict?.answer === answer)
        write(control, { state: "unanswered", problem: null, inputs: verdict.inputs });
    },
    /** Whether the server's answer about another field has decided this one. The field's own rules do not change that. */
    followsAnother: (control: Control) => (held(control)?.inputs.size ?? 0) > 1,
    answerTo: (control: Control) => held(control)?.answer,
    forget,
    forgetAll: () => [...verdicts.keys()].forEach(forget),
    fallen: () =>
      [...verdicts]
        .filter(
          ([control, verdict]) =>
            !holds(verdict) || !belongsTo(root, control) || !rules.kindOf(root, control),
        )
        .map(([control]) => control),
  };
}

let forms = 0;

/** Asks the server about fields, and applies answers to fields whose input is unchanged. */
function makeServerChecks(
  { root, rules, context, messages, loadServer, onAccount }: EngineNeeds,
  kind: Engine["kind"],
  verdicts: ReturnType<typeof makeVerdicts>,
) {
  const { decide, input } = verdicts;
  const group = `client-data-${++forms}-`;
  /** Increases when all pending answers are dropped. */
  let era = 0;

  const request = async (controls: readonly Control[], deadline?: number) => {
    const { checkOf, findingsOf } = await loadServer();
    const checks = controls.map((control) => checkOf(root, control, context.fail));
    const [only, second] = controls;
    const answers = await context.platform.checkClientData(checks, {
      signal: context.signal,
      // A newer request about a single field aborts the older one.
      ...(only && !second && { group: group + controlsOf(root).indexOf(only) }),
      ...(deadline && { deadline }),
    });
    return controls.map((control, index) => {
      const [check, answer] = [checks[index], answers[index]];
      return check && answer ? { answer, findings: findingsOf(root, control, check, answer) } : null;
    });
  };

  const apply = (control: Control, { answer, findings }: { answer: Answer; findings: Server.Finding[] }) => {
    const problems = findings.map(([target, found]) => ({
      target,
      problem: messages.ofAnswer(found, answer.proposedLogin),
    }));
    // A house number that takes no part cannot show the error, so its street does.
    const own = problems.find(({ target, problem }) => problem && (target === control || !kind(target)));
    decide(control, own?.problem ?? null);
    for (const { target, problem } of problems) {
      const takesPart = target !== control && kind(target);
      // Related fields: one with a local fault stays invalid, and an empty one gets no verdict.
      if (takesPart && (problem || (target.value && !rules.faultOf(root, target, takesPart))))
        decide(target, problem, control);
    }
  };

  return {
    /** @param asked each field with the input of its pending answer */
    async ask(asked: ReadonlyMap<Control, string>, deadline?: number): Promise<void> {
      const current = era;
      const answers = request([...asked.keys()], deadline).catch(() => null);
      const applied: Promise<void> = answers.then((all) => {
        if (era !== current) return;
        [...asked].forEach(([control, of], index) => {
          const found = input(control) === of && kind(control) ? all?.[index] : null;
          if (found) apply(control, found);
          else verdicts.markUnanswered(control, applied);
          if (found?.answer.clientExists)
            onAccount(control, () => control.isConnected && input(control) === of);
        });
      });
      for (const [control, of] of asked) verdicts.markAsked(control, of, applied);
      return applied;
    },
    dropAnswers() {
      era += 1;
    },
  };
}
