/**
 * Labels that stand inside their field until it holds something: field and label carry `focused` as long as it does
 * (contract A 2.4). Listens for the whole page, so that fields that appear later need no binding.
 */
const FIELDS = ".form-control, .f-control";
const LABELS = ".control-label, .f-label";
/** Their label stands beside them, and their value is never shown. */
const WITHOUT_VALUE_INSIDE = "[type=checkbox], [type=radio]";
/** When browsers have filled in what they remember. */
const AUTOFILL_MS = 500;

function mark(field: Element): void {
  const label = field.nextElementSibling;
  if (!label?.matches(LABELS) || field.matches(WITHOUT_VALUE_INSIDE)) return;
  const isFilled = (field as HTMLInputElement).value !== "";
  for (const element of [field, label]) element.classList.toggle("focused", isFilled);
}

/** `app_shop.fn.addFocused`: after values were written by a script, which no event tells of. */
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
