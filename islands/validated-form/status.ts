/** Store of the summary's content, written outside React and read by React. */

import { type Observable, observable } from "../../runtime/base/observable";
import { labelText, readableText } from "../../runtime/forms/label-text";
import type { Control } from "./controls";
import { type Problem, plainText } from "./problem";

export interface WrongField {
  readonly control: HTMLElement;
  readonly label: string;
  readonly text: string;
}

export interface Status {
  /** Fields that stopped a submit, when there were several. */
  readonly wrong: readonly WrongField[];
  /** The form is submitted although the server could not check it. */
  readonly isUnchecked: boolean;
}

export type StatusStore = Observable<Status>;

export const statusStore = (): StatusStore => observable<Status>({ wrong: [], isUnchecked: false });

/** The invalid fields as the summary lists them; fields with the same label also get their group's name. */
export const wrongFields = (
  wrong: readonly { readonly control: Control; readonly problem: Problem }[],
): WrongField[] =>
  wrong.map(({ control, problem }, index) => {
    const label = labelText(control);
    const isOnly = wrong.filter((other) => labelText(other.control) === label).length === 1;
    const naming =
      control.closest("fieldset")?.querySelector("legend") ??
      control.closest("section")?.querySelector("h2,h3");
    const group = !isOnly && naming && readableText(naming);
    control.id ||= `wyspa-field-${index}`; // for the summary's links
    return { control, label: group ? `${group}: ${label}` : label, text: plainText(problem) };
  });
