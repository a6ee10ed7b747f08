/** The full-screen view: a strip of the large pictures, and buttons for all that fingers can do. */
import { safeImage } from "../../runtime/base/safe-url";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Translate } from "../../runtime/contracts/texts";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import { ownDialog } from "../../runtime/dom/own-dialog";
import { stepOf } from "./step-of";
import { followStrip } from "./strip";
import type { Text } from "./texts";
import { makeZoom } from "./zoom";

interface ViewOptions {
  readonly context: IslandContext;
  readonly links: readonly HTMLAnchorElement[];
  /** Index of the pressed picture. */
  readonly first: number;
  readonly t: Translate<Text>;
  /** @param index the picture that was shown last */
  closed(index: number): void;
}

/** Resolves to false when no dialog could open. */
export async function showView(options: ViewOptions): Promise<boolean> {
  const { context, links, first, t } = options;
  const life = new AbortController();
  const position = (index: number) =>
    t("product-gallery.position", { number: index + 1, count: links.length });
  const slides = links.map((link, index) => slideOf(link, index === first));
  const { view, heading, strip, back, ahead, out, into } = buildView(slides, position(first), t);

  const zooms = slides.map((slide) =>
    makeZoom(slide, life.signal, (scale) => {
      update();
      context.announce(t("product-gallery.zoomed", { percent: Math.round(scale * 100) }));
    }),
  );
  const moves = followStrip(strip, () => ({ strip, items: slides }), life.signal, {
    first,
    changed(index) {
      heading.textContent = position(index);
      for (const zoom of zooms) zoom.reset();
      update();
    },
    settled: (index) => context.announce(position(index)),
  });
  const zoom = () => zooms[moves.current()];
  const update = () => {
    const index = moves.current();
    const scale = zoom()?.scale() ?? 1;
    setOff(back, index === 0);
    setOff(ahead, index === links.length - 1);
    setOff(out, scale <= 1);
    setOff(into, scale >= 4);
  };

  const on = listening(life.signal);
  on(back, "click", () => moves.go(moves.current() - 1));
  on(ahead, "click", () => moves.go(moves.current() + 1));
  on(out, "click", () => zoom()?.by(1 / 1.5));
  on(into, "click", () => zoom()?.by(1.5));
  on(view, "keydown", (event) => {
    if (zoom()?.key(event)) return event.preventDefault();
    const to = stepOf(event, moves.current(), links.length, view);
    if (to === null) return;
    event.preventDefault();
    moves.go(to);
  });

  const shown = await ownDialog(context, {
    element: view,
    classes: "--sheet --pictures",
    closesOnBack: true,
    opener: links[first],
    onClose() {
      life.abort();
      options.closed(moves.current());
    },
  });
  if (!shown) {
    life.abort();
    return false;
  }
  moves.go(first, true);
  update();
  return true;
}

/** A view of one picture has no buttons for the next one. */
function buildView(slides: readonly HTMLElement[], position: string, t: Translate<Text>) {
  const button = (name: "previous" | "next" | "zoom-in" | "zoom-out") => {
    const made = makeElement("button", `product_gallery__button --${name}`);
    made.type = "button";
    made.setAttribute("aria-label", t(`product-gallery.${name}`));
    return made;
  };
  const [back, ahead, out, into] = [
    button("previous"),
    button("next"),
    button("zoom-out"),
    button("zoom-in"),
  ];
  const heading = makeElement("h2", "product_gallery__position", position);
  const strip = makeElement("div", "product_gallery__slides", ...slides);
  strip.tabIndex = 0; // browsers differ in whether keys reach a scroller
  const steps = slides.length > 1 ? [back, ahead] : [];
  const controls = makeElement("div", "product_gallery__controls", ...steps, out, into);
  const view = makeElement("div", "product_gallery__view", heading, strip, controls);
  return { view, heading, strip, back, ahead, out, into };
}

/** `disabled` would drop the focus. */
const setOff = (button: Element, isOff: boolean) => button.setAttribute("aria-disabled", String(isOff));

/** The large picture; the page's own one when it cannot be loaded. */
function slideOf(link: HTMLAnchorElement, isFirst: boolean): HTMLElement {
  const small = link.querySelector("img");
  const image = makeElement("img", "product_gallery__large");
  image.alt = small?.alt ?? "";
  image.draggable = false;
  if (!isFirst) image.loading = "lazy";
  const own = small?.currentSrc || (small?.src ?? "");
  image.addEventListener("error", () => Object.assign(image, { src: own }), { once: true });
  image.src = safeImage(link.href) ?? own;
  return makeElement("div", "product_gallery__slide", image);
}
