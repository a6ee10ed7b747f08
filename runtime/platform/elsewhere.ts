/**
 * Brings the page up to date after a change in another tab, or on a later page from which Back leads here. A hidden tab
 * waits until it is seen. What the server renders is not replaced under the shopper's hands: a message offers to reload.
 *
 * - `lists`: the counts and rows of all lists are read again
 * - `bars`: closed bars and banners go
 * - `place`: the message, because costs and times of delivery are the server's
 * - `settings`: compared products are read again; the message, if the shop's pages have another currency or country now
 */

import type { App } from "../contracts/app";
import type { Changeable } from "../contracts/platform";
import { makeElement } from "../dom/make-element";
import { focusInSight } from "../dom/remove-with-focus";
import { texts } from "./elsewhere-texts";
import { renewLists } from "./read-lists";

/** Milliseconds for which the message stays; the shopper can close it, and find it in the list of messages. */
const SHOWN_MS = 60_000;

/** What has changed, until this tab is seen. */
const waiting = new Set<string>();

/** @param what empty: whatever has changed since the page loaded */
export function changed(what: string, app: App): void {
  const { local } = app.storage;
  const isNewer = (kind: string) => Number(local.get(`wyspa_${kind}`)) > performance.timeOrigin;
  for (const kind of what ? [what] : KINDS.filter(isNewer)) waiting.add(kind);
  const update = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", update);
    for (const kind of KINDS) if (waiting.delete(kind)) updates[kind](app);
  };
  document.addEventListener("visibilitychange", update);
  update();
}

const updates: Readonly<Record<Changeable, (app: App) => void>> = {
  lists({ platform }) {
    if (document.querySelector("[data-list_id], .slt_link")) void renewLists(platform);
  },
  bars({ correctPage }) {
    const focused = document.activeElement;
    correctPage();
    if (!focused?.isConnected) focusInSight();
  },
  place: sayStale,
  settings: (app) => void followSettings(app),
};
const KINDS = Object.keys(updates) as Changeable[];

/** Order pages would lose typed text by a reload, and their next step is the server's again. */
function sayStale({ boot, overlays, pageTexts, platform }: App): void {
  if (boot.store.getState().page.orderProcess) return void platform.basket.refresh();
  const t = pageTexts.texts(texts);
  const link = makeElement("a", "", t("elsewhere.reload"));
  link.href = location.href;
  link.addEventListener("click", (event) => {
    event.preventDefault(); // an address with a hash would only scroll
    location.reload();
  });
  const message = t("elsewhere.stale");
  const content = makeElement("span", "", message, " ", link);
  overlays.alert(message, { type: "warning", ms: SHOWN_MS, content });
}

async function followSettings(app: App): Promise<void> {
  const { boot, platform } = app;
  const { page, storefront } = boot.store.getState();
  if (storefront.Comparers) void platform.storefront(["Comparers"], { fresh: true });
  if (page.orderProcess) return;
  // The path alone: a parameter may be an order to the shop.
  const now = await platform.readPage(location.pathname);
  if (now.ok && signOf(now.data) !== signOf(document)) sayStale(app);
}

/**
 * What prices depend on, as the server has written it: net or gross, the currency, and the settings in the header. The
 * language is left out: it changes no price, and may be a part of the address.
 */
function signOf(page: Document): string {
  const written = [...page.scripts].map(
    ({ textContent }) => /"currency":\s*\{\s*"id":\s*"(\w+)"/.exec(textContent ?? "")?.[1],
  );
  const chosen = page.querySelectorAll<HTMLOptionElement>("#menu_settings option[selected]");
  return [
    page.documentElement.classList.contains("--net"),
    written.find(Boolean),
    ...[...chosen].map((option) => option.getAttribute("value")),
  ].join();
}
