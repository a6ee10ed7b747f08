import type { IslandContext } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import { onPaper } from "../../runtime/dom/on-print";
import { tryFocus } from "../../runtime/dom/try-focus";
import { accordion } from "./accordion";
import { type Gathering, gather } from "./gather";
import type { Layout } from "./layout";
import { arrival, followLinks } from "./links";
import { WRAPPER, ZONE } from "./sections";
import { tabBar } from "./tab-bar";
import { texts } from "./texts";

/**
 * Shows the page's sections as tabs or as an accordion, depending on the view. Open sections and the focus survive a
 * change of view.
 * @returns refreshes the sections, unless the given one is already included
 */
export function standTabs(host: HTMLElement, context: IslandContext): (known?: HTMLElement) => void {
  const { signal, store } = context;
  const t = context.texts(texts);
  const opened = new Set<string>();
  const isSmall = () => store.getState().page.view < 3;
  const arrive = arrival();
  let gathering: Gathering | null = null;

  const build = (): Layout => {
    const wrapper = document.getElementById(WRAPPER);
    gathering = wrapper && gather(wrapper, isSmall());
    return (isSmall() ? accordion : tabBar)({ host, t, opened });
  };
  const end = () => {
    layout.end();
    gathering?.end();
  };
  const renew = () => {
    if (signal.aborted || !host.isConnected) return;
    gathering?.renew();
    layout.renew();
    watchZone(renew, signal);
  };

  const focus = followFocus(signal);
  const rebuild = () => {
    const control = layout.focused();
    const inside = focus.last();
    // Keeps the shopper in the section that they are reading when they rotate the phone.
    const section = inside && sectionAround(inside, layout);
    if (section) opened.add(section.id);
    end();
    layout = build();
    if (control) tryFocus(layout.controlOf(control));
    else if (section && document.activeElement === document.body) tryFocus(inside);
  };

  let layout = build();
  arrive(layout);
  watchZone(renew, signal);
  followLinks(() => layout, signal);
  onPaper((isPaper) => layout.print(isPaper), signal);
  const unsubscribe = store.subscribe(
    ({ page }, before) => page.view < 3 !== before.page.view < 3 && rebuild(),
  );
  signal.addEventListener("abort", () => {
    unsubscribe();
    end();
  });
  return (known) => {
    if (!known || !sectionAround(known, layout)) renew();
  };
}

function sectionAround(element: Element, { controlOf }: Layout): Element | null {
  let at: Element | null = element;
  while (at && !controlOf(at)) at = at.parentElement;
  return at;
}

/**
 * Remembers the last focused element, even when the theme hides it. When the view becomes small, hiding makes the
 * browser drop the focus.
 */
function followFocus(signal: AbortSignal): { last(): HTMLElement | null } {
  const on = listening(signal);
  let last: HTMLElement | null = null;
  on(document, "focusin", ({ target }) => {
    last = target as HTMLElement;
  });
  on(document, "pointerdown", () => {
    last = null; // a press elsewhere also removes the focus
  });
  return { last: () => (last?.isConnected ? last : null) };
}

const watched = new WeakSet<Element>();

/** Refreshes when the recommendations arrive, which have their own heading. */
function watchZone(renew: () => void, signal: AbortSignal): void {
  const zone = document.getElementById(ZONE);
  if (!zone || watched.has(zone)) return;
  watched.add(zone);
  const observer = new MutationObserver(renew);
  observer.observe(zone, { childList: true });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    watched.delete(zone);
  });
}
