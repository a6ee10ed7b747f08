import { safeFile } from "../../runtime/base/safe-url";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import type { Translate } from "../../runtime/contracts/texts";
import { linkOf } from "../../runtime/dom/followed-link";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { listening } from "../../runtime/dom/listening";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { showBusy } from "../../runtime/dom/show-busy";
import { stepOf } from "./step-of";
import { followStrip, type Strip } from "./strip";
import { type Text, texts } from "./texts";

interface Pictures {
  readonly host: HTMLElement;
  readonly strip: HTMLElement;
  /** The server's links to the large pictures, in order. */
  readonly links: readonly HTMLAnchorElement[];
  readonly thumbs: readonly HTMLElement[];
}

/** What the standard theme's own slider works on: two scripts would move one strip. */
const OTHER_SLIDER = "#projector_photos, .swiper";

/** Follows the strip, marks its thumbnail, and opens the full-screen view. Layout is the theme's, so nothing moves. */
export const mount: Mount = (host, context) => {
  const pictures = read(host);
  if (!pictures.links.length || host.closest(OTHER_SLIDER) || host.querySelector(OTHER_SLIDER)) return;
  const { strip, links } = pictures;
  const t = context.texts(texts);
  const position = (index: number) =>
    t("product-gallery.position", { number: index + 1, count: links.length });
  const mark = markThumbs(pictures, position, context.signal);

  const moves = followStrip(strip, links, context.signal, {
    changed: mark,
    settled(index) {
      // A focused thumbnail has told its own name.
      if (pictures.thumbs[index] !== document.activeElement) context.announce(position(index));
    },
  });
  mark(0);
  followThumbs(pictures, moves, context.signal, (index) => context.announce(position(index)));
  followKeys(pictures, moves, context.signal);
  if (context.props.fullScreen !== false) openOnPress(pictures, moves, context, t);
};

function read(host: HTMLElement): Pictures {
  const strip = host.querySelector<HTMLElement>(".product_gallery__strip") ?? host;
  return {
    host,
    strip,
    links: [...strip.querySelectorAll<HTMLAnchorElement>("a[href]")].filter((link) =>
      link.querySelector("img"),
    ),
    thumbs: [...host.querySelectorAll<HTMLElement>(".product_gallery__thumbs :is(a[href], button)")],
  };
}

/** @returns marks the thumbnail of the current picture */
function markThumbs(
  { thumbs }: Pictures,
  position: (index: number) => string,
  signal: AbortSignal,
): (index: number) => void {
  const override = overrideAttributesUntilAbort(signal);
  thumbs.forEach((thumb, index) => {
    override(thumb, "aria-label", position(index));
  });
  return (current) => {
    thumbs.forEach((thumb, index) => {
      override(thumb, "aria-current", index === current ? "true" : null);
    });
    const row = thumbs[current]?.closest(".product_gallery__thumbs");
    const thumb = thumbs[current];
    if (!row || !thumb || row.scrollWidth <= row.clientWidth) return;
    const [box, around] = [thumb.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, box.right - around.right) - Math.max(0, around.left - box.left);
  };
}

/** A press on a thumbnail scrolls the strip and neither the page nor the address. */
function followThumbs(
  { thumbs, strip }: Pictures,
  moves: Strip,
  signal: AbortSignal,
  tell: (index: number) => void,
): void {
  const on = listening(signal);
  thumbs.forEach((thumb, index) => {
    on(thumb, "click", (event) => {
      // Pictures that the theme shows one below the other are reached by the link itself.
      if (!isPlainPress(event) || strip.scrollWidth <= strip.clientWidth) return;
      event.preventDefault();
      if (index === moves.current()) return;
      moves.go(index);
      if (thumb === document.activeElement) tell(index);
    });
  });
}

/** Arrows, Home and End move in the row that has the focus, and take the strip along. */
function followKeys({ host, links, thumbs }: Pictures, moves: Strip, signal: AbortSignal): void {
  listening(signal)(host, "keydown", (event) => {
    for (const row of [links, thumbs]) {
      const from = row.indexOf(event.target as HTMLAnchorElement);
      const to = from < 0 ? null : stepOf(event, from, row.length, host);
      if (to === null) continue;
      event.preventDefault();
      row[to]?.focus({ preventScroll: true });
      moves.go(to);
    }
  });
}

/** A press on a picture opens the view; when a file is missing, it follows the server's link. */
function openOnPress(
  { strip, links }: Pictures,
  moves: Strip,
  context: IslandContext,
  t: Translate<Text>,
): void {
  const { signal } = context;
  let isOpening = false;
  const open = async (link: HTMLAnchorElement) => {
    if (isOpening) return;
    isOpening = true;
    const end = showBusy(link);
    try {
      const { showView } = await context.load<typeof import("./view")>("view");
      const isShown = await showView({
        context,
        links,
        first: links.indexOf(link),
        followStrip,
        stepOf,
        t,
        closed(index) {
          moves.go(index, true);
          if (document.activeElement === link) links[index]?.focus({ preventScroll: true });
        },
      });
      if (!isShown) throw new Error("no dialog");
    } catch {
      const address = safeFile(link.href);
      if (address && !signal.aborted) location.assign(address);
    } finally {
      end();
      isOpening = false;
    }
  };
  listening(signal)(strip, "click", (event) => {
    const link = linkOf(event);
    if (!link || !links.includes(link)) return;
    event.preventDefault();
    void open(link);
  });
}
