/** The bar's two buttons: compare, from two products on, and remove all. */
import { attr, setAttr } from "../../runtime/base/safe-dom";
import { makeElement } from "../../runtime/dom/make-element";

export interface Buttons {
  /** @param ids ids of all compared products; `null` keeps the server's buttons */
  follow(ids: readonly string[] | null, count: number, isPhone: boolean): void;
}

export function buttonsOf(bar: Element): Buttons {
  const around = bar.querySelector(".compare__buttons");
  const compare = around?.querySelector<HTMLElement>(".compare__button:not(.--remove)") ?? null;
  const remove = around?.querySelector<HTMLElement>(".compare__button.--remove") ?? null;
  return {
    follow(ids, count, isPhone) {
      if (ids) {
        around?.classList.toggle("--one", count < 2);
        // One product cannot be compared. The button is removed, because themes' `display` rules beat `hidden`.
        if (count < 2) compare?.replaceWith();
        else if (compare && !compare.isConnected) around?.prepend(compare);
        const href = remove && attr(remove, "href");
        // Cached pages carry `###` in place of the ids.
        if (href)
          setAttr(
            remove,
            "href",
            href.replace(/(product=)[^&#]*#*/, (_, name: string) => name + ids.join()),
          );
      }
      if (compare) showCount(compare, count, isPhone);
    },
  };
}

/** Phones show the products small, so the button shows their count (contract F 3.9). */
function showCount(button: Element, count: number, isPhone: boolean): void {
  const own = button.querySelector(".compare__count");
  const label = ` (${count})`;
  if (own) own.textContent = isPhone && count ? label : "";
  else if (isPhone && count) button.append(makeElement("span", "compare__count", label));
}
