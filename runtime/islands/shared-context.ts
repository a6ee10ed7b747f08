import type { App } from "../contracts/app";
import type { SharedContext } from "./context";
import type { details } from "./generated/details";

/** The parts of the context that are the same for every island. */
export function sharedContext(
  {
    boot,
    platform,
    storage,
    overlays,
    announce,
    pageTexts,
    emit,
    formatPrice,
    openGate,
    maps,
    addStyle,
    visits,
  }: App,
  detailsOf: ReturnType<typeof details>,
): SharedContext {
  const { store, loader } = boot;
  return {
    store,
    platform,
    storage,
    announce,
    dialog: overlays.dialog,
    openMap: async (...map) => (await maps())(...map),
    alert: overlays.alert,
    emit(name, detail) {
      // Only our own search updates the store: a page may dispatch the same event.
      if (name === "wyspa:search") store.setState({ search: detail as WyspaSearch });
      return emit(name, detail);
    },
    hasScrolled: followScroll(),
    texts: pageTexts.texts,
    formatPrice,
    visit: visits.visit,
    runCode: async (kind, code) => (await openGate()).gate.run(kind, [code]),
    textsOf: pageTexts.fetchTexts,
    async loadPart(island, part, unstyled) {
      const chunk = loader.load(`${island}/${part}`);
      // The stylesheet loads first, so that the part's content does not shift.
      if (!unstyled) await Promise.all([chunk, addStyle(detailsOf(island).sheets)]);
      return chunk;
    },
  };
}

/**
 * Remembers which elements have scrolled. Reading `scrollTop` forces layout, and thousands of islands that read it at
 * mount would make that quadratic (bar R22).
 */
function followScroll(): (element: Element) => boolean {
  const scrolled = new WeakSet<EventTarget>();
  const see = ({ target }: Event) => target && scrolled.add(target);
  document.addEventListener("scroll", see, { capture: true, passive: true });
  return (element) => scrolled.has(element);
}

type WyspaSearch = ReturnType<App["boot"]["store"]["getState"]>["search"];
