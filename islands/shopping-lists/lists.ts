/** What can be done with shopping lists: each sends one request, and the page's copies of the list follow it. */
import { done, fault, type Result } from "../../runtime/ground/result";
import { dig, text } from "../../runtime/ground/values";
import type { IslandContext } from "../../runtime/islands/contract";
import type { GraphqlOperation, GraphqlValues } from "../../runtime/platform/graphql/operation";
import { changeProducts, createList, readList as reading } from "./operations";
import type { Product } from "./products";
import { addList, readList, writeList } from "./rows";
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
  /** The count as the platform has it now; a newer reading of the same list takes the place of an older one. */
  const refresh = async (id: string) => {
    const answer = await platform.graphql(reading, { id: idOf(id) }, { group: `shopping-list ${id}` });
    if (answer.ok) writeList(readList(id, answer.data.shoppingList));
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
      const answer = await ask(changeProducts(root, products.length), { id: idOf(id), ...values });
      // After a failure, too: nobody knows what it has come to.
      void refresh(id);
      return wordsFor(answer);
    },
    async create(name) {
      const answer = await ask(createList, { name });
      const id = answer.ok ? text(dig(answer.data, "id")) : "";
      if (!id) return { trouble: wordsFor(answer) ?? say("shopping-lists.failed") };
      addList({ id, name, count: 0 });
      void refresh(id);
      return { id };
    },
  };
}
