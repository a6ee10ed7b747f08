/** Text that the shopper has typed and not sent, and the field that has the focus, across a replaced section (bar R39). */
import { activeElement } from "../base/safe-dom";

// A form's fields may be named like its own members (bar S15).
const read = (form: HTMLFormElement, name: string) => Element.prototype.getAttribute.call(form, name);

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = Field | HTMLSelectElement | HTMLButtonElement;

const controls = "input:not([type=hidden]), textarea, select, button";
const texts =
  "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=button], [type=image], [type=reset])";

const formKey = (form: HTMLFormElement | null) => form && `${read(form, "id")} ${read(form, "action")}`;
const all = <Kind extends Element>(sections: readonly Element[], selector: string) =>
  sections.flatMap((section) => [...section.querySelectorAll<Kind>(selector)]);

/** Which control it is, on either page. */
const keyOf = (control: Control) => {
  const choice = /^(radio|checkbox)$/.test(control.type) ? control.value : "";
  return control.name || control.id
    ? `${control.localName} ${control.name || control.id} ${choice} ${formKey(control.form)}`
    : null;
};

/** Fields that are the only ones of their name in forms like theirs; of several it cannot be told which is which. */
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
 * Remembers what is typed in sections that are about to go.
 * @param sent the form that was just sent: what is in it has arrived
 * @returns writes it into the new sections. True when the focus has found its place in them
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
    // Above and below a list, or on each of its cards: of several it cannot be told which is which.
    const twins = focusedKey
      ? all<Control>(sections, controls).filter((one) => keyOf(one) === focusedKey)
      : [];
    const twin =
      isInside && active?.isConnected // in an island that stayed
        ? active
        : twins.length === 1 && twins[0];
    if (!twin) return false;
    twin.focus({ preventScroll: true });
    if (selection) (twin as Field).setSelectionRange?.(...selection);
    return activeElement() === twin;
  };
}

/** Fields of other types have no selection, and say so by null. */
function textSelection(control: Control): [number, number] | null {
  const { selectionStart: start, selectionEnd: end } = control as Field;
  return typeof start === "number" ? [start, end ?? start] : null;
}
