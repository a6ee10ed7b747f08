/** Overrides what belongs to the server or to the page, and restores it: by a signal, or by a function. */
import { attr, classesOf, protoGet, setAttr } from "../base/safe-dom";

/** `undefined` restores the server's value, `null` removes the attribute. */
export type OverrideAttribute = (element: Element, name: string, value: string | null | undefined) => void;

/** Overrides attributes of the server's elements. Aborting the signal restores all of them. */
export function overrideAttributesUntilAbort(signal: AbortSignal): OverrideAttribute {
  const before = new Map<Element, Map<string, string | null>>();

  signal.addEventListener("abort", () => {
    for (const [element, saved] of before) for (const [name, value] of saved) setAttr(element, name, value);
  });
  return (element, name, value) => {
    const saved = before.get(element) ?? new Map<string, string | null>();
    before.set(element, saved);
    if (!saved.has(name)) saved.set(name, attr(element, name));
    const wanted = value === undefined ? (saved.get(name) ?? null) : value;
    if (attr(element, name) !== wanted) setAttr(element, name, wanted);
  };
}

export interface ContentOverrides {
  /** Sets a text; leaves an element that already has it untouched. */
  text(element: Element | null | undefined, text: string): void;
  /** Replaces an element's child nodes. */
  content(element: Element | null | undefined, ...nodes: readonly (Node | string)[]): void;
  toggle(element: Element | null | undefined, className: string, isOn: boolean): void;
}

/** Overrides texts, child nodes and classes of the server's elements. Aborting the signal restores all of them. */
export function overrideContentUntilAbort(signal: AbortSignal): ContentOverrides {
  const contents = new Map<Element, ChildNode[]>();
  const classes = new Map<Element, Map<string, boolean>>();

  signal.addEventListener("abort", () => {
    for (const [element, nodes] of contents) element.replaceChildren(...nodes);
    for (const [element, before] of classes)
      for (const [name, was] of before) classesOf(element).toggle(name, was);
  });
  const content: ContentOverrides["content"] = (element, ...nodes) => {
    if (!element) return;
    if (!contents.has(element)) contents.set(element, [...protoGet(element, "childNodes")]);
    element.replaceChildren(...nodes);
  };
  return {
    content,
    text(element, text) {
      if (element && element.textContent !== text) content(element, text);
    },
    toggle(element, className, isOn) {
      if (!element) return;
      const list = classesOf(element);
      if (list.contains(className) === isOn) return;
      const before = classes.get(element) ?? new Map<string, boolean>();
      classes.set(element, before);
      if (!before.has(className)) before.set(className, !isOn);
      list.toggle(className, isOn);
    },
  };
}

/** Attributes, and classes for names that start with `--`. `null` means the server's value, `false` removes a class. */
export type Marks = Readonly<Record<string, string | boolean | null>>;

const isClass = (name: string) => name.startsWith("--");

/** Writes one mark; `null` removes it. A class needs no value. */
export const setMark = (element: Element, name: string, value: string | null): void =>
  isClass(name) ? void classesOf(element).toggle(name, value !== null) : setAttr(element, name, value);

/** The current value of a mark; `null` when it is absent. */
export const markOf = (element: Element, name: string): string | null =>
  isClass(name) ? (classesOf(element).contains(name) ? "" : null) : attr(element, name);

/**
 * Overrides the marks of one element as a set: marks of earlier calls that a call omits revert to the server's values.
 * Aborting the signal restores all of them. Writes only what this function's own calls change, because two islands may
 * share the classes of `html`.
 */
export function overrideMarksUntilAbort(
  element: Element | null,
  signal: AbortSignal,
): (marks: Marks) => void {
  const server = element ? (protoGet(element, "cloneNode").call(element) as Element) : null;
  const written = new Map<string, string | null>();
  const write = (marks: Marks) => {
    for (const name of new Set([...Object.keys(marks), ...written.keys()])) {
      const mark = isClass(name) ? marks[name] || null : marks[name];
      const value = mark == null ? server && attr(server, name) : `${mark}`;
      if (value === (written.get(name) ?? null)) continue;
      written.set(name, value);
      if (element) setMark(element, name, value);
    }
  };
  signal.addEventListener("abort", () => write({}));
  return write;
}

/**
 * Saves an attribute's current value.
 * @returns restores the value, or removes the attribute when it was absent
 */
export function saveAttribute(element: Element, name: string): () => void {
  const before = attr(element, name);
  return () => {
    // The read comes first: Chromium leaves an empty `style` behind when it has not serialised the removed one yet.
    if (attr(element, name) !== before) setAttr(element, name, before);
  };
}

/**
 * Replaces an element's child nodes.
 * @returns restores the original child nodes
 */
export function swapContent(element: Element, ...nodes: readonly (Node | string)[]): () => void {
  const before = [...protoGet(element, "childNodes")];
  protoGet(element, "replaceChildren").apply(element, [...nodes]);
  return () => protoGet(element, "replaceChildren").apply(element, before);
}
