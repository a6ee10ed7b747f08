/** Reports the outcome of a check of the whole form: to page scripts, in the summary, to screen readers, by the focus. */
import { query } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { focusOnce } from "../../runtime/dom/focus-once";
import { isSeen } from "../../runtime/dom/reveal";
import type { FollowingSummary } from "./following-summary";
import { goTo } from "./go-to";
import { plainText } from "./messages";
import { texts } from "./texts";
import { type Engine, isDecided } from "./verdicts";

/**
 * Milliseconds until the focus has moved to the first wrong field, also by a page script. Screen readers then read its
 * message; only without a move it is announced.
 */
const FOCUS_MS = 300;

export interface Outcome {
  /** No field is known to be invalid. */
  readonly isGood: boolean;
  /** Some fields have no verdict: the server could not be asked. */
  readonly isUnchecked: boolean;
}

export const outcomeOf = (engine: Engine): Outcome => ({
  isGood: engine.wrong().length === 0,
  isUnchecked: !engine.fields().every((control) => isDecided(engine.stateOf(control))),
});

export function reportOutcome(engine: Engine, summary: FollowingSummary, context: IslandContext): void {
  const t = context.texts(texts);
  const { isGood, isUnchecked } = outcomeOf(engine);
  const wrong = engine.wrong();
  const codes = wrong.map(({ problem }) => problem.code);
  context.emit("wyspa:validated", { form: engine.root, valid: isGood, codes });
  const isListed = summary.start(isGood && isUnchecked);
  if (isListed) context.announce(t("validated-form.summary", { count: wrong.length }));
  if (isGood && isUnchecked) context.announce(t("validated-form.unchecked"));
  const [first] = wrong;
  if (!first) return;
  const before = document.activeElement;
  const announceUnread = () =>
    document.activeElement === before && context.announce(plainText(first.problem));
  setTimeout(announceUnread, FOCUS_MS);
}

/**
 * Leads to the first wrong field that the page shows. If it shows none, the summary names them; if it does not show the
 * form either, an alert does.
 */
export async function goToFirst(
  engine: Engine,
  summary: FollowingSummary,
  { alert, signal }: IslandContext,
): Promise<void> {
  const wrong = engine.wrong();
  for (const { control } of wrong) {
    if (signal.aborted || (await goTo(control))) return;
    summary.addUnseen(control);
  }
  const [first] = wrong;
  if (!first) return;
  if (!isSeen(engine.root)) return alert(plainText(first.problem), { type: "error" });
  await new Promise(requestAnimationFrame); // React renders the summary meanwhile
  const box = query(engine.root, ".f-summary");
  box?.scrollIntoView({ block: "center" });
  if (box) focusOnce(box, signal);
}
