/**
 * Moves labels out of filled fields: a field and its label carry the class `focused` while the field has a value
 * (contract A 2.4). The listeners are on the document, so fields added later need no binding.
 */
/** Boxes and radio buttons have their label beside them, and their value is never shown. */
const FIELDS = ":is(.form-control, .f-control):not([type=checkbox], [type=radio])";
const LABELS = ".control-label, .f-label";
/** By then, browsers have filled in remembered values. */
const AUTOFILL_MS = 500;

function mark(field: Element): void {
  const label = field.nextElementSibling;
  if (!label?.matches(LABELS)) return;
  const isFilled = (field as HTMLInputElement).value !== "";
  for (const element of [field, label]) element.classList.toggle("focused", isFilled);
}

/** Updates labels after a script wrote values, which fires no event. */
export function markLabels(): void {
  for (const field of document.querySelectorAll(FIELDS)) mark(field);
}

export function followLabels(): void {
  for (const type of ["input", "change", "focus", "blur"])
    document.addEventListener(
      type,
      ({ target }) => target instanceof Element && target.matches(FIELDS) && mark(target),
      true,
    );
  markLabels();
  setTimeout(markLabels, AUTOFILL_MS);
}
