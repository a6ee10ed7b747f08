/**
 * Turns answers to list changes into outcomes for the shopper.
 *
 *   change ── clear answer ─────────────────────────► outcome from the answer
 *      └───── no answer, or a broken one ── re-read ─┬► outcome from the current data
 *                                                    └► re-read failed: outcome unknown
 */
import { fault, type Result } from "../../runtime/base/result";
import { text } from "../../runtime/base/values";
import type { GraphqlOperation, GraphqlValues } from "../../runtime/contracts/graphql";
import type { IslandContext } from "../../runtime/contracts/island";
import { type ReadList, readList, writeList } from "../../runtime/dom/list-rows";
import { isUnclear, mutationResult } from "../../runtime/platform/mutation-result";
import { renewLists } from "../../runtime/platform/read-lists";
import { readList as readListOperation } from "./operations";
import { type Text, texts } from "./texts";

/** `null` = success; otherwise the error message, preferably the server's own text. */
export type Outcome = Promise<string | null>;

export const isListId = (id: string): boolean => /^\d{1,15}$/.test(id);
/** Ids are numbers on the platform; any other id is sent as text. */
export const idOf = (id: string) => (isListId(id) ? Number(id) : id);

export type Answers = ReturnType<typeof makeAnswers>;

export function makeAnswers({ platform, texts: bind }: IslandContext) {
  const t = bind<Text>(texts);
  const ask = async (operation: GraphqlOperation, values: GraphqlValues): Promise<Result<unknown>> => {
    // Offline, no request is sent, so the outcome is clear.
    if (!navigator.onLine) return fault("refused");
    const answer = mutationResult(await platform.graphql(operation, values));
    if (answer.ok || isUnclear(answer)) platform.tellTabs("lists");
    return answer;
  };
  const messageFor = (answer: Result<unknown>): string =>
    (!answer.ok && text(answer.code)) ||
    t(navigator.onLine ? "shopping-lists.failed" : "shopping-lists.offline");
  /** Reads the list's current data; a newer read of the same list aborts an older one. */
  const refresh = async (id: string): Promise<ReadList | null> => {
    const answer = await platform.graphql(
      readListOperation,
      { id: idOf(id) },
      { group: `shopping-list ${id}` },
    );
    const list = answer.ok ? readList(id, answer.data.shoppingList) : null;
    if (list) writeList(list);
    // The shop's page of lists has every count, and no list that was deleted meanwhile.
    else if (answer.ok || answer.kind !== "aborted") void renewLists(platform);
    return list;
  };
  /** @param look re-reads whether the change exists; `null` = unknown */
  const settle = async (answer: Result<unknown>, look: () => Promise<boolean | null>): Outcome => {
    const isDone = isUnclear(answer) ? await look() : answer.ok;
    if (isDone === null) return t("shopping-lists.unclear-change");
    return isDone ? null : messageFor(answer);
  };
  return { ask, refresh, t, settle, wordsFor: messageFor };
}
