/**
 * `Pagination`: page links of a list, with the theme's classes; the URL's hash holds the current page.
 *
 *   ‹ 1 … 4 5 [6] 7 8 … 12 ›
 */

import { makeElement } from "../../../dom/make-element";
import { attempt } from "../../attempt";
import type { LegacyNeeds } from "../../needs";
import { associatedTexts } from "../texts";

type List = Element | ArrayLike<Element> | null | undefined;

const NEAR = 2;
/** From this number of pages on, links are hidden. */
const MANY = 5;

const row = (kind: string, ...content: readonly Node[]) =>
  makeElement("li", `pagination__element ${kind}`, ...content);
const link = (page: number, className: string, text: string) => {
  const element = makeElement("a", className, text);
  element.href = `#${page}`;
  return element;
};
const elementOf = (list: List): Element | null =>
  list instanceof Element ? list : (list?.[0] ?? document.querySelector("ul.pagination"));

export const pagination =
  ({ texts }: LegacyNeeds) =>
  () => {
    const t = texts(associatedTexts);
    const getActive = (): number => {
      const page = Number(location.hash.slice(1));
      if (Number.isInteger(page) && page > 0) return page;
      if (!location.hash) setActive("#1");
      return 1;
    };
    const setActive = (href: unknown) =>
      history.replaceState(
        history.state,
        "",
        location.pathname + location.search + String(href).replace(/^[^#]*/, ""),
      );

    const rows = (pages: number, active: number): HTMLElement[] => {
      const gap = (isShown: boolean) =>
        row(`--gap --disabled${isShown ? "" : " d-none"}`, makeElement("span", "", "..."));
      const items = [...Array(pages)].map((_, index) => {
        const page = index + 1;
        const isShown = page === 1 || page === pages || Math.abs(page - active) <= NEAR;
        const marks = `${page === active ? " --active" : ""}${isShown ? "" : " d-none"}`;
        return row(`--item${marks}`, link(page, "pagination__link", String(page)));
      });
      const arrow = (page: number, kind: "prev" | "next", icon: string) => {
        const words = t(kind === "prev" ? "steps.prev-page" : "steps.next-page");
        const small = link(page, `pagination__link --${kind}`, "");
        small.setAttribute("aria-label", words);
        const wide = `pagination__button --${kind} btn --secondary --solid ${icon} d-md-none`;
        return row(`--${kind} --button`, small, link(page, wide, words));
      };
      return [
        ...(active > 1 ? [arrow(active - 1, "prev", "--icon-left icon-angle-left")] : []),
        ...items.slice(0, 1),
        gap(pages >= MANY && active >= MANY),
        ...items.slice(1, -1),
        gap(pages >= MANY && active <= pages - MANY + 1),
        ...items.slice(-1),
        ...(active < pages ? [arrow(active + 1, "next", "--icon-right icon-angle-right")] : []),
      ];
    };
    const addEvent = (list: List, onPage: unknown) => {
      for (const anchor of elementOf(list)?.querySelectorAll<HTMLAnchorElement>("a[href^='#']") ?? [])
        anchor.addEventListener("click", (event) => {
          event.preventDefault();
          setActive(anchor.getAttribute("href"));
          if (typeof onPage === "function") attempt(() => onPage());
        });
    };
    return {
      getActive,
      setActive,
      addEvent,
      /** @param options.resultPage the number of pages */
      init(given: List, { resultPage }: { readonly resultPage?: unknown } = {}, onPage?: unknown) {
        const around = elementOf(given);
        const list = around?.matches("ul") ? around : (around?.querySelector("ul.pagination") ?? around);
        const pages = Number(resultPage);
        if (!list || !(pages > 1)) return;
        list.append(...rows(Math.min(pages, 10_000), getActive()));
        addEvent(list, onPage);
      },
    };
  };
