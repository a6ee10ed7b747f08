/** Changes shopping lists: each method sends one request, and the page's copies of the list are updated. */
import type { IslandContext } from "../../runtime/contracts/island";
import { forgetDefaultList } from "../../runtime/platform/default-list";
import { readLists } from "../../runtime/platform/read-lists";
import { idOf, makeAnswers, type Outcome } from "./answers";
import { makeNewLists, type NewLists } from "./new-lists";
import { changeProducts, deleteList, renameList } from "./operations";
import type { Product } from "./products";
import { readProducts } from "./read-again";

export interface Lists extends NewLists {
  /** Adds or removes products, and updates the list's count. */
  change(
    root: "addToShoppingList" | "removeFromShoppingList",
    id: string,
    products: readonly Product[],
  ): Outcome;
  /** @param wasShared what the list was before: after an unclear answer a page may not tell what it is now */
  rename(id: string, name: string, isShared: boolean, wasShared: boolean): Outcome;
  remove(id: string): Outcome;
}

export function makeLists(context: IslandContext): Lists {
  const { platform } = context;
  const answers = makeAnswers(context);
  const { ask, refresh, settle } = answers;
  return {
    ...makeNewLists(context, answers),
    async change(root, id, products) {
      const values = Object.fromEntries(
        products.flatMap((product, n) => [
          [`p${n}`, Number(product.id)],
          [`s${n}`, product.size],
        ]),
      );
      const answer = await ask(changeProducts(root, products.length), { id: idOf(id), ...values });
      const refreshed = refresh(id);
      return settle(answer, async () => {
        const list = await refreshed;
        const held = list && (await readProducts(platform, list));
        if (!held) return null;
        const isHeld = (product: Product) =>
          held.some(({ id, size }) => id === product.id && size === product.size);
        return root === "addToShoppingList" ? products.every(isHeld) : !products.some(isHeld);
      });
    },
    async rename(id, name, isShared, wasShared) {
      const answer = await ask(renameList, { id: idOf(id), name, public: isShared });
      return settle(answer, async () => {
        const list = await refresh(id);
        if (list?.name !== name || isShared === wasShared) return list && list.name === name;
        const held = (await readLists(platform))?.find((one) => one.id === id)?.isShared;
        return held === undefined ? null : held === isShared;
      });
    },
    async remove(id) {
      const answer = await ask(deleteList, { id: idOf(id) });
      const trouble = await settle(answer, async () => {
        const lists = await readLists(platform);
        return lists && !lists.some((list) => list.id === id);
      });
      if (!trouble) forgetDefaultList(context, id);
      return trouble;
    },
  };
}
