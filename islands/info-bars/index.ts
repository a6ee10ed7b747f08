import { warnOnce } from "../../runtime/base/console";
import type { Mount } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { afterBlur } from "../../runtime/dom/after-blur";
import { eachNew } from "../../runtime/dom/each-new";
import { followRootClass } from "../../runtime/dom/follow-root-class";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { isInSight, removeWithFocus } from "../../runtime/dom/remove-with-focus";
import { barText } from "./bar-text";
import { closedBars } from "./closed-bars";
import { stickBars } from "./sticking";
import { texts } from "./texts";

/** Mounts the bars of one container (contract A 14, bar A13), except in the order process. */
export const mount: Mount = (host, context) => {
  const { signal, store, storage } = context;
  if (store.getState().page.orderProcess) return;
  const side = host.matches(".bars_bottom, footer *") ? "bottom" : "top";
  const bars = () => [...host.querySelectorAll<HTMLElement>(".bars__item")];
  const closed = closedBars(storage.local);
  const t = context.texts(texts);
  const override = overrideAttributesUntilAbort(signal);
  const rename = afterBlur(override, signal);

  // The platform's head script hid these before the first paint, so nothing moves.
  for (const bar of bars()) if (closed.has(bar.id)) bar.replaceWith();
  if (!bars().length) return host.replaceWith();

  if (!host.hasAttribute("role")) override(host, "role", "region");
  if (!host.hasAttribute("aria-label")) override(host, "aria-label", t(`info-bars.${side}`));
  const nameButton = (close: HTMLElement) => {
    const bar = close.closest<HTMLElement>(".bars__item");
    if (!bar) return;
    if (!bar.id)
      warnOnce(
        "info-bars: without an id, a closed bar is shown again on the next page. Give each bar an id.",
        bar,
      );
    actAsButton(close, rename, signal);
    const text = barText(bar);
    if (text) rename(close, "aria-label", t("info-bars.close", { bar: text }));
  };
  eachNew(host, () => host.querySelectorAll<HTMLElement>(".bars__close"), nameButton, signal);
  if (side === "top") keepHeight(host, signal);
  const layOut = stickBars(host, side, bars, context);

  const close = (event: Event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const bar = event.target.closest(".bars__close")?.closest<HTMLElement>(".bars__item");
    if (!bar) return;
    event.preventDefault();
    closed.add(bar.id);
    context.platform.tellTabs("bars");
    // Removed for good: a bar that the shopper closed stays away after an unmount.
    const others = bars().filter((other) => other !== bar);
    const near = others.flatMap((other) => other.querySelector(".bars__close") ?? []);
    // Far down the page, the focus stays where the shopper is.
    removeWithFocus(bar, near.filter(isInSight));
    if (others.length) layOut();
    else host.replaceWith();
  };
  host.addEventListener("click", close, { signal });
};

/**
 * Keeps `--bars-height` on `<html>`, by which the theme makes room for the top bars (contract A 14). While the page
 * is scrolled (`--scroll-down`) the bars may look different, so the value stays.
 */
function keepHeight(host: HTMLElement, signal: AbortSignal): void {
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
  resizes.observe(host);
  followRootClass("--scroll-down", signal, follow);
  signal.addEventListener("abort", () => {
    resizes.disconnect();
    // Removed bars leave no room behind.
    if (!host.isConnected) write(document.querySelector(".bars_top"));
    else if (before) style.setProperty("--bars-height", before);
    else style.removeProperty("--bars-height");
  });
}
