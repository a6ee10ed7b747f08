/** A template of the page, copied; null where it has none. */
export function copyOf(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null;
}
