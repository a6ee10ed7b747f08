/**
 * The way to in-place visits: their code comes with the first need for it. Where it cannot be had, the browser navigates,
 * and the next visit asks for the code again.
 */
import type { Chunks, Loader } from "../base/loader";
import { once } from "../base/once";
import type { Visits } from "../contracts/visit";
import { navigate } from "./navigate";
import type { VisitNeeds } from "./needs";

export interface VisitStarter extends Visits {
  /** Links, forms and the history are followed from now on. Never rejects. */
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
        () => {}, // links lead where they always did
      ),
  };
}
