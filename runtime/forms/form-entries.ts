/** Whether `FormData` knows submitters, and so image buttons and the order of fields. Support: Safari 16.4. */
function knowsSubmitters(): boolean {
  const form = document.createElement("form");
  const button = document.createElement("button");
  button.name = "b";
  form.append(button);
  return new FormData(form, button).has("b");
}

/**
 * The entry list of a submit, as the browser builds it: with the pressed button in its place, or its coordinates.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
 * @returns `null` where only the browser itself can build it
 */
export function formEntries(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): readonly (readonly [name: string, value: FormDataEntryValue])[] | null {
  try {
    if (!submitter?.matches("[name], [type=image]")) return [...new FormData(form)];
    return knowsSubmitters() ? [...new FormData(form, submitter)] : null;
  } catch {
    return null; // a page script has dispatched the event, with another element as its button
  }
}
