/** The bar's two buttons: compare, from two products on, and remove all. */
import { attr, setAttr } from "../../runtime/base/safe-dom";
import { makeElement } from "../../runtime/dom/make-element";

export interface Buttons {
  /**
   * Writes only what differs, because the caller observes the bar.
   * @param ids ids of all compared products; `null` keeps the server's buttons
   */
  follow(ids: readonly string[] | null, count: number, isPhone: boolean): void;
}

export function buttonsOf(bar: Element): Buttons {
  /** The compare button, also while one product keeps it out of the bar. */
  let compare: HTMLElement | null = null;
  return {
    follow(ids, count, isPhone) {
      const around = bar.querySelector(".compare__buttons");
      const remove = around?.querySelector(".compare__button.--remove") ?? null;
      compare = around?.querySelector<HTMLElement>(".compare__button:not(.--remove)") ?? compare;
      if (ids) {
        const isAlone = count < 2;
        if (around?.classList.contains("--one") !== isAlone) around?.classList.toggle("--one", isAlone);
        // One product cannot be compared. The button is removed, because themes' `display` rules beat `hidden`.
        if (isAlone) compare?.replaceWith();
        else if (compare && !compare.isConnected) around?.prepend(compare);
        const href = remove && attr(remove, "href");
        // Cached pages carry `###` in place of the ids.
        const wanted = href?.replace(/(product=)[^&#]*#*/, (_, name: string) => name + ids.join());
        if (remove && wanted && wanted !== href) setAttr(remove, "href", wanted);
      }
      if (compare) showCount(compare, count, isPhone);
    },
  };
}

/** Phones show the products small, so the button shows their count (contract F 3.9). */
function showCount(button: Element, count: number, isPhone: boolean): void {
  const own = button.querySelector(".compare__count");
  const label = isPhone && count ? ` (${count})` : "";
  if (!own && label) button.append(makeElement("span", "compare__count", label));
  else if (own && own.textContent !== label) own.textContent = label;
}
