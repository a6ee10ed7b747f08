import type { Mount } from "../../runtime/contracts/island";
import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { tellOpen } from "../../runtime/dom/ends-in-time";
import { reactIsland } from "../../runtime/react/island";
import { announceResults } from "./announce";
import { askShop } from "./ask-shop";
import { closeOnBack } from "./back";
import { listenToField } from "./field";
import { departments, isOff } from "./menu-links";
import { findNodes } from "./nodes";
import { sessionOffers } from "./offers";
import { OPENER, OVERLAY } from "./overlay-marks";
import { createPanel } from "./panel";
import { hasContent } from "./panel-state";
import { remember } from "./recent";
import { SearchPanel } from "./search-panel";
import { searchSession } from "./search-session";
import { showOn } from "./show";
import { texts } from "./texts";
import { addTools } from "./tools";

/**
 * Adds suggestions to the server's search form. Field, button and link stay the server's and are restored at unmount;
 * React renders only the results.
 */
export const mount: Mount = (host, context) => {
  const { signal, store } = context;
  const { page, shop } = store.getState();
  const t = context.texts(texts);
  const nodes = findNodes(host, signal);
  const ask = askShop(context);
  /** Shows what the panel offers before a search. */
  const start = () => panel.offer([...sessionOffers(nodes, context, start), ...departments(context)]);
  const panel = createPanel(nodes.input, (changed) => searchSession({ ...shop.search, ask, changed }), start);
  // Runs before the other abort listeners, so that they also undo what closing writes to the server's nodes.
  signal.addEventListener("abort", () => {
    panel.close();
    delete nodes.input.dataset.value;
  });
  const wasOpened = takeOverlay(host);
  const show = showOn(nodes, page.type === "main", t, signal);
  let isShown = false;
  panel.subscribe(() => {
    const wasShown = isShown;
    isShown = !!panel.state().overlay || (panel.state().open && hasContent(panel.state()));
    if (isShown && !wasShown) tellOpen(nodes.form);
    show(panel.state());
  });
  if (!isOff(context, "clear")) {
    const showTools = addTools(nodes, panel.clear, t, signal);
    panel.subscribe(() => showTools(panel.state()));
    showTools(panel.state());
  }
  announceResults(panel, context, t);
  const searched = (text: string) => {
    if ([...text].length >= shop.search.minLength && !isOff(context, "recent"))
      remember(context.storage.session, text);
  };
  let isFollowed = isOff(context, "back");
  /** At the first overlay, which only phones have. */
  const opened = (close: () => void) => {
    if (!isFollowed) closeOnBack(panel, close, context);
    isFollowed = true;
  };
  listenToField(nodes, panel, { searched, opened, wasOpened }, signal);

  const retry = () => {
    nodes.input.focus();
    panel.session.retry();
  };
  return reactIsland(() => <SearchPanel {...{ panel, show, retry, t }} />)(host, context);
};

/** @returns whether a press has opened the overlay (`early.ts`); from now on, the island sets the page's class */
function takeOverlay(host: HTMLElement): boolean {
  const { classList } = document.documentElement;
  const wasOpened = classList.contains(OVERLAY) && !document.querySelector(`${OPENER}[aria-expanded=true]`);
  if (wasOpened) {
    classList.remove(OVERLAY);
    host.style.minHeight = "";
    dropEmptyStyle(host);
  }
  return wasOpened;
}
