/** What can be done with shopping lists: each sends one request, and the page's copies of the list follow it. */
import { done, fault, type Result } from "../../runtime/ground/result";
import { dig, text } from "../../runtime/ground/values";
import type { IslandContext } from "../../runtime/islands/contract";
import type { GraphqlOperation, GraphqlValues } from "../../runtime/platform/graphql/operation";
import { changeProducts, createList, deleteList, readList as reading, renameList } from "./operations";
import type { Product } from "./products";
import { addList, dropList, readList, writeList } from "./rows";
import { type Text, texts } from "./texts";

/** Null = done; else what the shopper is told: the server's own words where it has some, as text. */
type Outcome = Promise<string | null>;

export interface Lists {
  /** @returns the new list's id, or the words for its failure */
  create(name: string): Promise<{ readonly id: string } | { readonly trouble: string }>;
  add(id: string, products: readonly Product[]): Outcome;
  remove(id: string, products: readonly Product[]): Outcome;
  rename(id: string, name: string, isPublic: boolean): Outcome;
  drop(id: string): Outcome;
}

/** Ids are numbers of the platform; one that is none travels as it is. */
const idOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);

export function makeLists(context: IslandContext): Lists {
  const { platform } = context;
  const say = context.texts<Text>(texts);

  const send = async (operation: GraphqlOperation, values: GraphqlValues): Promise<Result<unknown>> => {
    const answer = await platform.graphql(operation, values);
    if (!answer.ok) return answer;
    const [body] = Object.values(answer.data);
    return dig(body, "status") === "success" ? done(body) : fault("refused");
  };
  const wordsFor = (answer: Result<unknown>): string | null => {
    if (answer.ok) return null;
    const own = text(answer.code);
    return own || say(navigator.onLine ? "shopping-lists.failed" : "shopping-lists.offline");
  };
  /** Counts as the platform has them now; a newer reading of the same list takes the place of an older one. */
  const refresh = async (id: string) => {
    const answer = await platform.graphql(reading, { id: idOf(id) }, { group: `shopping-list ${id}` });
    if (answer.ok) writeList(readList(id, answer.data.shoppingList));
  };
  const change = async (
    root: Parameters<typeof changeProducts>[0],
    id: string,
    products: readonly Product[],
  ) => {
    const values = Object.fromEntries(
      products.flatMap(({ id: product, size }, n) => [
        [`p${n}`, Number(product)],
        [`s${n}`, size],
      ]),
    );
    const trouble = wordsFor(await send(changeProducts(root, products.length), { id: idOf(id), ...values }));
    // After a failure, too: nobody knows what it has come to.
    void refresh(id);
    return trouble;
  };

  return {
    add: (id, products) => change("addToShoppingList", id, products),
    remove: (id, products) => change("removeFromShoppingList", id, products),
    async create(name) {
      const answer = await send(createList, { name });
      const id = answer.ok ? text(dig(answer.data, "id")) : "";
      if (!id) return { trouble: wordsFor(answer) ?? say("shopping-lists.failed") };
      addList({ id, name, count: 0 });
      void refresh(id);
      return { id };
    },
    async rename(id, name, isPublic) {
      const trouble = wordsFor(await send(renameList, { id: idOf(id), name, public: isPublic }));
      if (!trouble) writeList({ id, name });
      return trouble;
    },
    async drop(id) {
      const trouble = wordsFor(await send(deleteList, { id: idOf(id) }));
      if (!trouble) dropList(id);
      return trouble;
    },
  };
}
