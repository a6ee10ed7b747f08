/**
 * Keeps `--bars-height` on `<html>`, by which the theme makes room for the top bars (contract A 14). While the page
 * is scrolled (`--scroll-down`) the bars may look different, so the value stays.
 */
export function keepHeight(host: HTMLElement, signal: AbortSignal): void {
  const { style, classList } = document.documentElement;
  const before = style.getPropertyValue("--bars-height");
  const bars = host.childElementCount;
  const write = (element: Element | null) =>
    style.setProperty("--bars-height", `${element instanceof HTMLElement ? element.offsetHeight : 0}px`);
  const follow = () => {
    if (signal.aborted) return;
    if (!classList.contains("--scroll-down") || host.childElementCount < bars) write(host);
  };

  const resizes = new ResizeObserver(follow);
  const scrolls = new MutationObserver(follow);
  resizes.observe(host);
  scrolls.observe(document.documentElement, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => {
    resizes.disconnect();
    scrolls.disconnect();
    // Removed bars leave no room behind.
    if (!host.isConnected) write(document.querySelector(".bars_top"));
    else if (before) style.setProperty("--bars-height", before);
    else style.removeProperty("--bars-height");
  });
}
