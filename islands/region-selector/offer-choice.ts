/** The link in the header that opens the selector, and when it opens by itself (spec §4). */
import type { Mount } from "../../runtime/islands/contract";
import { attributeLoans } from "../../runtime/ui/attribute-loans";
import { pressBySpace } from "../../runtime/ui/press-by-space";
import { mayOpenByItself, wasOpened, whenNobodyTypes } from "./by-itself";
import { readRegions } from "./regions";
import { type Showing, showSelector } from "./show-selector";

export const offerChoice: Mount = (host, context) => {
  const { signal } = context;
  const regions = readRegions(
    Reflect.get(window, "selectLanguageConfig"),
    Reflect.get(window, "selectLanguageParamsConfig"),
  );
  if (!regions) return;
  let current: Showing | null = null;
  let isOpening = false;

  const open = async (automatic: boolean) => {
    if (isOpening || signal.aborted || current?.isOpen()) return;
    isOpening = true;
    wasOpened();
    current?.withdraw(); // one that still waits for its turn
    try {
      current = await showSelector(regions, context, automatic ? null : host);
    } catch (error) {
      context.fail("render", error);
    } finally {
      isOpening = false;
    }
    if (signal.aborted) current?.withdraw();
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
  signal.addEventListener("abort", () => current?.withdraw());
  if (mayOpenByItself()) void whenNobodyTypes(signal).then(() => open(true));
};
