import { safeFile } from "../../runtime/base/safe-url";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import type { Translate } from "../../runtime/contracts/texts";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { listening } from "../../runtime/dom/listening";
import { onListChange } from "../../runtime/dom/on-list-change";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { showBusy } from "../../runtime/dom/show-busy";
import { linkOf } from "../../runtime/leaving/departure";
import { type Pictures, picturesIn, thumbAt } from "./pictures";
import { stepOf } from "./step-of";
import { followStrip, type Strip } from "./strip";
import { type Text, texts } from "./texts";
import { showView } from "./view";

/** What the standard theme's own slider works on: two scripts would move one strip. */
const OTHER_SLIDER = "#projector_photos, .swiper";

/** Follows the strip, marks its thumbnail, and opens the full-screen view. Layout is the theme's, so nothing moves. */
export const mount: Mount = (host, context) => {
  if (host.closest(OTHER_SLIDER) || host.querySelector(OTHER_SLIDER)) return;
  const { signal } = context;
  const t = context.texts(texts);
  const position = (index: number, { links } = picturesIn(host)) =>
    t("product-gallery.position", { number: index + 1, count: links.length });
  const mark = markThumbs(host, position, signal);
  const items = () => {
    const { strip, links } = picturesIn(host);
    return { strip, items: links };
  };
  const moves = followStrip(host, items, signal, {
    changed(index) {
      mark(index);
      showThumb(picturesIn(host).thumbOf(index));
    },
    settled(index) {
      // A focused thumbnail has told its own name.
      const thumb = picturesIn(host).thumbOf(index);
      if (!thumb || thumb !== document.activeElement) context.announce(position(index));
    },
  });
  mark(0);
  const follow = () => {
    moves.renew();
    mark(moves.current());
  };
  onListChange(host, follow, signal);
  followThumbs(host, moves, signal, (index) => context.announce(position(index)));
  followKeys(host, moves, signal);
  if (context.props.fullScreen !== false) openOnPress(host, moves, context, t);
};

/** @returns names the thumbnails by their places, and marks the one of the current picture */
function markThumbs(
  host: HTMLElement,
  position: (index: number, pictures: Pictures) => string,
  signal: AbortSignal,
): (index: number) => void {
  const override = overrideAttributesUntilAbort(signal);
  return (current) => {
    // Read once: hundreds of thumbnails are marked with each key.
    const pictures = picturesIn(host);
    for (const thumb of pictures.thumbs) {
      const index = pictures.indexOf(thumb);
      override(thumb, "aria-label", index < 0 ? undefined : position(index, pictures));
      override(thumb, "aria-current", index === current ? "true" : null);
    }
  };
}

/** Scrolls the row of thumbnails, and nothing around it. */
function showThumb(thumb: HTMLElement | undefined): void {
  const row = thumb?.closest(".product_gallery__thumbs");
  if (!row || !thumb || row.scrollWidth <= row.clientWidth) return;
  const [box, around] = [thumb.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, box.right - around.right) - Math.max(0, around.left - box.left);
}

/** A press on a thumbnail scrolls the strip and neither the page nor the address. */
function followThumbs(
  host: HTMLElement,
  moves: Strip,
  signal: AbortSignal,
  tell: (index: number) => void,
): void {
  listening(signal)(host, "click", (event) => {
    const thumb = thumbAt(event.target);
    const { strip, indexOf } = picturesIn(host);
    const index = indexOf(thumb);
    // Pictures that the theme shows one below the other are reached by the link itself.
    if (index < 0 || !isPlainPress(event) || strip.scrollWidth <= strip.clientWidth) return;
    event.preventDefault();
    if (index === moves.current()) return;
    moves.go(index);
    if (thumb === document.activeElement) tell(index);
  });
}

/** Arrows, Home and End move in the row that has the focus, and take the strip along. */
function followKeys(host: HTMLElement, moves: Strip, signal: AbortSignal): void {
  listening(signal)(host, "keydown", (event) => {
    const { links, thumbs, indexOf } = picturesIn(host);
    for (const row of [links, thumbs]) {
      const from = row.indexOf(event.target as HTMLAnchorElement);
      const to = from < 0 ? null : stepOf(event, from, row.length, host);
      const next = to === null ? undefined : row[to];
      if (!next) continue;
      event.preventDefault();
      next.focus({ preventScroll: true });
      moves.go(row === thumbs ? indexOf(next) : (to ?? 0));
    }
  });
}

/** A press on a picture opens the view; when the file of dialogs is missing, it follows the server's link. */
function openOnPress(host: HTMLElement, moves: Strip, context: IslandContext, t: Translate<Text>): void {
  const { signal } = context;
  let isOpening = false;
  const open = async (link: HTMLAnchorElement) => {
    if (isOpening) return;
    isOpening = true;
    const { links } = picturesIn(host);
    const end = showBusy(link);
    const isShown = await showView({
      context,
      links,
      first: links.indexOf(link),
      t,
      closed(index) {
        const last = links[index];
        moves.go(last ? picturesIn(host).links.indexOf(last) : -1, true);
        if (document.activeElement === link) last?.focus({ preventScroll: true });
      },
    });
    const address = safeFile(link.href);
    if (!isShown && address && !signal.aborted) location.assign(address);
    end();
    isOpening = false;
  };
  listening(signal)(host, "click", (event) => {
    const link = linkOf(event);
    if (!link || !picturesIn(host).links.includes(link)) return;
    event.preventDefault();
    void open(link);
  });
}
