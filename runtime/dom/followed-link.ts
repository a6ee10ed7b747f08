import { isPlainPress } from "./is-plain-press";

/** Whether a target's name means this very window. */
export const isHere = (target: string | null | undefined) => !target || /^_self$/i.test(target);

/**
 * The link that a plain click follows in this very window (bar R38); null where the browser does something else: a call,
 * a letter, code.
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

/** Whether a link leads to a place on the page that the address bar shows. */
export const isPlace = ({ href }: HTMLAnchorElement): boolean =>
  href.includes("#") && href.split("#")[0] === location.href.split("#")[0];
