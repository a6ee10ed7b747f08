/** Whether the server marks a bar to stay visible. */
export const isFixed = (bar: HTMLElement): boolean =>
  bar.hasAttribute("data-fixed") && bar.dataset.fixed !== "false";

/** @param pixels between the bar and the window's edge, without a unit: themes multiply it by `1px` (contract E 1) */
export const writePosition = ({ style }: HTMLElement, pixels: number): void =>
  style.setProperty("--position", `${pixels}`);
