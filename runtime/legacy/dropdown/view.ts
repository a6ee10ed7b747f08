/**
 * Builds the list that replaces a select, with the theme's classes (contract A 7.2). Texts of options stay plain text.
 */

import { makeElement } from "../../dom/make-element";
import { moveNode } from "../../dom/move-node";
import { readableText } from "../../forms/label-text";
import type { Looks } from "./options";

export interface DropdownView {
  readonly select: HTMLSelectElement;
  readonly wrapper: HTMLElement;
  readonly toggle: HTMLButtonElement;
  readonly menu: HTMLElement;
  readonly items: readonly HTMLAnchorElement[];
  /**
   * Shows the select's value.
   * @param isChosen the shopper just chose, perhaps the same item again: the previous item is marked
   */
  update(isChosen?: boolean): void;
  /** Restores the select in its original place. */
  undo(): void;
}

let counter = 0;

/** Creates the button that opens the list, and the element that shows the choice. */
function toggleOf(select: HTMLSelectElement): { toggle: HTMLButtonElement; shown: HTMLElement } {
  const toggle = makeElement("button", "f-control f-dropdown-toggle");
  toggle.type = "button";
  toggle.classList.toggle("--disabled", select.disabled);
  toggle.classList.toggle("--readonly", select.hasAttribute("readonly"));
  toggle.setAttribute("aria-expanded", "false");
  const { label } = select.dataset;
  const name =
    select.getAttribute("aria-label") ??
    [...(select.labels ?? [])].map((label) => readableText(label)).find(Boolean);
  if (label) toggle.append(makeElement("strong", "f-dropdown-label", label));
  else if (name) toggle.append(makeElement("span", "sr-only", name));
  const shown = makeElement("span", "f-dropdown-button");
  toggle.append(shown);
  return { toggle, shown };
}

/** Creates an option's item in its row. */
function itemOf(option: HTMLOptionElement, index: number): HTMLAnchorElement {
  const item = makeElement("a", "f-dropdown-item", option.text);
  item.setAttribute("href", `#${option.value}`);
  for (const [key, value] of Object.entries(option.dataset))
    if (value !== undefined) item.dataset[key] = value;
  item.dataset.index = String(index);
  item.dataset.value = option.value;
  const row = makeElement(
    "li",
    `f-dropdown-li ${option.className} ${option.disabled ? "--disabled" : ""}`.trim(),
  );
  if (option.disabled) item.setAttribute("aria-disabled", "true");
  row.append(item);
  return item;
}

export function buildDropdown(
  select: HTMLSelectElement,
  { direction = "down", disableMobileView }: Looks,
): DropdownView {
  const classes = [...select.classList];
  const wrapper = makeElement(
    "div",
    ["f-dropdown f-group", ...classes, disableMobileView ? "--disable-mobile-view" : ""].join(" ").trim(),
  );
  wrapper.dataset.direction = direction;
  const { toggle, shown } = toggleOf(select);
  const menu = makeElement("ul", "f-dropdown-menu");
  menu.id = `wyspa-dropdown-${++counter}`;
  toggle.setAttribute("aria-controls", menu.id);
  const items = [...select.options].map(itemOf);
  const rows = items.map(({ parentElement }) => parentElement as HTMLElement);
  menu.append(...(direction === "top" ? rows.reverse() : rows));

  const update = (isChosen = false) => {
    const before = items.find((item) => item.classList.contains("--selected"));
    const now = items[Math.max(0, select.selectedIndex)];
    for (const item of items) {
      item.classList.toggle("--selected", item === now);
      if (isChosen) item.classList.toggle("--prev", item === before);
      if (item === now) item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
    }
    shown.textContent = now?.textContent ?? "";
    toggle.dataset.indexcurrent = String(Math.max(0, select.selectedIndex));
  };
  select.after(wrapper);
  wrapper.append(toggle, menu);
  moveNode(select, wrapper, toggle);
  select.className = classes.map((className) => `${className}-select`).join(" ");
  update();

  return {
    select,
    wrapper,
    toggle,
    menu,
    items,
    update,
    undo() {
      select.className = classes.join(" ");
      if (!wrapper.parentElement) return;
      moveNode(select, wrapper.parentElement, wrapper);
      wrapper.replaceWith();
    },
  };
}
