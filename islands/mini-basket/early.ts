/**
 * The part of the mini basket that is ready at page load, without React.
 *
 * It keeps the header in step with the store and owns the disclosure of the panel. Shell and panel are separate files
 * and agree only through the host:
 *
 *   host class `--open`                  the panel is open
 *   host class `--sheet`                 the content is in `.top_basket__sheet`
 *   `.top_basket__toggle[aria-controls]` the id that the panel takes
 */

import type { Mount } from "../../runtime/contracts/island";
import type { View } from "../../runtime/contracts/store";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { showBusy } from "../../runtime/dom/show-busy";
import type { Disclosure } from "./disclosure";
import { markFreeShipping, offerExpressCheckout, paintHeader, unpaintHeader } from "./header";
import { shellTexts } from "./shell-texts";
import { insertToggle, serverPanels } from "./toggle";

/** With more products than this there is no panel (ruling 15: lines are counted, not pieces). */
const MOST_LINES = 22;

/** Phones, and tablets held upright: the panel beside the link is too small there. */
const isForFingers = (view: View) => view === 1 || (view === 2 && matchMedia("(pointer: coarse)").matches);

export const mount: Mount = (host, context) => {
  const { store } = context;
  const t = context.texts(shellTexts);
  const link = host.querySelector<HTMLElement>(".top_basket__sub");
  const ownLabel = link?.getAttribute("aria-label") ?? null;
  const [toggle, removeToggle] = insertToggle(host);
  context.guard(toggle);
  for (const panel of serverPanels(host)) panel.style.display = "none";
  let disclosure: Disclosure | undefined;
  let opens = false;
  /** The link opens a sheet. */
  let isSheet = false;
  /** The disclosure failed to load on a press: only the link is left until a later load succeeds. */
  let isBroken = false;
  const { signal } = context;
  let loading: Promise<void> | undefined;
  /** Loads the disclosure on the first sign of intent. */
  const loadDisclosure = () => {
    loading ??= context.load<typeof import("./disclosure")>("disclosure").then(({ discloses }) => {
      if (signal.aborted) return;
      disclosure = discloses(host, toggle, context, serverPanels);
      isBroken = false;
      follow();
    });
    return loading.catch(() => {
      loading = undefined; // the header's link still leads to the basket
    });
  };
  for (const type of ["pointerenter", "focusin"]) host.addEventListener(type, loadDisclosure, { signal });
  /** Repeated presses during the load count as one. */
  const press = async (event: MouseEvent) => {
    const control = event.currentTarget as HTMLElement;
    const isLink = control === link;
    if (isLink ? !isSheet || !opens || !isPlainPress(event) : disclosure?.toggle()) return;
    if (isLink) event.preventDefault();
    if (control.hasAttribute("aria-busy")) return;
    const stopBusy = showBusy(control);
    await loadDisclosure();
    const isShown = isLink && opens && (await disclosure?.openSheet(control));
    stopBusy();
    if (isShown || (signal.aborted && !isLink)) return;
    if (disclosure && !isLink) return opens && disclosure.toggle();
    isBroken = true;
    if (document.activeElement === toggle) link?.focus();
    follow();
    if (isLink) control.click(); // follows the link, because it opens nothing any more
  };
  for (const control of [toggle, link]) control?.addEventListener("click", press, { signal });

  const follow = () => {
    const { basket: slice, page, shop } = store.getState();
    const lines = slice.basket?.lines.length ?? 0;
    isSheet = context.props.sheet !== false && isForFingers(page.view);
    const hiddenByTheme = !isSheet && page.view === 1 && host.classList.contains("--mobile_hide");
    opens = lines > 0 && lines <= MOST_LINES && !hiddenByTheme && !isBroken;

    const hasToggle = opens && !isSheet;
    paintHeader({ host, toggle, hasToggle, opensSheet: opens && isSheet }, slice, shop.priceType, t);
    if (slice.basket) offerExpressCheckout(host, slice.basket);
    if (slice.status === "current") markFreeShipping(slice.basket?.toFreeShipping ?? null);
    toggle.style.display = hasToggle ? "" : "none";
    disclosure?.allow({ opens, isSheet, isEmpty: !!slice.basket && !lines });
  };

  follow();
  const forget = store.subscribe((now, before) => {
    if (now.basket !== before.basket || now.page !== before.page || now.shop !== before.shop) follow();
  });
  return () => {
    forget();
    disclosure?.end();
    for (const panel of serverPanels(host)) panel.style.display = "";
    removeToggle();
    unpaintHeader(host, ownLabel);
  };
};
