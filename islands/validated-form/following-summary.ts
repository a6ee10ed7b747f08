/**
 * The content of the summary, and how it follows the fields. A field leaves it as soon as it is no longer wrong, and comes
 * back when it is wrong again. Fields that become wrong later are marked on their own, and are listed after the next
 * check. React renders it (`summary.tsx`).
 */
import { type Observable, observable } from "../../runtime/base/observable";
import type { Control } from "../../runtime/contracts/forms";
import type { IslandContext } from "../../runtime/contracts/island";
import { freeId } from "../../runtime/dom/free-id";
import { labelText, readableText } from "../../runtime/forms/label-text";
import { canGoTo } from "./go-to";
import { plainText } from "./messages";
import { texts } from "./texts";
import type { Engine, FieldState, WrongControl } from "./verdicts";

export interface WrongField {
  readonly control: HTMLElement;
  readonly label: string;
  readonly text: string;
  readonly code: string;
  /** The page hides the field, and nothing that a shopper could press shows it. */
  readonly isUnseen?: boolean;
}

/**
 * - `none`: no summary
 * - `wrong`: it lists the fields that stopped a submit and are still wrong, if there were several
 * - `rechecking`: none of them is wrong, and some are still to be judged
 * - `unanswered`: the server could not be asked about one of them
 * - `repaired`: all of them are right
 * - `unchecked`: no list; the form is submitted although the server could not check it
 */
export type SummaryState = "none" | "wrong" | "rechecking" | "unanswered" | "repaired" | "unchecked";

export interface Status {
  readonly state: SummaryState;
  readonly wrong: readonly WrongField[];
  /** Increases with each check that fills the summary anew. */
  readonly round: number;
}

export type StatusStore = Observable<Status>;

export const statusStore = (): StatusStore => observable<Status>({ state: "none", wrong: [], round: 0 });

/**
 * A label without the full stop or colon at its end, because a colon or a comma follows. A short last word may be an
 * abbreviation ("Nr tel.") and keeps its full stop.
 */
function withoutStop(label: string): string {
  const text = label.replace(/[\s*:]+$/, "");
  const isSentence = text.split(/\s+/).length > 3 || /\p{L}{5}\.+$/u.test(text);
  return isSentence ? text.replace(/\.+$/, "") : text;
}

/** The invalid fields as the summary lists them; fields with the same label also get their group's name. */
export const wrongFields = (
  wrong: readonly WrongControl[],
  isUnseen: (control: Control) => boolean = () => false,
): WrongField[] =>
  wrong.map(({ control, problem }) => {
    const label = labelText(control);
    const isOnly = wrong.filter((other) => labelText(other.control) === label).length === 1;
    const naming =
      control.closest("fieldset")?.querySelector("legend") ??
      control.closest("section")?.querySelector("h2,h3");
    const group = !isOnly && naming && readableText(naming);
    control.id ||= freeId("wyspa-field"); // for the summary's links
    return {
      control,
      label: withoutStop(group ? `${withoutStop(group)}: ${label}` : label),
      text: plainText(problem),
      code: problem.code,
      isUnseen: isUnseen(control),
    };
  });

/** Fields with the same message, in page order; a group stands where its first field does. */
export interface WrongGroup {
  readonly text: string;
  readonly code: string;
  readonly fields: readonly WrongField[];
}

/** @param isGrouped `false`: each field is a group of its own */
export function groupsOf(wrong: readonly WrongField[], isGrouped: boolean): WrongGroup[] {
  const groups: WrongGroup[] = [];
  for (const field of wrong) {
    const { text, code, isUnseen = false } = field;
    const isAlike = (group: WrongGroup) => group.text === text && !!group.fields[0]?.isUnseen === isUnseen;
    const place = isGrouped ? groups.findIndex(isAlike) : -1;
    const found = groups[place];
    if (found) groups[place] = { ...found, fields: [...found.fields, field] };
    else groups.push({ text, code, fields: [field] });
  }
  return groups;
}

export interface FollowingSummary {
  /**
   * Lists the fields that are wrong now, if there are several, or one that the page hides. When all that it listed are
   * right, it stays until the page is left, because its end would move the form. @returns whether fields are listed
   */
  start(isUnchecked: boolean): boolean;
  /** Lists a field, with the fact that it could not be shown. */
  addUnseen(control: Control): void;
  /** Called after each change of a field's state. */
  changed(): void;
  clear(): void;
}

function summaryState(listed: readonly FieldState[]): SummaryState {
  if (listed.includes("error")) return "wrong";
  if (listed.every((state) => state === "success")) return "repaired";
  return listed.includes("unanswered") ? "unanswered" : "rechecking";
}

export function followSummary(
  engine: Engine,
  status: StatusStore,
  { announce, props, texts: bind, signal }: IslandContext,
): FollowingSummary {
  const isFixed = props.summary === "fixed";
  /** The fields that the summary was made for. */
  let listed: readonly Control[] = [];
  /** Fields whose folds were opened in vain. */
  let unseen: readonly Control[] = [];
  let isWaiting = false;

  const isUnseen = (control: Control) => unseen.includes(control) || !canGoTo(control);
  /** @param otherwise the state without a wrong field */
  const list = (wrong: readonly WrongControl[], otherwise: SummaryState) => {
    listed = wrong.map(({ control }) => control);
    const round = status.state().round + 1;
    status.set({ state: wrong.length ? "wrong" : otherwise, wrong: wrongFields(wrong, isUnseen), round });
  };

  const look = () => {
    isWaiting = false;
    if (signal.aborted || isFixed || !listed.length) return;
    const wrong = engine.wrong().filter(({ control }) => listed.includes(control));
    const states = engine.fields().flatMap((one) => (listed.includes(one) ? engine.stateOf(one) : []));
    const before = status.state().state;
    const state = summaryState(states);
    status.set({ state, wrong: wrongFields(wrong, isUnseen) });
    if (state === "repaired" && before !== state) announce(bind(texts)("validated-form.repaired"));
  };
  return {
    start(isUnchecked) {
      const wrong = engine.wrong();
      if (!wrong.length && !isUnchecked && status.state().state === "repaired") return false;
      unseen = [];
      const isListed = wrong.length > 1 || wrong.some(({ control }) => isUnseen(control));
      list(isListed ? wrong : [], isUnchecked ? "unchecked" : "none");
      return isListed;
    },
    addUnseen(control) {
      if (signal.aborted) return;
      unseen = [...unseen, control];
      list(engine.wrong(), "none");
    },
    changed() {
      if (isWaiting || !listed.length) return;
      isWaiting = true;
      queueMicrotask(look); // a check of the whole form changes many states at once
    },
    clear() {
      listed = [];
      status.set({ state: "none", wrong: [] });
    },
  };
}
