/** The server's own (skeleton) panels; the shell does not touch the panel that React renders. */
export const serverPanels = (host: HTMLElement): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>(".top_basket__details")].filter(
    (panel) => !panel.closest("[data-island-root]"),
  );
