/**
 * The part of the mini basket that is ready at page load, without React.
 *
 * It keeps the header in step with the store and owns the disclosure of the panel. Shell and panel are separate files
 * and agree only through the host:
 *
 *   host class `--open`                  the panel is open; written here, observed by the panel
 *   `.top_basket__toggle[aria-controls]` the id that the panel takes
 */

import type { Mount } from "../../runtime/contracts/island";
import { showBusy } from "../../runtime/dom/show-busy";
import type { Disclosure } from "./disclosure";
import { markFreeShipping, offerExpressCheckout, paintHeader } from "./header";
import { unnameLink } from "./link-name";
import { shellTexts } from "./shell-texts";
import { insertToggle, serverPanels } from "./toggle";

/** With more products than this there is no panel (ruling 15: lines are counted, not pieces). */
const MOST_LINES = 22;

export const mount: Mount = (host, context) => {
  const { store } = context;
  const t = context.texts(shellTexts);
  const ownLabel = host.querySelector(".top_basket__sub")?.getAttribute("aria-label") ?? null;
  const [toggle, removeToggle] = insertToggle(host);
  context.guard(toggle);
  for (const panel of serverPanels(host)) panel.style.display = "none";
  let disclosure: Disclosure | undefined;
  let opens = false;
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
  const press = async () => {
    if (disclosure || toggle.hasAttribute("aria-busy")) return;
    const stopBusy = showBusy(toggle);
    await loadDisclosure();
    stopBusy();
    if (signal.aborted) return;
    if (disclosure) return opens && toggle.click();
    isBroken = true;
    if (document.activeElement === toggle) host.querySelector<HTMLElement>(".top_basket__sub")?.focus();
    follow();
  };
  toggle.addEventListener("click", press, { signal });

  const follow = () => {
    const { basket: slice, page, shop } = store.getState();
    const lines = slice.basket?.lines.length ?? 0;
    const hiddenByTheme = page.view === 1 && host.classList.contains("--mobile_hide");
    opens = lines > 0 && lines <= MOST_LINES && !hiddenByTheme && !isBroken;

    paintHeader({ host, toggle, opens }, slice, shop.priceType, t);
    if (slice.basket) offerExpressCheckout(host, slice.basket);
    if (slice.status === "current") markFreeShipping(slice.basket?.toFreeShipping ?? null);
    toggle.style.display = opens ? "" : "none";
    disclosure?.allow(opens);
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
    unnameLink(host, ownLabel);
    host.removeAttribute("aria-busy");
    host.removeAttribute("data-wyspa-provisional");
  };
};
