/** Whether the server wants a bar to stay in sight. */
export const isFixed = (bar: HTMLElement): boolean =>
  bar.hasAttribute("data-fixed") && bar.dataset.fixed !== "false";
