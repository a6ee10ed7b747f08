/** What can be pressed in a part of a page, and which row of its list of rules each control belongs to. */
import type { Page } from "playwright";

export interface Control {
  /** Its number in the part, by which it is found again. */
  readonly index: number;
  /** For messages: tag, classes, words. */
  readonly name: string;
  readonly kind: "link" | "text" | "check" | "file" | "select" | "list" | "submit" | "other";
  /** The first row whose selector it matches; -1 where none does. */
  readonly row: number;
}

/** By which a control is found again, and whether the page has drawn itself anew. */
export const MARK = "data-control";

/** Marks every control of the part that a shopper sees, in the order of the page. */
export const inventory = (page: Page, part: string, selectors: readonly string[]): Promise<Control[]> =>
  page.evaluate(
    ([where, rows, mark]) => {
      const controls =
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]:not(button)";
      const root = document.querySelector(where);
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
      };
      // On phones the select itself lies over the list that stands for it.
      const isCovered = (element: Element) =>
        element.matches(".f-dropdown-toggle") &&
        [...(element.parentElement?.querySelectorAll(":scope > select") ?? [])].some(isSeen);
      const kindOf = (element: Element): Control["kind"] => {
        if (element.matches("a")) return "link";
        if (element.matches(".f-dropdown-toggle")) return "list";
        if (element.matches("select")) return "select";
        if (element.matches("[type=checkbox], [type=radio]")) return "check";
        if (element.matches("[type=file]")) return "file";
        if (element.matches("form button:not([type=button]), [type=submit]")) return "submit";
        return element.matches("input, textarea") ? "text" : "other";
      };
      for (const marked of root?.querySelectorAll(`[${mark}]`) ?? []) marked.removeAttribute(mark);
      return [...(root?.querySelectorAll<HTMLElement>(controls) ?? [])]
        .filter(
          (element) => isSeen(element) && !element.matches(":disabled, [inert] *") && !isCovered(element),
        )
        .map((element, index) => {
          element.setAttribute(mark, `${index}`);
          const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
          return {
            index,
            name: `${element.localName}#${element.id}.${element.className} "${words}"`,
            kind: kindOf(element),
            row: rows.findIndex((selector) => element.matches(selector)),
          };
        });
    },
    [part, selectors, MARK] as const,
  );
