/** The link in the header that opens the selector, and when it opens by itself (spec §4). */
import type { IslandContext } from "../../runtime/islands/contract";
import type { reactIsland } from "../../runtime/react/island";
import { attributeLoans } from "../../runtime/ui/attribute-loans";
import { pressBySpace } from "../../runtime/ui/press-by-space";
import { mayOpenByItself, wasOpened } from "./by-itself";
import { asksForSelector } from "./must-open";
import type { Showing } from "./show-selector";

/** What is seen. On its way as soon as somebody comes near the link; tried again when it is needed. */
const loadSelector = () => import("./show-selector");

/** Of all links of a page: they open one block, and one at a time. */
let current: Showing | null = null;
let isOpening = false;

/** @param render from the island's own chunk, so that React comes in the same round trip */
export function offerChoice(host: HTMLElement, context: IslandContext, render: typeof reactIsland): void {
  const { signal } = context;
  const offered: unknown = Reflect.get(window, "selectLanguageConfig");
  if (!Array.isArray(offered) || !offered.length) return;
  loadSelector().catch(() => {});
  let own: Showing | null = null;

  const open = async (automatic: boolean) => {
    if (isOpening || signal.aborted || current?.isOpen()) return;
    isOpening = true;
    wasOpened();
    current?.withdraw(); // one that still waits for its turn
    try {
      const { showSelector } = await loadSelector();
      own = await showSelector(context, automatic ? null : host, render);
      current = own;
    } catch (error) {
      context.fail("async", error);
    } finally {
      isOpening = false;
    }
    if (signal.aborted) own?.withdraw();
  };

  const lend = attributeLoans(signal);
  if (!(host instanceof HTMLButtonElement)) {
    lend(host, "role", "button");
    if (!host.hasAttribute("tabindex")) lend(host, "tabindex", "0");
  }
  lend(host, "aria-haspopup", "dialog");
  host.addEventListener(
    "click",
    (event) => {
      event.preventDefault(); // themes also write it as a link to nowhere
      void open(false);
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || event.repeat || host.matches("button, a[href]")) return;
      event.preventDefault();
      host.click();
    },
    { signal },
  );
  pressBySpace(host, signal);
  signal.addEventListener("abort", () => own?.withdraw());
  if (asksForSelector() && mayOpenByItself()) void open(true);
}
