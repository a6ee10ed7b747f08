/**
 * Reads and changes elements through their prototypes. A field named `getAttribute`, `id` or `submit` hides its
 * form's own member of that name (bars S15, L9): whatever may be a form is asked through these functions. Pure.
 */

/** A member as the element's kind defines it, whatever the fields inside are named. */
export const own = <Of extends object, Name extends keyof Of>(of: Of, name: Name): Of[Name] =>
  Reflect.get(Object.getPrototypeOf(of), name, of);

/** Sets a property through the setter of the element's kind. */
export const put = <Of extends object, Name extends keyof Of>(of: Of, name: Name, value: Of[Name]): void =>
  void Reflect.set(Object.getPrototypeOf(of), name, value, of);

export const attr = (element: Element, name: string): string | null =>
  own(element, "getAttribute").call(element, name);

/** @param value null takes the attribute away */
export function setAttr(element: Element, name: string, value: string | null): void {
  if (value === null) own(element, "removeAttribute").call(element, name);
  else own(element, "setAttribute").call(element, name, value);
}

export const matches = (element: Element, selector: string): boolean =>
  own(element, "matches").call(element, selector);

export const closest = <Found extends Element = HTMLElement>(
  element: Element,
  selector: string,
): Found | null => own(element, "closest").call(element, selector) as Found | null;

/** The first element inside that a selector means. */
export const query = <Found extends Element = HTMLElement>(root: Element, selector: string): Found | null =>
  own(root, "querySelector").call(root, selector) as Found | null;

/** Every element inside that a selector means. */
export const queryAll = <Found extends Element = HTMLElement>(root: Element, selector: string): Found[] => [
  ...(own(root, "querySelectorAll").call(root, selector) as NodeListOf<Found>),
];

/** What has the focus; an image named `activeElement` is none. */
export const activeElement = (): Element | null => own(document, "activeElement");

export const contains = (root: Node, node: Node | null): boolean => own(root, "contains").call(root, node);
export const isConnected = (node: Node): boolean => own(node, "isConnected");
export const classesOf = (element: Element): DOMTokenList => own(element, "classList");
export const append = (element: Element, ...nodes: (Node | string)[]): void =>
  own(element, "append").apply(element, nodes);

/** A form's controls, also those that stand elsewhere and belong to it by their `form` attribute. */
export const elementsOf = (form: HTMLFormElement): Element[] => [...own(form, "elements")];
