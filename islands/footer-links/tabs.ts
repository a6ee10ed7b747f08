/** A footer column that folds: its header, its list, and whether the shopper has opened it. */
export interface Tab {
  readonly header: HTMLElement;
  readonly list: HTMLElement;
  isOpen: boolean;
}

/** Finds columns as the server rendered them (contract A 17); headers without an arrow or a list are plain links. */
export function tabsOf(host: HTMLElement): Tab[] {
  return [...host.querySelectorAll<HTMLElement>(".footer_tab__header")].flatMap((header) => {
    const list = header.dataset.hideArrow === "true" ? null : listOf(header, host);
    return list ? [{ header, list, isOpen: list.getAttribute("aria-hidden") !== "true" }] : [];
  });
}

function listOf(header: HTMLElement, host: HTMLElement): HTMLElement | null {
  const named = document.getElementById(header.getAttribute("aria-controls") ?? "");
  if (named && named !== host && host.contains(named)) return named;
  const next = header.nextElementSibling;
  return next instanceof HTMLElement && next.matches(".footer_links_sub") ? next : null;
}
