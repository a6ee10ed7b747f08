/** Remembers the values of fields, and finds those that have changed without an event. */
import { closest, elementsOf, queryAll } from "../../base/safe-dom";
import type { Control } from "../../contracts/forms";
import { isControl } from "../control";

const isChecked = (field: Control): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function stateOf(field: Control): string {
  if (isChecked(field)) return String(field.checked);
  if (field instanceof HTMLSelectElement) {
    const all = field.multiple ? [...field.selectedOptions].map(({ index }) => index) : [field.selectedIndex];
    return `${all} ${field.value}`;
  }
  return field.value;
}

/** The form around an element, or the part of a page that an island validates without a form. */
export function scopeOf(target: unknown): Element | null {
  if (target instanceof HTMLFormElement) return target;
  if (isControl(target) || target instanceof HTMLButtonElement)
    return target.form ?? closest(target, "[data-island]");
  return target instanceof Element ? closest(target, "form, [data-island]") : null;
}

const fieldsOf = (scope: Element): Control[] =>
  (scope instanceof HTMLFormElement ? elementsOf(scope) : queryAll(scope, "input, select, textarea")).filter(
    isControl,
  );

export interface KnownValues {
  /** Stores the field's value. @returns whether it is another one than before */
  note(field: Control): boolean;
  /** Stores all values of a form: nothing in it counts as changed. */
  noteAll(scope: Element): void;
  /** The fields that have changed since they were noted, and new fields with a text. Stores their values. */
  changedIn(scope: Element): Control[];
}

export function knownValues(): KnownValues {
  const known = new WeakMap<Control, string>();
  const scopes = new WeakSet<Element>();
  const note = (field: Control) => {
    const [before, now] = [known.get(field), stateOf(field)];
    known.set(field, now);
    return before !== now;
  };
  const noteAll = (scope: Element) => {
    scopes.add(scope);
    for (const field of fieldsOf(scope)) note(field);
  };
  return {
    note,
    noteAll,
    changedIn(scope) {
      if (!scopes.has(scope)) {
        noteAll(scope);
        return [];
      }
      return fieldsOf(scope).filter((field) => {
        const isNew = !known.has(field);
        if (!note(field)) return false;
        // A radio button that lost its mark follows from the one that has it now.
        return isChecked(field)
          ? !isNew && (field.type === "checkbox" || field.checked)
          : !isNew || !!field.value;
      });
    },
  };
}
