/** Makes the header link open the selector, and opens it automatically when the server asks for it. */
import { getPath, list } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { claimAutoOpen, preventAutoOpen } from "./auto-open";
import { asksForSelector } from "./early";
import { linkTexts } from "./link-texts";
import { type Showing, showSelector } from "./show-selector";

const NO_CHOICE =
  "the page has no window.selectLanguageConfig, so there is nothing to choose. Set it to a list of countries, each with its languages, before our tag.";

/** The open selector of the page: all links share one block, so only one selector is open at a time. */
let current: Showing | null = null;
let isOpening = false;

export function offerChoice(host: HTMLElement, context: IslandContext): void {
  const { signal } = context;
  if (!list(getPath(window, "selectLanguageConfig")).length) {
    // The standard theme's link may be on a page without a choice.
    if (host.matches("[data-island~=region-selector]")) context.fail("markup", new Error(NO_CHOICE));
    return;
  }
  let own: Showing | null = null;

  const open = async (automatic: boolean) => {
    if (isOpening || signal.aborted || current?.isOpen()) return;
    isOpening = true;
    preventAutoOpen();
    current?.withdraw(); // drops a selector that is still queued
    try {
      own = await showSelector(context, automatic ? null : host);
      current = own;
    } catch (error) {
      own = null;
      context.fail("async", error);
    } finally {
      isOpening = false;
    }
    if (signal.aborted) own?.withdraw();
    else if (!own && !automatic)
      context.alert(context.texts(linkTexts)("region-selector.unavailable"), { type: "error" });
  };

  const override = overrideAttributesUntilAbort(signal);
  actAsButton(host, override, signal);
  override(host, "aria-haspopup", "dialog");
  const press = (event: MouseEvent) => {
    event.preventDefault(); // themes also render it as a link to nowhere
    void open(false);
  };
  host.addEventListener("click", press, { signal });
  signal.addEventListener("abort", () => own?.withdraw());
  if (asksForSelector() && claimAutoOpen()) void open(true);
}
