/**
 * What answers to changes come to.
 *
 *   change ── clear answer ──────────────────────────► what it says is told
 *      └───── no answer, or a broken one ── read again ─┬► what is there now is told
 *                                                       └► nothing can be read: nobody knows, and that is told
 */
import { fault, type Result } from "../../runtime/base/result";
import { text } from "../../runtime/base/values";
import type { GraphqlOperation, GraphqlValues } from "../../runtime/contracts/graphql";
import type { IslandContext } from "../../runtime/contracts/island";
import { isUnclear, mutationResult } from "../../runtime/dom/mutation-result";
import { readList as reading } from "./operations";
import { type List, readList, writeList } from "./rows";
import { type Text, texts } from "./texts";

/** Null = done; else what the shopper is told: the server's own words where it has some, as text. */
export type Outcome = Promise<string | null>;

export const isListId = (id: string): boolean => /^\d{1,15}$/.test(id);
/** Ids are numbers of the platform; one that is none travels as it is. */
export const idOf = (id: string) => (isListId(id) ? Number(id) : id);

export type Answers = ReturnType<typeof makeAnswers>;

export function makeAnswers({ platform, texts: bind }: IslandContext) {
  const t = bind<Text>(texts);
  const ask = async (operation: GraphqlOperation, values: GraphqlValues): Promise<Result<unknown>> =>
    // What is never sent is clear.
    navigator.onLine ? mutationResult(await platform.graphql(operation, values)) : fault("refused");
  const wordsFor = (answer: Result<unknown>): string =>
    (!answer.ok && text(answer.code)) ||
    t(navigator.onLine ? "shopping-lists.failed" : "shopping-lists.offline");
  /** The list as the platform has it now; a newer reading of the same list takes the place of an older one. */
  const refresh = async (id: string): Promise<Required<List> | null> => {
    const answer = await platform.graphql(reading, { id: idOf(id) }, { group: `shopping-list ${id}` });
    const list = answer.ok ? readList(id, answer.data.shoppingList) : null;
    if (list) writeList(list);
    return list;
  };
  /** @param look says whether the change is there; null where that cannot be seen */
  const settle = async (answer: Result<unknown>, look: () => Promise<boolean | null>): Outcome => {
    const isDone = isUnclear(answer) ? await look() : answer.ok;
    if (isDone === null) return t("shopping-lists.unclear-change");
    return isDone ? null : wordsFor(answer);
  };
  return { ask, refresh, t, settle, wordsFor };
}
