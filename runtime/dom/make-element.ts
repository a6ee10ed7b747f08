/** Creates an element with class names and content. Strings become text nodes, never markup. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}
