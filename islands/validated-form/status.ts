/** Store of the summary's content, written outside React and read by React. */

import { type Observable, observable } from "../../runtime/base/observable";
import { freeId } from "../../runtime/dom/free-id";
import { labelText, readableText } from "../../runtime/forms/label-text";
import type { Control } from "./controls";
import { type Problem, plainText } from "./problem";

export interface WrongField {
  readonly control: HTMLElement;
  readonly label: string;
  readonly text: string;
  readonly code: string;
  /** The page hides the field, and nothing that a shopper could press shows it. */
  readonly isUnseen?: boolean;
}

export interface Status {
  /** Fields that stopped a submit, when there were several, and are still wrong. */
  readonly wrong: readonly WrongField[];
  /** There is a summary, even when no field is wrong any more. */
  readonly isListed: boolean;
  /** All fields of the summary are right now. */
  readonly isRepaired: boolean;
  /** The server could not be asked about a field of the summary. */
  readonly isLeftOpen: boolean;
  /** Increases with each check that fills the summary anew. */
  readonly round: number;
  /** The form is submitted although the server could not check it. */
  readonly isUnchecked: boolean;
}

export type StatusStore = Observable<Status>;

export const statusStore = (): StatusStore =>
  observable<Status>({
    wrong: [],
    isUnchecked: false,
    isListed: false,
    isRepaired: false,
    isLeftOpen: false,
    round: 0,
  });

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
  wrong: readonly { readonly control: Control; readonly problem: Problem }[],
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
