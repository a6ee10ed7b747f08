/**
 * Loads the visit chunk on first use. When the chunk cannot be loaded, the browser navigates, and the next visit
 * retries.
 */
import type { Chunks, Loader } from "../base/loader";
import { once } from "../base/once";
import type { Visits } from "../contracts/visit";
import { navigate } from "./navigate";
import type { VisitNeeds } from "./needs";

export interface VisitStarter extends Visits {
  /** Starts to listen to links, forms and the history. Never rejects. */
  follow(): Promise<void>;
}

export function makeVisitStarter(loader: Loader<Chunks>, needs: Omit<VisitNeeds, "fetchPage">): VisitStarter {
  const visits = once(async () => (await loader.load("visit")).makeVisits(needs));
  return {
    async visit(url, options) {
      try {
        return await (await visits()).visit(url, options);
      } catch {
        navigate(url);
        return false;
      }
    },
    follow: () =>
      visits().then(
        ({ follow }) => follow(),
        () => {}, // links navigate natively
      ),
  };
}
