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
 * A copy of an element, `--clone`. Ids inside are its own: what pointed inside points inside the copy. The element's own
 * id stays, because themes dress it by that in the side column (contract E 1).
 */
export function copy(item: Element): Element {
  const clone = item.cloneNode(true) as Element;
  clone.classList.add("--clone");
  const all = [clone, ...clone.querySelectorAll("*")];
  const ids = new Map<string, string>();
  for (const element of all) {
    element.removeAttribute("data-island-status"); // it tells of the original's islands
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
