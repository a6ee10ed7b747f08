/** What can be done with shopping lists: each sends one request, and the page's copies of the list follow it. */
import { done, fault, type Result } from "../../runtime/ground/result";
import { dig, text } from "../../runtime/ground/values";
import type { IslandContext } from "../../runtime/islands/contract";
import type { GraphqlOperation, GraphqlValues } from "../../runtime/platform/graphql/operation";
import { changeProducts, createList, readList as reading } from "./operations";
import type { Product } from "./products";
import { addList, knownLists, type List, readList, writeList } from "./rows";
import { type Text, texts } from "./texts";

/** Null = done; else what the shopper is told: the server's own words where it has some, as text. */
type Outcome = Promise<string | null>;

export interface Lists {
  /** @returns the new list's id, or the words for its failure */
  create(name: string): Promise<{ readonly id: string } | { readonly trouble: string }>;
  /** Puts products on a list, or takes them off; its count follows. */
  change(
    root: "addToShoppingList" | "removeFromShoppingList",
    id: string,
    products: readonly Product[],
  ): Outcome;
  /** Any other change of a list. */
  send(operation: GraphqlOperation, values: GraphqlValues): Outcome;
}

/** The page of the lists, whose header names all of them. */
const PAGE = "/shoppinglist.php";

/** Ids are numbers of the platform; one that is none travels as it is. */
export const idOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);

export function makeLists({ platform, texts: bind }: IslandContext): Lists {
  const say = bind<Text>(texts);
  const ask = async (operation: GraphqlOperation, values: GraphqlValues): Promise<Result<unknown>> => {
    const answer = await platform.graphql(operation, values);
    if (!answer.ok) return answer;
    const [body] = Object.values(answer.data);
    return dig(body, "status") === "success" ? done(body) : fault("refused");
  };
  const wordsFor = (answer: Result<unknown>): string | null =>
    answer.ok
      ? null
      : text(answer.code) || say(navigator.onLine ? "shopping-lists.failed" : "shopping-lists.offline");
  /** The list as the platform has it now; a newer reading of the same list takes the place of an older one. */
  const refresh = async (id: string): Promise<List | null> => {
    const answer = await platform.graphql(reading, { id: idOf(id) }, { group: `shopping-list ${id}` });
    const list = answer.ok && answer.data.shoppingList ? readList(id, answer.data.shoppingList) : null;
    if (list) writeList(list);
    return list;
  };
  /** What an unclear answer has come to, by the list's count. Null = done. */
  const judge = (
    answer: Result<unknown>,
    before: number | undefined,
    after: number | undefined,
    by: number,
  ) => {
    if (after === undefined || before === undefined) return say("shopping-lists.unclear-change");
    return after - before === by ? null : wordsFor(answer);
  };

  return {
    send: async (operation, values) => wordsFor(await ask(operation, values)),
    async change(root, id, products) {
      const values = Object.fromEntries(
        products.flatMap((product, n) => [
          [`p${n}`, Number(product.id)],
          [`s${n}`, product.size],
        ]),
      );
      const before = knownLists().find((list) => list.id === id)?.count;
      const answer = await ask(changeProducts(root, products.length), { id: idOf(id), ...values });
      const refreshed = refresh(id);
      if (!isUnclear(answer)) return wordsFor(answer);
      const by = root === "addToShoppingList" ? products.length : -products.length;
      return judge(answer, before, (await refreshed)?.count, by);
    },
    async create(name) {
      const before = knownLists();
      const answer = await ask(createList, { name });
      const made = answer.ok ? text(dig(answer.data, "id")) : "";
      let id = isListId(made) ? made : "";
      if (!id && (answer.ok || isUnclear(answer))) {
        const lists = await readLists(platform);
        if (!lists) return { trouble: say("shopping-lists.unclear") };
        id = lists.find((list) => list.name === name && !before.some((one) => one.id === list.id))?.id ?? "";
      }
      if (!id) return { trouble: wordsFor(answer) ?? say("shopping-lists.failed") };
      addList({ id, name, count: 0 });
      void refresh(id);
      return { id };
    },
  };
}

/** Nobody knows whether the change was carried out: no answer came, or none that can be read. */
const isUnclear = (answer: Result<unknown>): boolean =>
  !answer.ok && !["graphql", "refused"].includes(answer.kind) && (answer.status ?? 500) >= 500;

export const isListId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** The shopper's lists as a page of the shop shows them now; null where no page says so. */
export async function readLists(platform: IslandContext["platform"]): Promise<List[] | null> {
  const page = await platform.readPage(PAGE);
  return page.ok && page.data.querySelector("[data-list_id]") ? knownLists(page.data) : null;
}
