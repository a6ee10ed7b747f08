/**
 * Chunk `speculation`: lets the browser load the next page when the shopper is about to follow its link. Browsers do so
 * by speculation rules, under their own limits of memory, data and battery.
 *
 * The default is a prefetch, which runs no script. `"prerender"` also runs the page's scripts, those of others included.
 */
import { encodeJson } from "../base/json";
import { getPath } from "../base/values";
import { pageGlobals } from "../config/explicit-config";
import type { App } from "../contracts/app";
import { safeLinksCondition } from "./safe-links";

/** Pages on which a shopper may sign in without a new page: what was loaded before would be a guest's. */
const SIGN_IN = /^(login|signin|client-new|order\d?|place-order|prepaid|password-recover)$/;

/** Rejects when the gate cannot be loaded now. */
export async function speculate({ boot, openGate }: Pick<App, "boot" | "openGate">): Promise<void> {
  const { shop, page } = boot.store.getState();
  const { ahead } = shop.visits;
  if (page.orderProcess || SIGN_IN.test(page.type)) return;
  if (!boot.script.nonce && !ahead && !runsInlineScripts()) return;
  const { gate } = await openGate();
  const rule = { where: safeLinksCondition(), eagerness: "moderate" };
  const element = gate.addRules(encodeJson({ [ahead === "prerender" ? ahead : "prefetch"]: [rule] }));
  // Removing the rules cancels what was prerendered for the guest.
  document.addEventListener("wyspa:login", () => element?.replaceWith(), { once: true });
}

/**
 * Whether the page's policy allows inline scripts without a nonce: one of the platform's has set its language. Without
 * permission, the browser would report the rules as a violation.
 */
const runsInlineScripts = (): boolean =>
  !!getPath(pageGlobals(), "vars", "language") &&
  !!document.querySelector("script:not([src], [nonce], [type])");
