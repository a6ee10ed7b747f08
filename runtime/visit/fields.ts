/** Carries unsent text and the focus from a section to its replacement (bar R39). */
import { activeElement } from "../base/safe-dom";

// A field named `getAttribute` would shadow the form's own method (bar S15).
const read = (form: HTMLFormElement, name: string) => Element.prototype.getAttribute.call(form, name);

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = Field | HTMLSelectElement | HTMLButtonElement;

const controls = "input:not([type=hidden]), textarea, select, button";
const texts =
  "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=button], [type=image], [type=reset])";

const formKey = (form: HTMLFormElement | null) => form && `${read(form, "id")} ${read(form, "action")}`;
const all = <Kind extends Element>(sections: readonly Element[], selector: string) =>
  sections.flatMap((section) => [...section.querySelectorAll<Kind>(selector)]);

/** Identifies a control on both pages; `null` when it has neither a name nor an id. */
const keyOf = (control: Control) => {
  const choice = /^(radio|checkbox)$/.test(control.type) ? control.value : "";
  return control.name || control.id
    ? `${control.localName} ${control.name || control.id} ${choice} ${formKey(control.form)}`
    : null;
};

/** The fields with a unique key; fields that share a key cannot be matched between the pages. */
function onlyOnes(fields: readonly Field[]): Map<string, Field> {
  const only = new Map<string, Field>();
  const several = new Set<string>();
  for (const field of fields) {
    const key = keyOf(field);
    if (!key) continue;
    if (only.has(key)) several.add(key);
    only.set(key, field);
  }
  for (const key of several) only.delete(key);
  return only;
}

/**
 * Remembers typed text and the focus in sections that are about to be replaced.
 * @param sent the form that was just submitted; its fields are not restored, except the focused one
 * @returns a function that restores them in the new sections, and returns whether it restored the focus
 */
export function keepFields(
  current: readonly Element[],
  sent?: Element,
): (sections: readonly Element[]) => boolean {
  const active = activeElement() as Control | null;
  const isInside = current.some((section) => section.contains(active));
  const typed = [...onlyOnes(all<Field>(current, texts))].filter(
    ([, field]) => field.value !== field.defaultValue && (field.form !== sent || !sent || field === active),
  );
  const focused = isInside && active?.matches(controls) ? active : null;
  const focusedKey = focused && keyOf(focused);
  const selection = focused && textSelection(focused);
  return (sections) => {
    const now = onlyOnes(all<Field>(sections, texts));
    for (const [key, { value }] of typed) {
      const field = now.get(key);
      if (field) field.value = value;
    }
    // Controls above and below a list, or on each of its cards, share a key and cannot be matched.
    const twins = focusedKey
      ? all<Control>(sections, controls).filter((one) => keyOf(one) === focusedKey)
      : [];
    const twin =
      isInside && active?.isConnected // inside a kept island
        ? active
        : twins.length === 1 && twins[0];
    if (!twin) return false;
    twin.focus({ preventScroll: true });
    if (selection) (twin as Field).setSelectionRange?.(...selection);
    return activeElement() === twin;
  };
}

/** The text selection; `null` for controls without one. */
function textSelection(control: Control): [number, number] | null {
  const { selectionStart: start, selectionEnd: end } = control as Field;
  return typeof start === "number" ? [start, end ?? start] : null;
}
