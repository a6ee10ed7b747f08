/**
 * In-place navigation (spec §2, §7.7; contract A 20): follows links, forms and the history. A chunk of its own, with what
 * a visit does; where a visit is not possible the browser navigates.
 */

import type { Visits } from "../contracts/visit";
import { fetchPage } from "../platform/fetch-page";
import { type Engine, makeEngine } from "./engine";
import { entryOf } from "./entry";
import { followPage } from "./follow";
import { navigate } from "./navigate";
import type { VisitNeeds } from "./needs";

export type { VisitNeeds } from "./needs";

export interface FollowingVisits extends Visits {
  /**
   * Follows links, forms and the history from now on. Called once, when the page is idle; at once where
   * `history.state` has a `wyspa` of ours, because Back may come first.
   */
  follow(): void;
}

export function makeVisits(needs: Omit<VisitNeeds, "fetchPage">): FollowingVisits {
  let made: Engine | undefined;
  let follows = false;
  const first = { entry: entryOf(history.state), url: location.href };
  // After a reload, Back has come before this code: the address is another page's already, and nobody has heard.
  if (first.entry && first.entry.id !== entryOf(needs.began)?.id) location.reload();
  const engine = () => {
    needs.gate().catch(() => {}); // on its way while the page is fetched
    made ??= makeEngine({ ...needs, fetchPage }, first);
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
    followPage({ engine, made: () => made, isVisited: !!first.entry, start });
  };

  return {
    follow,
    visit(address, options = {}) {
      follow();
      return start(address, options);
    },
  };
}
