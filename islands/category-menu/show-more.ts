import { actAsButton } from "../../runtime/dom/act-as-button";
import { eachNew } from "../../runtime/dom/each-new";
import { isModified, type Menu } from "./menu";

/**
 * Makes "+ Rozwiń" a button that shows the rows beyond the tenth, which the theme hides (contract A 3.2). The server
 * renders it as a link without a destination.
 */
export function showMore({ list, options, override, signal }: Omit<Menu, "banner">): void {
  if (!options.showMore) return;
  const links = () => list.querySelectorAll<HTMLElement>(".nav-item.--extend > .nav-link");
  eachNew(list, links, (link) => makeToggle(link, link.parentElement?.parentElement as Element), signal);

  function makeToggle(link: HTMLElement, rows: Element): void {
    const panel = rows.closest(".navbar-subnav");
    const own = [...link.childNodes];
    const less = link.getAttribute("txt_alt");
    const wasShown = rows.classList.contains("show");
    const show = (isShown: boolean) => {
      rows.classList.toggle("show", isShown);
      panel?.classList.toggle("active", isShown);
      link.setAttribute("aria-expanded", String(isShown));
      if (isShown && less) link.replaceChildren(less);
      else link.replaceChildren(...own);
    };
    const toggle = (event: MouseEvent) => {
      if (isModified(event)) return;
      event.preventDefault();
      show(!rows.classList.contains("show"));
    };

    actAsButton(link, override, signal);
    override(link, "aria-expanded", String(wasShown));
    link.addEventListener("click", toggle, { signal });
    signal.addEventListener("abort", () => {
      rows.classList.toggle("show", wasShown);
      panel?.classList.remove("active");
      link.replaceChildren(...own);
    });
  }
}
