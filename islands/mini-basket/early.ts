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

import type { IslandContext, Mount } from "../../runtime/contracts/island";
import type { View } from "../../runtime/contracts/store";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { showBusy } from "../../runtime/dom/show-busy";
import type { Disclosure } from "./disclosure";
import { isNewer, paintAround, paintHeader, unpaintHeader } from "./header";
import { serverPanels } from "./server-panels";
import { shellTexts } from "./shell-texts";

/** With more products than this there is no panel (ruling 15: lines are counted, not pieces). */
const MOST_LINES = 22;

/** The slices that the header shows. */
const FOLLOWED = ["basket", "expected", "page", "shop"] as const;

/** Phones, and tablets held upright: the panel beside the link is too small there. */
const isForFingers = (view: View) => view === 1 || (view === 2 && matchMedia("(pointer: coarse)").matches);

export const mount: Mount = (host, context) => {
  const { signal, store } = context;
  const t = context.texts(shellTexts);
  const link = host.querySelector<HTMLElement>(".top_basket__sub");
  const ownLabel = link?.getAttribute("aria-label") ?? null;
  const { toggle, ...placeable } = makeToggle(host, context, () => follow());
  const showPanels = (display: string) => {
    for (const panel of serverPanels(host)) panel.style.display = display;
  };
  showPanels("none");
  let disclosure: Disclosure | undefined;
  let opens = false;
  /** The link opens a sheet. */
  let isSheet = false;
  /** The disclosure failed to load on a press: only the link is left until a later load succeeds. */
  let isBroken = false;
  const loadDisclosure = onceLoaded(context, ({ discloses }) => {
    disclosure = discloses(host, toggle, context, serverPanels);
    isBroken = false;
    follow();
  });
  for (const type of ["pointerenter", "focusin"]) host.addEventListener(type, loadDisclosure, { signal });
  /** Repeated presses during the load count as one. */
  const press = async (event: MouseEvent) => {
    const control = event.currentTarget as HTMLElement;
    const isLink = control === link;
    if (isLink ? !isSheet || !opens || !isPlainPress(event) : disclosure?.toggle()) return;
    if (isLink) event.preventDefault();
    if (control.hasAttribute("aria-busy")) return;
    const stopBusy = showBusy(control);
    const content = isLink && opens ? context.open() : null; // all files come in one round trip
    await loadDisclosure();
    const isShown = content && (await disclosure?.openSheet(control, content));
    stopBusy();
    if (isShown || (signal.aborted && !isLink)) return;
    if (disclosure && !isLink) return opens && disclosure.toggle();
    isBroken = true;
    if (document.activeElement === toggle) link?.focus();
    follow();
    if (isLink) control.click(); // follows the link, because it opens nothing any more
  };
  for (const control of [toggle, link]) control?.addEventListener("click", press, { signal });

  const isAhead = keepNewer(host, context, () => follow());
  const follow = () => {
    if (isAhead()) return;
    const { basket: slice, expected, page, shop } = store.getState();
    const lines = slice.basket?.lines.length ?? 0;
    isSheet = context.props.sheet !== false && isForFingers(page.view);
    // The class hides a panel that hovers over the page. A sheet opens all the same.
    const hiddenByTheme = !isSheet && page.view === 1 && host.classList.contains("--mobile_hide");
    opens = lines > 0 && lines <= MOST_LINES && !hiddenByTheme && !isBroken;

    const hasToggle = opens && !isSheet && placeable.bring();
    const header = { host, toggle, hasToggle, opensSheet: opens && isSheet };
    paintHeader(header, { ...slice, expected }, shop.priceType, t);
    paintAround(host, slice);
    toggle.style.display = hasToggle ? "" : "none";
    disclosure?.allow({ opens, isSheet, isEmpty: !!slice.basket && !lines });
  };

  follow();
  const forget = store.subscribe((now, before) => {
    if (FOLLOWED.some((key) => now[key] !== before[key])) follow();
  });
  return () => {
    forget();
    disclosure?.end();
    showPanels("");
    placeable.remove();
    unpaintHeader(host, ownLabel);
  };
};

/** @returns loads the code that opens the panel, on the first sign of intent; never rejects */
function onceLoaded(
  { load, signal }: IslandContext,
  begin: (code: typeof import("./disclosure")) => void,
): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load<typeof import("./disclosure")>("disclosure").then((code) => {
      if (!signal.aborted) begin(code);
    });
    return loading.catch(() => {
      loading = undefined; // the header's link still leads to the basket
    });
  };
}

/**
 * Asks the server when the header says more than the store.
 * @returns whether the header's number still stays: there is no answer yet
 */
function keepNewer(
  host: HTMLElement,
  { store, platform, signal }: IslandContext,
  answered: () => void,
): () => boolean {
  if (!isNewer(host, store)) return () => false;
  const { basket } = store.getState().basket;
  // A skeleton has no number.
  let isAhead = !host.classList.contains("--skeleton");
  void platform.basket.refresh().then(({ ok }) => {
    isAhead &&= !ok;
    if (!signal.aborted) answered();
  });
  return () => isAhead && store.getState().basket.basket === basket;
}

/**
 * The button that opens the panel. It is in the page only once a basket needs it: its file comes then (`toggle.ts`).
 * Without that file, the link still leads to the basket.
 */
function makeToggle(host: HTMLElement, context: IslandContext, placed: () => void) {
  // A host that another script cloned or rewrote contains a dead copy of its toggle.
  for (const twin of host.querySelectorAll(".top_basket__toggle")) twin.replaceWith();
  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.className = "top_basket__toggle";
  // The chunk that opens the panel loads later and then updates this attribute (bar A5).
  toggle.setAttribute("aria-expanded", "false");
  let loading = false;
  let remove: (() => void) | undefined;
  const load = async () => {
    loading = true;
    const toggling = context.load<typeof import("./toggle")>("toggle", { unstyled: true });
    const part = await toggling.catch(() => null);
    loading = !!part; // without it, the next change of the basket tries again
    if (!part || context.signal.aborted) return;
    remove = part.placeToggle(host, toggle, context);
    context.guard(toggle);
    placed();
  };
  return {
    toggle,
    /**
     * Brings the toggle into the page, unless it is there or on its way.
     * @returns whether it is there
     */
    bring() {
      if (!loading) void load();
      return !!remove;
    },
    remove: () => remove?.(),
  };
}
