/**
 * Creates the shopper's first shopping list exactly once. Callers are links marked as empty, the list chooser, other
 * tabs, and pages restored from the back-forward cache.
 *
 *   page A  loaded ── press ─► lock ── request ── created: time is stored ─► unlock
 *   page B   loaded ───── press ─► waits for the lock ───────────────────────► stored after B loaded: list exists
 *   page C                                                       loaded ── its server data is newer than the time
 */
import { done, fault, type Result } from "../base/result";
import { getPath, text } from "../base/values";
import type { GraphqlOperation } from "../contracts/graphql";
import type { IslandContext } from "../contracts/island";
import { isOlder } from "../page/is-older";
import { isUnclear, mutationResult } from "./mutation-result";

/** The specified name of the default list. */
export const DEFAULT_NAME = "Lista zakupowa";
/** Local storage key: the time of the request in milliseconds, and the list's id once it exists. */
const NOTE = "wyspa_default_list";

const make = (settings: string): GraphqlOperation => ({
  document: `mutation { shoppingListCreate(ShoppingListSettingsInput: { ${settings} }) { status id } }`,
  suffix: "?query=createShoppingList",
});

interface ListOptions {
  /** Who sees the list. Default: not sent, so that the platform decides, as the specification's request does. */
  readonly isPublic?: boolean;
  /** Milliseconds for the request; waiting for another tab is not included. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
}

export interface DefaultList {
  /** Empty when the list exists but its id is unknown. */
  readonly id: string;
  /** False when another link, tab or page has created it, with a visibility of its own. */
  readonly isNew: boolean;
}

/** Creates the default list, unless it was created after this page loaded. Never rejects. */
export function makeDefaultList(
  { platform, store, storage: { local } }: Pick<IslandContext, "platform" | "store" | "storage">,
  { isPublic, deadline, signal }: ListOptions,
): Promise<Result<DefaultList>> {
  const settings = `name: "${DEFAULT_NAME}"${isPublic === undefined ? "" : `, public: ${isPublic}`}`;
  const note = (id = "") => local.set(NOTE, `${Date.now()} ${id}`);
  return locked(async () => {
    const [at = 0, id = ""] = local.get(NOTE)?.split(" ") ?? [];
    // A page from the server's cache has no data about this shopper. A time in the future means that the clock was set
    // back.
    const begun = isOlder(store.getState().page) ? 1 : performance.timeOrigin;
    if (Number(at) >= begun && Number(at) <= Date.now()) return done({ id, isNew: false });
    note();
    const answer = mutationResult(await platform.graphql(make(settings), {}, { deadline, tracked: true }));
    // After an unclear answer the list may exist; the next page's data decides.
    if (!answer.ok) {
      if (!isUnclear(answer)) local.remove(NOTE);
      return answer;
    }
    platform.tellTabs("lists");
    const made = text(getPath(answer.data, "id"));
    note(made);
    return done({ id: made, isNew: true });
  }, signal);
}

/**
 * Forgets the stored list, because it does not exist. The next call creates it.
 * @param gone the id of the list that does not exist: a note about another list stays
 */
export function forgetDefaultList(
  { storage: { local } }: Pick<IslandContext, "storage">,
  gone?: string,
): void {
  if (gone === undefined || local.get(NOTE)?.split(" ")[1] === gone) local.remove(NOTE);
}

/** Runs one task at a time across tabs. Web Locks need https; without them each tab runs for itself. */
async function locked(
  task: () => Promise<Result<DefaultList>>,
  signal?: AbortSignal,
): Promise<Result<DefaultList>> {
  try {
    const { locks } = navigator;
    if (locks) return await locks.request("wyspa-default-list", signal ? { signal } : {}, task);
  } catch {
    if (signal?.aborted) return fault("timeout");
    // a document without an origin has no locks
  }
  return task();
}
