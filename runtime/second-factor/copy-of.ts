/** Copies a template of the page; `null` when the page does not have it. */
export function copyOf(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null;
}
