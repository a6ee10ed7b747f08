/** Whether the browser has filled in the field's present text. A script that writes into the field ends this state. */
export function isAutofilled(field: Element): boolean {
  try {
    return field.matches(":autofill");
  } catch {
    return false; // an older browser
  }
}
