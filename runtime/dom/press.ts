/**
 * The press of a submit button, remembered: a form that is sent later goes as it was pressed, also where the page
 * has disabled, changed or removed the button meanwhile, as scripts against double submits do. Pure.
 */
import { append, attr, protoGet, setAttr } from "../base/safe-dom";
import type { Press } from "../contracts/hosts";

/** What a submit button says of the submission. */
const SAID = [
  "type",
  "name",
  "value",
  "formaction",
  "formmethod",
  "formenctype",
  "formtarget",
  "formnovalidate",
];

/** Remembers a press. @param submitter null = the form was sent without a button */
export function pressOf(submitter: HTMLElement | null): Press {
  const said = new Map<string, string>();
  for (const name of submitter ? SAID : []) {
    const value = submitter && attr(submitter, name);
    if (value !== null) said.set(name, value);
  }
  return { submitter, said };
}

/** Whether the browser takes this button for one that sends the form, and reads all it says. */
const isUsable = (form: HTMLFormElement, submitter: HTMLElement): boolean =>
  Reflect.get(submitter, "form") === form &&
  submitter.matches("button:not([type=button], [type=reset]), input[type=submit], input[type=image]") &&
  !submitter.matches(":disabled");

/**
 * Submits a form as the browser would have done at the press: the browser's own check (unless the form or the
 * button says otherwise), the event with its submitter, the button's value and its `formaction`. Where the button
 * can no longer be used, one of the same words stands in for it during this one submission.
 */
export function submitAs(form: HTMLFormElement, { submitter, said }: Press): void {
  const { requestSubmit } = HTMLFormElement.prototype;
  if (!submitter || isUsable(form, submitter)) {
    if (requestSubmit) requestSubmit.call(form, submitter);
    else if (submitter)
      submitter.click(); // Safari 15
    else protoGet(form, "submit").call(form);
    return;
  }
  const button = document.createElement(submitter.localName);
  button.hidden = true;
  for (const [name, value] of said) setAttr(button, name, value);
  append(form, button);
  try {
    if (requestSubmit) requestSubmit.call(form, button);
    else button.click();
  } finally {
    button.remove();
  }
}

/**
 * What a pressed button sends, where the browser has not collected it: a listener has disabled the button while
 * the submit event was under way.
 */
export function addPressed(data: FormData, { said }: Press): void {
  const name = said.get("name");
  const value = said.get("value") ?? "";
  if (!name || said.get("type") === "image" || data.getAll(name).includes(value)) return;
  data.append(name, value);
}
