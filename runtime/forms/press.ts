/**
 * Remembers which submit button was pressed, so that a form sent later goes as the shopper pressed it. Page scripts
 * against double submits may have disabled, changed or removed the button meanwhile.
 */
import { append, attr, protoGet, setAttr } from "../base/safe-dom";
import type { Press } from "../contracts/hosts";

/** What sends its form when it is pressed. */
export const SENDS = "button:not([type=button], [type=reset]), input[type=submit], input[type=image]";

/** The attributes of a submit button that affect the submission. */
const SUBMITTER_ATTRIBUTES = [
  "type",
  "name",
  "value",
  "formaction",
  "formmethod",
  "formenctype",
  "formtarget",
  "formnovalidate",
];

/**
 * Remembers a press.
 * @param submitter `null` = the form was sent without a button
 */
export function pressOf(submitter: HTMLElement | null): Press {
  const attributes = new Map<string, string>();
  for (const name of submitter ? SUBMITTER_ATTRIBUTES : []) {
    const value = submitter && attr(submitter, name);
    if (value !== null) attributes.set(name, value);
  }
  return { submitter, attributes };
}

/** Whether the browser accepts this button as a submitter and reads all its attributes. */
const isUsable = (form: HTMLFormElement, submitter: HTMLElement): boolean =>
  Reflect.get(submitter, "form") === form && submitter.matches(SENDS) && !submitter.matches(":disabled");

/**
 * Submits a form as the browser would have done at the press, with its validation, the event's submitter, the button's
 * value and `formaction`. A button that is no longer usable is replaced for this submission by one with the same
 * attributes.
 */
export function submitAs(form: HTMLFormElement, { submitter, attributes }: Press): void {
  const { requestSubmit } = HTMLFormElement.prototype;
  if (!submitter || isUsable(form, submitter)) {
    if (requestSubmit) requestSubmit.call(form, submitter);
    else if (submitter)
      submitter.click(); // Safari 15 lacks `requestSubmit`
    else protoGet(form, "submit").call(form);
    return;
  }
  const button = document.createElement(submitter.localName);
  button.hidden = true;
  for (const [name, value] of attributes) setAttr(button, name, value);
  append(form, button);
  try {
    if (requestSubmit) requestSubmit.call(form, button);
    else button.click();
  } finally {
    button.replaceWith();
  }
}

/**
 * Adds the pressed button's value when the browser has not collected it, because a listener disabled the button during
 * the submit event.
 */
export function addPressed(data: FormData, { attributes }: Press): void {
  const name = attributes.get("name");
  const value = attributes.get("value") ?? "";
  if (!name || attributes.get("type") === "image" || data.getAll(name).includes(value)) return;
  data.append(name, value);
}
