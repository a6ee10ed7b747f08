/**
 * Creates lists. After an unclear answer, it looks for the list by name, so that a second press creates no duplicate.
 */
import { done, type Result } from "../../runtime/base/result";
import { getPath, text } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import { DEFAULT_NAME, forgetDefaultList, makeDefaultList } from "../../runtime/platform/default-list";
import { isUnclear } from "../../runtime/platform/mutation-result";
import { type Answers, isListId } from "./answers";
import { createList } from "./operations";
import { readLists } from "./read-again";
import { addList, knownLists, type List } from "./rows";

/** Milliseconds in which a first list must be created. */
const DEADLINE_MS = 8_000;

/** A new list's id, or the error message. */
export type Made = Promise<{ readonly id: string } | { readonly trouble: string }>;

export interface NewLists {
  /** Creates a list and its rows on the page. */
  create(name: string): Made;
  /** Creates a shopper's first list, public like all lists of the chooser, without rows (contract A 16.3). */
  createFirst(): Made;
}

export function makeNewLists(context: IslandContext, { ask, refresh, t, wordsFor }: Answers): NewLists {
  /** @param known lists from before the request @param missing called when the platform has no such list */
  const settle = async (
    answer: Result<string>,
    name: string,
    known: readonly List[],
    missing = () => {},
  ): Made => {
    let id = answer.ok && isListId(answer.data) ? answer.data : "";
    if (!id && (answer.ok || isUnclear(answer))) {
      const lists = await readLists(context.platform);
      if (!lists) return { trouble: t("shopping-lists.unclear") };
      const isNew = (list: List) => !known.some((one) => one.id === list.id);
      id = lists.find((list) => list.name === name && isNew(list))?.id ?? "";
      if (!id) missing();
    }
    return id ? { id } : { trouble: wordsFor(answer) };
  };
  return {
    async create(name) {
      const known = knownLists();
      const answer = await ask(createList, { name });
      const made = await settle(answer.ok ? done(text(getPath(answer.data, "id"))) : answer, name, known);
      if ("trouble" in made) return made;
      addList({ id: made.id, name, count: 0 });
      void refresh(made.id);
      return made;
    },
    async createFirst() {
      if (!navigator.onLine) return { trouble: t("shopping-lists.offline") };
      const answer = await makeDefaultList(context, { isPublic: true, deadline: DEADLINE_MS });
      return settle(answer, DEFAULT_NAME, [], () => forgetDefaultList(context));
    },
  };
}
