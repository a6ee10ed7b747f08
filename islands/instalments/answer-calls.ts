/** Turns a call into its result: the provider's page, a dialog, or a message. */
import { warnOnce } from "../../runtime/base/console";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Offer } from "./call";
import { decide } from "./decide";
import { readPage } from "./read-page";
import { type Showing, showCalculator } from "./show-calculator";
import { NO_PRICE, type Target, targetOf } from "./target";
import { texts } from "./texts";

/** @returns a function that answers a call; the newest call counts. Never rejects */
export function answerCalls(context: IslandContext): (offer: Offer) => Promise<void> {
  const { host, signal } = context;
  const t = context.texts(texts);
  let showing: Showing | null = null;
  let turn = 0;
  signal.addEventListener("abort", () => showing?.close());

  const nameOf = (offer: Offer) =>
    offer.name || host.dataset.instalments?.trim() || host.textContent?.trim() || t("instalments.unnamed");
  const complain = (text: string) => context.alert(text, { type: "error" });

  const opens = async (target: Target, name: string) => {
    try {
      await openTarget(context, target);
      context.announce(t("instalments.opened", { name }));
    } catch {
      complain(t("instalments.failed"));
    }
  };

  return async (offer) => {
    const own = ++turn;
    const isOld = () => own !== turn || signal.aborted;
    const name = nameOf(offer);
    const kind = targetOf(offer.link, NO_PRICE);
    if (kind.kind === "refused" || (kind.kind === "code" && !runsCode(context))) {
      warnOf(context, name, kind);
      return complain(t("instalments.refused", { name }));
    }
    const sums = await readPage(offer, context);
    if (isOld()) return;
    if (!sums) return complain(t("instalments.stale"));
    const decision = decide(offer, sums);
    if ("open" in decision && mayOpen()) return opens(targetOf(offer.link, decision.open), name);
    try {
      // The browser follows a link by itself.
      const press = (target: Target) =>
        target.kind === "code"
          ? void opens(target, name)
          : context.announce(t("instalments.opened", { name }));
      if (isOld()) return;
      const shown = await showCalculator(context, { offer, decision, name, press });
      if (!shown) return complain(t("instalments.failed"));
      if (isOld()) shown.close();
      else showing = shown;
    } catch {
      complain(t("instalments.failed"));
    }
  };
}

/** Whether the press is still recent enough. Browsers without `userActivation` decide by themselves. */
const mayOpen = (): boolean => navigator.userActivation?.isActive ?? true;

/** Whether the shop lets provider code run: only if it says so in its configuration (ruling 7). */
function runsCode({ store }: IslandContext): boolean {
  const { serverCode } = store.getState().shop;
  return Object.hasOwn(serverCode, "instalments") && serverCode.instalments === true;
}

/** Warns the theme's designer once why a link is not opened. */
function warnOf(context: IslandContext, name: string, { kind }: Target): void {
  const why =
    kind === "code"
      ? "is code, which the shop does not allow. Set serverCode.instalments to true to allow it."
      : "is not an http(s) address. Correct the address.";
  warnOnce(`instalments: the link of "${name}" ${why}`, context.host);
}

/**
 * Opens a link's target during the press: browsers let a page open windows only then.
 * @throws when the gate cannot be loaded
 */
async function openTarget(context: IslandContext, target: Target): Promise<void> {
  if (target.kind === "address") window.open(target.url, "_blank", "noopener");
  else if (target.kind === "code") await context.runCode("instalments", target.code);
}
