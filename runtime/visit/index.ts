/**
 * Chunk `visit`: in-place navigation by links, forms and the history (contract A 20).
 * The browser navigates when a visit is not possible.
 */

import type { Visits } from "../contracts/visit";
import { fetchPage } from "../platform/fetch-page";
import { isHere } from "./addresses";
import { type Engine, makeEngine } from "./engine";
import { entryOf } from "./entry";
import { makeEntryPages } from "./entry-pages";
import { followPage } from "./follow";
import { addressAtStart } from "./moved-early";
import { navigate } from "./navigate";
import type { VisitNeeds } from "./needs";

export type { VisitNeeds } from "./needs";

export interface FollowingVisits extends Visits {
  /** Listens to links, forms and the history; further calls are no-ops. */
  follow(): void;
}

export function makeVisits(needs: Omit<VisitNeeds, "fetchPage">): FollowingVisits {
  let made: Engine | undefined;
  let follows = false;
  const first = { entry: entryOf(history.state), url: addressAtStart() };
  const pages = makeEntryPages(first);
  const engine = () => {
    // Both files load while the page is fetched.
    for (const file of [needs.gate(), needs.arrival()]) (file as Promise<unknown>).catch(() => {});
    made ??= makeEngine({ ...needs, fetchPage }, first, pages);
    return made;
  };
  const start: Engine["visit"] = async (address, options, from) => {
    try {
      return await engine().visit(address, options, from);
    } catch {
      navigate(address);
      return false;
    }
  };
  const follow = () => {
    if (follows) return;
    follows = true;
    followPage({
      engine,
      made: () => made,
      isElsewhere: () => !!first.entry || !(pages.isOfShown() || isHere(first.url)),
      start,
    });
  };

  return {
    follow,
    visit(address, options = {}) {
      follow();
      return start(address, options);
    },
  };
}
