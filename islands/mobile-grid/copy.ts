const REFERENCES = [
  "for",
  "form",
  "list",
  "headers",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-details",
];

/**
 * Copies an element and adds `--clone`. Ids inside become new ones, and references inside follow them. The element's
 * own id stays, because themes style it by that id (contract E 1).
 */
export function copy(item: Element): Element {
  const clone = item.cloneNode(true) as Element;
  clone.classList.add("--clone");
  const all = [clone, ...clone.querySelectorAll("*")];
  const ids = new Map<string, string>();
  for (const element of all) {
    element.removeAttribute("data-island-status"); // it describes the original's islands
    if (element.id && element !== clone) {
      ids.set(element.id, freeId(element.id));
      element.id = ids.get(element.id) ?? "";
    }
  }
  for (const element of all) {
    for (const name of REFERENCES) {
      const value = element.getAttribute(name);
      if (value)
        element.setAttribute(
          name,
          value.replace(/\S+/g, (id) => ids.get(id) ?? id),
        );
    }
    const target = /^#(.+)$/.exec(element.getAttribute("href") ?? "")?.[1];
    const moved = target && ids.get(target);
    if (moved) element.setAttribute("href", `#${moved}`);
  }
  return clone;
}

function freeId(id: string): string {
  for (let count = 1; ; count++) {
    const free = `${id}--clone${count === 1 ? "" : count}`;
    if (!document.getElementById(free)) return free;
  }
}
