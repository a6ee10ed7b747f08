/**
 * Reads and changes elements through their prototypes. A field named `getAttribute`, `id` or `submit` hides its
 * form's own member of that name (bars S15, L9): whatever may be a form is asked through these functions. Pure.
 */

/** A member as the element's kind defines it, whatever the fields inside are named. */
export const protoGet = <Of extends object, Name extends keyof Of>(of: Of, name: Name): Of[Name] =>
  Reflect.get(Object.getPrototypeOf(of), name, of);

/** Sets a property through the setter of the element's kind. */
export const protoSet = <Of extends object, Name extends keyof Of>(
  of: Of,
  name: Name,
  value: Of[Name],
): void => void Reflect.set(Object.getPrototypeOf(of), name, value, of);

export const attr = (element: Element, name: string): string | null =>
  protoGet(element, "getAttribute").call(element, name);

/** @param value null takes the attribute away */
export function setAttr(element: Element, name: string, value: string | null): void {
  if (value === null) protoGet(element, "removeAttribute").call(element, name);
  else protoGet(element, "setAttribute").call(element, name, value);
}

export const matches = (element: Element, selector: string): boolean =>
  protoGet(element, "matches").call(element, selector);

export const closest = <Found extends Element = HTMLElement>(
  element: Element,
  selector: string,
): Found | null => protoGet(element, "closest").call(element, selector) as Found | null;

/** The first element inside that a selector means. */
export const query = <Found extends Element = HTMLElement>(root: Element, selector: string): Found | null =>
  protoGet(root, "querySelector").call(root, selector) as Found | null;

/** Every element inside that a selector means. */
export const queryAll = <Found extends Element = HTMLElement>(root: Element, selector: string): Found[] => [
  ...(protoGet(root, "querySelectorAll").call(root, selector) as NodeListOf<Found>),
];

/** What has the focus; an image named `activeElement` is none. */
export const activeElement = (): Element | null => protoGet(document, "activeElement");

export const contains = (root: Node, node: Node | null): boolean =>
  protoGet(root, "contains").call(root, node);
export const isConnected = (node: Node): boolean => protoGet(node, "isConnected");
export const classesOf = (element: Element): DOMTokenList => protoGet(element, "classList");
export const append = (element: Element, ...nodes: (Node | string)[]): void =>
  protoGet(element, "append").apply(element, nodes);

/** A form's controls, also those that stand elsewhere and belong to it by their `form` attribute. */
export const elementsOf = (form: HTMLFormElement): Element[] => [...protoGet(form, "elements")];
