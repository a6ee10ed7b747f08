/**
 * Chunk `speculation`: lets the browser load the next page when the shopper is about to follow its link. Browsers do so
 * by speculation rules, under their own limits of memory, data and battery.
 *
 * The default is a prefetch, which runs no script. `"prerender"` also runs the page's scripts, those of others included.
 */
import { encodeJson } from "../base/json";
import { getPath } from "../base/values";
import { whenIdle } from "../base/when-idle";
import { pageGlobals } from "../config/explicit-config";
import type { App } from "../contracts/app";
import { listening } from "../dom/listening";
import { safeLinks } from "./safe-links";

/** Pages on which a shopper may sign in without a new page: what was loaded before would be a guest's. */
const SIGN_IN = /^(login|signin|client-new|order\d?|place-order|prepaid|password-recover)$/;

/** Rejects when the gate cannot be loaded now. */
export async function speculate({ boot, openGate }: Pick<App, "boot" | "openGate">): Promise<void> {
  const { shop, page } = boot.store.getState();
  const { ahead } = shop.visits;
  if (page.orderProcess || SIGN_IN.test(page.type)) return;
  if (!boot.script.nonce && !ahead && !runsInlineScripts()) return;
  const { gate } = await openGate();
  const kind = ahead === "prerender" ? ahead : "prefetch";
  const stop = new AbortController();
  let listed: ReadonlySet<string> = new Set();
  let element: Element | null | undefined;
  const list = () => {
    const now = addressesAhead();
    if (now.size === listed.size && [...now].every((address) => listed.has(address))) return;
    listed = now;
    const before = element;
    const rule = { source: "list", urls: [...now], eagerness: "moderate" };
    element = now.size ? gate.addRules(encodeJson({ [kind]: [rule] })) : null;
    before?.replaceWith(); // last: what both lists have stays loaded
  };
  list();
  const on = listening(stop.signal);
  const judged = new WeakSet<Element>();
  // A link that the page has added or changed, before the pointer has rested on it.
  const reached = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link) return;
    const isListed = listed.has(addressOf(link));
    if (link.hasAttribute("data-visit") ? isListed : !isListed && !judged.has(link)) list();
    judged.add(link);
  };
  for (const sign of ["pointerover", "touchstart"] as const) on(document, sign, reached, { passive: true });
  // Not in the visit itself: its page is painted first.
  on(document, "wyspa:visit", () => whenIdle(() => stop.signal.aborted || list()));
  // Removing the rules cancels what was prerendered for the guest.
  const end = () => {
    stop.abort();
    element?.replaceWith();
  };
  on(document, "wyspa:login", end);
}

const addressOf = ({ pathname, search }: HTMLAnchorElement): string => pathname + search;

/**
 * The addresses that may be loaded. The browser compares addresses and not links, so one that a visit loads itself is
 * left out for all links, and so is this page's.
 */
function addressesAhead(): ReadonlySet<string> {
  const isSafe = safeLinks();
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const visited = new Set(links.flatMap((link) => (link.matches("[data-visit]") ? [addressOf(link)] : [])));
  visited.add(location.pathname + location.search);
  return new Set(
    links.flatMap((link) => (!visited.has(addressOf(link)) && isSafe(link) ? [addressOf(link)] : [])),
  );
}

/**
 * Whether the page's policy allows inline scripts without a nonce: one of the platform's has set its language. Without
 * permission, the browser would report the rules as a violation.
 */
const runsInlineScripts = (): boolean =>
  !!getPath(pageGlobals(), "vars", "language") &&
  !!document.querySelector("script:not([src], [nonce], [type])");
