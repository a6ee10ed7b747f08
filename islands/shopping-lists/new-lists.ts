/**
 * Creates lists. After an unclear answer, it looks for the list by name, so that a second press creates no duplicate.
 */
import { done, type Result } from "../../runtime/base/result";
import { getPath, text } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import { addList, knownLists, type List } from "../../runtime/dom/list-rows";
import { DEFAULT_NAME, forgetDefaultList, makeDefaultList } from "../../runtime/platform/default-list";
import { isUnclear } from "../../runtime/platform/mutation-result";
import { readLists } from "../../runtime/platform/read-lists";
import { type Answers, isListId } from "./answers";
import { createList } from "./operations";

/** Milliseconds in which a first list must be created. */
const DEADLINE_MS = 8_000;

/** A new list, or the error message. A list that existed before has its name and count. */
export type Made = Promise<List | { readonly trouble: string }>;

export interface NewLists {
  /** Creates a list and its rows on the page. */
  create(name: string, isShared: boolean): Made;
  /** Creates a shopper's first list, without rows (contract A 16.3). */
  createFirst(isShared: boolean): Made;
}

export function makeNewLists(context: IslandContext, { ask, refresh, t, wordsFor }: Answers): NewLists {
  /** The first list that another page has created; `undefined` when the shopper does not have it any more. */
  const stillThere = async (id: string): Promise<List | undefined> => {
    const lists = await readLists(context.platform);
    if (!lists) return { id };
    return lists.find((list) => list.id === id) ?? lists.find((list) => list.name === DEFAULT_NAME);
  };
  /** @param known lists from before the request @param missing called when the platform has no such list */
  const settle = async (
    answer: Result<List>,
    name: string,
    known: readonly List[],
    missing = () => {},
  ): Made => {
    if (answer.ok && isListId(answer.data.id)) return answer.data;
    if (answer.ok || isUnclear(answer)) {
      const lists = await readLists(context.platform);
      if (!lists) return { trouble: t("shopping-lists.unclear") };
      const isNew = (list: List) => !known.some((one) => one.id === list.id);
      const found = lists.find((list) => list.name === name && isNew(list));
      if (found) return { id: found.id, isShared: found.isShared };
      missing();
    }
    return { trouble: wordsFor(answer) };
  };
  return {
    async create(name, isShared) {
      const known = knownLists();
      const answer = await ask(createList, { name, public: isShared });
      const read = answer.ok ? done({ id: text(getPath(answer.data, "id")), isShared }) : answer;
      const made = await settle(read, name, known);
      if ("trouble" in made) return made;
      addList({ ...made, name, count: 0 });
      void refresh(made.id);
      return made;
    },
    async createFirst(isShared) {
      if (!navigator.onLine) return { trouble: t("shopping-lists.offline") };
      const make = () => makeDefaultList(context, { isPublic: isShared, deadline: DEADLINE_MS });
      let answer = await make();
      if (answer.ok && !answer.data.isNew && answer.data.id) {
        const found = await stillThere(answer.data.id);
        if (found) return found;
        // The list was deleted, or belongs to another account.
        forgetDefaultList(context, answer.data.id);
        answer = await make();
      }
      const read = answer.ok
        ? done({ id: answer.data.id, isShared: answer.data.isNew ? isShared : undefined })
        : answer;
      return settle(read, DEFAULT_NAME, [], () => forgetDefaultList(context));
    },
  };
}
