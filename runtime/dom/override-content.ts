/** Overrides texts and classes of the server's elements. Aborting the signal restores all of them. */
import { classesOf, protoGet } from "../base/safe-dom";

export interface ContentOverrides {
  /** Sets a text; leaves an element that already has it untouched. */
  text(element: Element | null | undefined, text: string): void;
  /** Replaces an element's child nodes. */
  content(element: Element | null | undefined, ...nodes: readonly (Node | string)[]): void;
  toggle(element: Element | null | undefined, className: string, isOn: boolean): void;
}

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
