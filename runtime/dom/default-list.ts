/**
 * Makes the shopper's first shopping list once, whoever asks for it: links that are marked as empty, the chooser of lists,
 * other tabs, a page that comes back from the back-forward cache.
 *
 *   page A  begun ─── press ─► lock ── request ── made: the time is noted ─► unlock
 *   page B   begun ────── press ─► waits for the lock ────────────────────────► noted after B was begun: it is there
 *   page C                                                        begun ── what the server says of lists is newer
 */
import { done, fault, type Result } from "../base/result";
import { getPath, text } from "../base/values";
import type { GraphqlOperation } from "../contracts/graphql";
import type { IslandContext } from "../contracts/island";
import { isUnclear, mutationResult } from "./mutation-result";

/** The name by the specification (spec §3). */
export const DEFAULT_NAME = "Lista zakupowa";
/** In the browser's storage: when the list was asked for, in milliseconds, and its id once it is there. */
const NOTE = "wyspa_default_list";

const make = (settings: string): GraphqlOperation => ({
  document: `mutation { shoppingListCreate(ShoppingListSettingsInput: { ${settings} }) { status id } }`,
  suffix: "?query=createShoppingList",
});

interface Wish {
  readonly isPublic?: boolean;
  /** Milliseconds for the request; waiting for another tab comes on top. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
}

/**
 * Makes the default list, unless it was made since this page was begun. Never rejects.
 * @returns the list's id; empty where it is there, but its id is not known
 */
export function makeDefaultList(
  { platform, store, storage: { local } }: Pick<IslandContext, "platform" | "store" | "storage">,
  { isPublic = false, deadline, signal }: Wish,
): Promise<Result<string>> {
  const settings = `name: "${DEFAULT_NAME}"${isPublic ? ", public: true" : ""}`;
  const note = (id = "") => local.set(NOTE, `${Date.now()} ${id}`);
  return locked(async () => {
    const [at = 0, id = ""] = local.get(NOTE)?.split(" ") ?? [];
    // A page of the cache says nothing of this shopper. A time to come is a clock that was set back.
    const begun = store.getState().page.cached ? 1 : performance.timeOrigin;
    if (Number(at) >= begun && Number(at) <= Date.now()) return done(id);
    note();
    const answer = mutationResult(await platform.graphql(make(settings), {}, { deadline, tracked: true }));
    // After an unclear answer nobody knows, and the next page will say.
    if (!answer.ok) {
      if (!isUnclear(answer)) local.remove(NOTE);
      return answer;
    }
    const made = text(getPath(answer.data, "id"));
    note(made);
    return done(made);
  }, signal);
}

/** The platform's pages show that there is none: the next wish makes it. */
export const forgetDefaultList = ({ storage: { local } }: Pick<IslandContext, "storage">): void =>
  local.remove(NOTE);

/** One tab at a time. Support: without locks (a page without https) each tab for itself. */
async function locked(task: () => Promise<Result<string>>, signal?: AbortSignal): Promise<Result<string>> {
  try {
    const { locks } = navigator;
    if (locks) return await locks.request("wyspa-default-list", signal ? { signal } : {}, task);
  } catch {
    if (signal?.aborted) return fault("timeout");
    // a document without an origin has no locks
  }
  return task();
}
