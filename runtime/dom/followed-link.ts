import { isPlainPress } from "./is-plain-press";

/** Whether a `target` means the current window. */
export const isHere = (target: string | null | undefined) => !target || /^_self$/i.test(target);

/**
 * The link that a plain click opens in the current window (bar R38). `null` for links that the browser handles
 * otherwise: `tel:`, `mailto:`, `javascript:`, downloads.
 */
export function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  if (!isPlainPress(event)) return null;
  const link = target instanceof Element && target.closest("a[href]");
  return link instanceof HTMLAnchorElement &&
    /^https?:$/.test(link.protocol) &&
    !link.hasAttribute("download") &&
    isHere(link.target)
    ? link
    : null;
}

/** Whether a link leads to a fragment of the current page. */
export const isPlace = ({ href }: HTMLAnchorElement): boolean =>
  href.includes("#") && href.split("#")[0] === location.href.split("#")[0];
