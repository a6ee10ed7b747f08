import { onRetrySignal } from "../../runtime/base/retry";
import type { Mount } from "../../runtime/contracts/island";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { linkOf, type Menu } from "./menu";
import { readOptions } from "./options";
import { rememberFocus } from "./remember-focus";
import { showMore } from "./show-more";
import { texts } from "./texts";

/** The category menu (contract A 3): a mega-menu on views 3 and 4, a drawer on 1 and 2. */
export const mount: Mount = async (host, { store, signal, load, texts: bind }) => {
  // The mobile grid may have moved the list into the side column.
  const list =
    host.querySelector<HTMLElement>(".navbar-nav") ??
    document.querySelector<HTMLElement>("aside .navbar-collapse .navbar-nav");
  if (!list) return;
  const t = bind(texts);
  const options = readOptions();
  const giveFocusBack = rememberFocus(signal);
  let life: AbortController | undefined;
  let isWide: boolean | undefined;

  /** Each form has its own chunk: few shoppers ever see both. */
  const formFor = async (wide: boolean): Promise<(menu: Menu) => void> =>
    wide
      ? (await load<typeof import("./wide-menu")>("wide-menu")).wideMenu
      : (await load<typeof import("./drawer")>("drawer")).drawer;

  const follow = async () => {
    const wanted = store.getState().page.view > 2;
    if (wanted === isWide) return;
    isWide = wanted;
    const form = await formFor(wanted).catch((error) => {
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
    form({
      host,
      list,
      options,
      t,
      override: overrideAttributesUntilAbort(life.signal),
      signal: life.signal,
    });
  };

  showMore({ host, list, options, t, override: overrideAttributesUntilAbort(signal), signal });
  // At mount a missing chunk fails the island; later a failed load is retried.
  const followOn = (): Promise<void> =>
    follow().catch(() => onRetrySignal(() => signal.aborted || followOn()));
  const unsubscribe = store.subscribe(() => void followOn());
  signal.addEventListener("abort", () => {
    unsubscribe();
    life?.abort();
  });
  await follow();
};
