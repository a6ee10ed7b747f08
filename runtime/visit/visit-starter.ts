/**
 * Loads the visit chunk on first use. When the chunk cannot be loaded, the browser navigates. The next visit or retry
 * signal retries.
 */
import { isSparing } from "../base/is-sparing";
import type { Chunks, Loader } from "../base/loader";
import { once } from "../base/once";
import { onRetrySignal } from "../base/retry";
import { getPath } from "../base/values";
import type { Visits } from "../contracts/visit";
import { isDocumentHere } from "./document-address";
import { navigate } from "./navigate";
import type { VisitNeeds } from "./needs";

export interface VisitStarter extends Visits {
  /** Starts to listen to links, forms and the history, as soon as the chunk can be loaded. Never rejects. */
  follow(): Promise<void>;
}

export function makeVisitStarter(loader: Loader<Chunks>, needs: Omit<VisitNeeds, "fetchPage">): VisitStarter {
  const waiting = new AbortController();
  const visits = once(async () => {
    const { makeVisits } = await loader.load("visit");
    waiting.abort();
    return makeVisits(needs);
  });
  /** Back from a reloaded page to another visit's page: the browser changes the address only. */
  const reloadOther = () => {
    if (!getPath(history.state, "wyspa") || isDocumentHere()) return;
    history.replaceState(null, ""); // a script may change the address on every page: reload once
    location.reload();
  };
  const follow = (): Promise<void> =>
    visits().then(
      (to) => {
        to.follow();
        if (!isSparing(/2g|3g/)) loader.preload("visit-arrival", "prefetch"); // for the first visit
      },
      () => {
        // Until a retry succeeds, links navigate natively.
        reloadOther();
        addEventListener("popstate", reloadOther, { signal: waiting.signal });
        onRetrySignal(follow);
      },
    );
  return {
    async visit(url, options) {
      try {
        return await (await visits()).visit(url, options);
      } catch {
        navigate(url);
        return false;
      }
    },
    follow,
  };
}
