/** What the summary shows: written by the engine's hands, read by React. */

import { labelText, readableText } from "../../runtime/dom/label-text";
import type { Control } from "./controls";
import { type Problem, plainText } from "./problem";

export interface WrongField {
  readonly control: HTMLElement;
  readonly label: string;
  readonly text: string;
}

export interface Status {
  /** Fields that kept the form from being sent, when there were several. */
  readonly wrong: readonly WrongField[];
  /** The form goes out although the server could not be asked about it. */
  readonly isUnchecked: boolean;
}

export interface StatusStore {
  get(): Status;
  set(change: Partial<Status>): void;
  subscribe(listener: () => void): () => void;
}

export function statusStore(): StatusStore {
  let status: Status = { wrong: [], isUnchecked: false };
  const listeners = new Set<() => void>();
  return {
    get: () => status,
    set(change) {
      status = { ...status, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The wrong fields as the summary lists them; fields of one name with that of their group. */
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
