import { displayedIn } from "../../runtime/dom/displayed";

/** A gallery's pictures as the page shows them at this moment: their order, number and visibility may change. */
export interface Pictures {
  readonly strip: HTMLElement;
  /** The server's links to the large pictures, in order. */
  readonly links: readonly HTMLAnchorElement[];
  readonly thumbs: readonly HTMLElement[];
  /** Index of the picture that a thumbnail shows; -1 when it shows none that is in view. */
  indexOf(thumb: Element | null): number;
  /** The thumbnail of a picture. */
  thumbOf(index: number): HTMLElement | undefined;
}

const THUMBS = ".product_gallery__thumbs";
const THUMB = `${THUMBS} :is(a[href], button)`;

export const thumbAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(THUMB) : null;

export function picturesIn(host: HTMLElement): Pictures {
  const strip = host.querySelector<HTMLElement>(".product_gallery__strip") ?? host;
  const linked = [...strip.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    (link) => link.querySelector("img") && !link.closest(THUMBS),
  );
  const allThumbs = [...host.querySelectorAll<HTMLElement>(THUMB)];
  const links = displayedIn(host, linked);
  const thumbs = displayedIn(host, allThumbs);
  const shown = pairs(links, linked, thumbs, allThumbs);
  const places = new Map(links.map((link, index) => [link, index]));
  const indexes = new Map<Element | null, number | undefined>(
    thumbs.map((thumb, at) => [thumb, shown[at] && places.get(shown[at])]),
  );
  return {
    strip,
    links,
    thumbs,
    indexOf: (thumb) => indexes.get(thumb) ?? -1,
    thumbOf: (index) => thumbs[links[index] ? shown.indexOf(links[index]) : -1],
  };
}

/**
 * The picture of each thumbnail: the one that it links to. Thumbnails without such links, and copies with the same one,
 * have the place of their picture. Thumbnails of hidden pictures count unless the page hides them, too.
 */
function pairs(
  links: readonly HTMLAnchorElement[],
  linked: readonly HTMLAnchorElement[],
  thumbs: readonly HTMLElement[],
  allThumbs: readonly HTMLElement[],
): (HTMLAnchorElement | undefined)[] {
  const all = new Set<Element>(linked);
  const byAddress = thumbs.map((thumb) => pictureAt(thumb, all));
  if (byAddress.every(Boolean) && new Set(byAddress).size === thumbs.length) return byAddress;
  return thumbs.length === links.length
    ? [...links]
    : thumbs.map((thumb) => linked[allThumbs.indexOf(thumb)]);
}

function pictureAt(thumb: HTMLElement, linked: ReadonlySet<Element>): HTMLAnchorElement | undefined {
  const [, id] = /^#(.+)/.exec(thumb.getAttribute("href") ?? "") ?? [];
  const item = id && document.getElementById(decodeURIComponent(id));
  if (!item) return;
  const links = [item.closest("a"), ...item.querySelectorAll("a")];
  return links.find((link): link is HTMLAnchorElement => !!link && linked.has(link));
}
