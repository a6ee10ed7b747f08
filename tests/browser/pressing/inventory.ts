/** Lists the controls in a part of a page, with the row of the page's rules that applies to each. */
import type { Page } from "playwright";

export interface Control {
  /** Its index in the part, by which a test finds it again. */
  readonly index: number;
  /** For messages: tag, classes, text. */
  readonly name: string;
  readonly kind: "link" | "text" | "check" | "file" | "select" | "list" | "submit" | "other";
  /** The first row whose selector matches; -1 when none does. */
  readonly row: number;
}

/** The attribute that identifies a control; it is missing once the page has rendered the control anew. */
export const MARK = "data-control";

/** Marks every visible control of the part, in document order. */
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
      // On phones the select itself covers the list that replaces it.
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
