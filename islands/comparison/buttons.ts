/** The bar's two buttons: comparing, from two products on, and taking all away. */
import { attr, setAttr } from "../../runtime/base/safe-dom";
import { makeElement } from "../../runtime/dom/make-element";

export interface Buttons {
  /** @param ids of all compared products; null = the server's own buttons are right */
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
        // One product has nothing to be compared with. Not hidden: themes dress buttons stronger than that.
        if (count < 2) compare?.remove();
        else if (compare && !compare.isConnected) around?.prepend(compare);
        const href = remove && attr(remove, "href");
        // A page of the cache has `###` for the ids.
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

/** On phones the products are small: the button says how many there are (contract F 3.9). */
function showCount(button: Element, count: number, isPhone: boolean): void {
  const own = button.querySelector(".compare__count");
  const words = ` (${count})`;
  if (own) own.textContent = isPhone && count ? words : "";
  else if (isPhone && count) button.append(makeElement("span", "compare__count", words));
}
