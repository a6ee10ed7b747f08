import { onRetrySignal } from "../../runtime/base/retry";
import type { Mount } from "../../runtime/contracts/island";
import { focusSoon } from "../../runtime/dom/focus-soon";
import { listening } from "../../runtime/dom/listening";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { linkOf, type Menu } from "./menu";
import { readOptions } from "./options";
import { showMore } from "./show-more";
import { texts } from "./texts";

/** The category menu (contract A 3): a mega-menu on views 3 and 4, a drawer on 1 and 2. */
export const mount: Mount = async (host, { store, signal, load, props, announce, guard, texts: bind }) => {
  // The mobile grid may have moved the list into the side column.
  const list =
    host.querySelector<HTMLElement>(".navbar-nav") ??
    document.querySelector<HTMLElement>("aside .navbar-collapse .navbar-nav");
  if (!list) return;
  guard(list); // a page may render the whole list anew
  const t = bind(texts);
  const options = readOptions(props);
  const giveFocusBack = rememberFocus(signal);
  let life: AbortController | undefined;
  let isWide: boolean | undefined;

  /** Each form has its own chunk: few shoppers ever see both. */
  const loadLayout = async (wide: boolean): Promise<(menu: Menu) => void> =>
    wide
      ? (await load<typeof import("./wide-menu")>("wide-menu")).wideMenu
      : (await load<typeof import("./drawer")>("drawer")).drawer;

  const follow = async () => {
    const wanted = store.getState().page.view > 2;
    if (wanted === isWide) return;
    isWide = wanted;
    const layOut = await loadLayout(wanted).catch((error) => {
      if (wanted === isWide) isWide = undefined;
      throw error;
    });
    if (signal.aborted || wanted !== isWide) return; // the view changed again meanwhile
    if (life) {
      const [first] = [...list.children].flatMap((item) => linkOf(item) ?? []);
      giveFocusBack(
        [list, document.querySelector("aside")],
        [host.querySelector(".navbar-toggler"), first ?? null],
      );
      life.abort();
    }
    life = new AbortController();
    layOut({
      host,
      list,
      options,
      t,
      override: overrideAttributesUntilAbort(life.signal),
      announce,
      banner: store.getState().shop.cookieBanner,
      signal: life.signal,
    });
  };

  showMore({ host, list, options, t, override: overrideAttributesUntilAbort(signal), announce, signal });
  // At mount a missing chunk fails the island; later a failed load is retried.
  const updateWithRetry = (): Promise<void> =>
    follow().catch(() => onRetrySignal(() => signal.aborted || updateWithRetry()));
  const unsubscribe = store.subscribe(() => void updateWithRetry());
  signal.addEventListener("abort", () => {
    unsubscribe();
    life?.abort();
  });
  await follow();
};

/**
 * Remembers the focused element: a breakpoint that hides it drops the focus before the store reports the new view.
 * @returns a function that restores the focus once everything has moved, if it was in one of these places. The
 *   remembered element comes first, then the first fallback that can take the focus.
 */
function rememberFocus(
  signal: AbortSignal,
): (places: readonly (Element | null)[], fallbacks: readonly (HTMLElement | null)[]) => void {
  let last: Element | null = document.activeElement;
  const remember = ({ target }: Event) => {
    last = target as Element;
  };
  const forget = () => {
    last = null; // a press on a non-focusable place gives up the focus
  };
  const on = listening(signal);
  on(document.documentElement, "focusin", remember);
  on(document.documentElement, "pointerdown", forget);

  return (places, fallbacks) => {
    const had = last;
    if (!(had instanceof HTMLElement) || !places.some((place) => place?.contains(had))) return;
    setTimeout(() => {
      if (document.activeElement === document.body) focusSoon([had, ...fallbacks], signal, 0);
    });
  };
}
