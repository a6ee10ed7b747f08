/**
 * Decides whether a press may leave the page, and when: the one listener of each kind of press, and the order of the
 * rules. Each rule is added by the file that needs it, and comes in this order whatever file is loaded first.
 *
 *   press ──► rules before the page's listeners ──► the page's listeners ──► rules behind them ──► the browser
 */

/**
 * The rules in their order, by what they decide and where. The numbers stay as they are, because a file of a later deploy
 * may be loaded beside this entry: new ones go between them.
 */
export enum Step {
  /** What the page holds already answers the press: `islands/on-press.ts`. */
  Answer = 0,
  /** An island on its way answers later: `islands/early-events.ts`. */
  EarlyEvent = 10,
  /** Changes that wait for further presses are sent before the page is left: `leaving/when-leaving.ts`. */
  Flush = 20,
  /** A form that is on its way is not sent again: `leaving/submit-once.ts`. */
  SubmitOnce = 30,
  /** A form is sent after its check: `islands/validated-form/submitting.ts`. */
  ValidatedForm = 40,
  // The page's listeners run here, also those on `window` that were added late.
  /** An addition to the basket is sent in place: `islands/early-events.ts`, then `islands/add-to-basket/`. */
  Addition = 50,
  /** A page is shown in place: `visit/follow.ts`. */
  Visit = 60,
  /** What is under way, a visit or a check, gives way to a press that leaves the page: `visit/follow.ts`. */
  GiveWay = 70,
  /** A link waits for a change of the basket: `leaving/wait-for-basket.ts`. */
  BasketWait = 80,
}

/**
 * - `hold`: our code acts later. The page's listeners do not hear it, unless they have heard it before.
 * - `replace`: our code acts now.
 * - `refuse`: nothing happens, and the page's listeners do not hear it either.
 * - `pass`: the next rule decides, and at last the browser.
 */
export interface Decision {
  readonly is: "hold" | "replace" | "refuse" | "pass";
  /** What carries the decision out. */
  act?(): unknown;
}

/** @returns nothing when it passes without an effect */
export type Rule = (event: Event) => Decision | undefined;

const rules: Rule[][] = [];

/** Adds a rule, until the signal aborts. Rules of one step run in the order in which they were added. */
export function addRule(step: Step, rule: Rule, signal?: AbortSignal): void {
  if (!rules.length) listen();
  rules[step] ??= [];
  const list = rules[step];
  list.push(rule);
  signal?.addEventListener("abort", () => list.splice(list.indexOf(rule), 1));
}

function listen(): void {
  for (const type of ["click", "auxclick", "submit", "keydown"])
    addEventListener(
      type,
      (event) => {
        // Added anew at each press, so that it comes last. Not moved: a press in a press would take it from the first one.
        const last = (late: Event) => late === event && decide(event, Step.Addition);
        addEventListener(type, last);
        setTimeout(() => removeEventListener(type, last));
        decide(event, Step.Answer, Step.Addition);
      },
      true,
    );
}

/** @param end the step that is not asked any more; without it, the page's listeners have heard the press */
function decide(event: Event, first: Step, end?: Step): void {
  for (const rule of rules.slice(first, end).flat())
    try {
      const { is = "pass", act } = rule(event) ?? {};
      if (is !== "pass") event.preventDefault();
      if (end && (is === "hold" || is === "refuse")) event.stopImmediatePropagation();
      act?.();
      if (is !== "pass") return;
    } catch (error) {
      setTimeout(() => {
        throw error; // reaches the page's error listeners; the other rules decide
      });
    }
}
