import type { Mount } from "../../runtime/contracts/island";
import { reactIsland } from "../../runtime/react/island";
import { announceResults } from "./announce";
import { askShop } from "./ask-shop";
import { listenToField } from "./field";
import { findNodes } from "./nodes";
import { createPanel } from "./panel";
import { SearchPanel } from "./search-panel";
import { searchSession } from "./search-session";
import { showOn } from "./show";
import { texts } from "./texts";

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
  const panel = createPanel(nodes.input, (changed) => searchSession({ ...shop.search, ask, changed }));
  // Runs before the other abort listeners, so that they also undo what closing writes to the server's nodes.
  signal.addEventListener("abort", () => {
    panel.close();
    delete nodes.input.dataset.value;
  });
  const show = showOn(nodes, page.type === "main", t, signal);
  panel.subscribe(() => show(panel.state()));
  announceResults(panel, context, t);
  listenToField(nodes, panel, signal);

  const retry = () => {
    nodes.input.focus();
    panel.session.retry();
  };
  return reactIsland(() => <SearchPanel {...{ panel, show, retry, t }} />)(host, context);
};
