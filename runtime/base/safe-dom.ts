/**
 * Reads and changes elements through their prototypes. A field named `getAttribute`, `id` or `submit` shadows the
 * form's own member of that name (bars S15, L9). Use these functions for every element that may be a form.
 */

/** Reads a member from the element's prototype, whatever its fields are named. */
export const protoGet = <Of extends object, Name extends keyof Of>(of: Of, name: Name): Of[Name] =>
  Reflect.get(Object.getPrototypeOf(of), name, of);

/** Sets a property through the setter of the element's prototype. */
export const protoSet = <Of extends object, Name extends keyof Of>(
  of: Of,
  name: Name,
  value: Of[Name],
): void => void Reflect.set(Object.getPrototypeOf(of), name, value, of);

export const attr = (element: Element, name: string): string | null =>
  protoGet(element, "getAttribute").call(element, name);

/** @param value `null` removes the attribute */
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

/** The first descendant that matches the selector. */
export const query = <Found extends Element = HTMLElement>(root: Element, selector: string): Found | null =>
  protoGet(root, "querySelector").call(root, selector) as Found | null;

/** Every descendant that matches the selector. */
export const queryAll = <Found extends Element = HTMLElement>(root: Element, selector: string): Found[] => [
  ...(protoGet(root, "querySelectorAll").call(root, selector) as NodeListOf<Found>),
];

/** The focused element; an image named `activeElement` would shadow the property of `document`. */
export const activeElement = (): Element | null => protoGet(document, "activeElement");

export const contains = (root: Node, node: Node | null): boolean =>
  protoGet(root, "contains").call(root, node);
export const isConnected = (node: Node): boolean => protoGet(node, "isConnected");
export const classesOf = (element: Element): DOMTokenList => protoGet(element, "classList");
export const append = (element: Element, ...nodes: (Node | string)[]): void =>
  protoGet(element, "append").apply(element, nodes);

/** The form's controls, including those outside it that name the form in their `form` attribute. */
export const elementsOf = (form: HTMLFormElement): Element[] => [...protoGet(form, "elements")];
