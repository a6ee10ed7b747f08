/** Whether the server wants a bar to stay in sight. */
export const isFixed = (bar: HTMLElement): boolean =>
  bar.hasAttribute("data-fixed") && bar.dataset.fixed !== "false";

/** @param pixels between the bar and the edge of the window. Without a unit: themes multiply it by `1px` (contract E 1). */
export const writePosition = ({ style }: HTMLElement, pixels: number): void =>
  style.setProperty("--position", `${pixels}`);
