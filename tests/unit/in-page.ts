/** Finding parts of the page that a test has opened. */
import { eventually } from "./eventually";

export const one = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found => {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};

export const all = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found[] => [...root.querySelectorAll<Found>(selector)];

/** An element with these attributes, outside the page. */
export function elementWith<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  text = "",
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

/** Waits until something matches. */
export const soon = <Found extends HTMLElement = HTMLElement>(selector: string): Promise<Found> =>
  eventually(() => one<Found>(selector));

/** Waits until nothing matches any more. */
export const gone = (selector: string): Promise<void> =>
  eventually(() => {
    if (document.querySelector(selector)) throw new Error(`${selector} is still there`);
  });

/** Text of the first match, with single spaces. */
export const textOf = (selector: string): string =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** Fires a bubbling event that can be prevented. @returns false when it was prevented */
export const fire = (target: EventTarget, type: string, more: object = {}): boolean =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));

export const key = (target: EventTarget, name: string): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

/** Types a value, as a shopper does. */
export const type = (field: HTMLInputElement, value: string): void => {
  field.value = value;
  fire(field, "input");
};
