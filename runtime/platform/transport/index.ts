/**
 * The transport chunk: ky, and everything that needs it. Fetched beside the first island that asks the
 * platform for something, or with the first later request (design §3).
 */
import type { IslandContext } from "../../islands/contract";
import type { Basket, BasketActions } from "../basket/basket";
import type { BlockName } from "../blocks";
import type { CheckClientData } from "../client-data/client-data";
import type { Platform } from "../contract";
import { requestPage, storefrontBody } from "../first-request";
import { makeGraphql } from "../graphql/graphql";
import type { Heard } from "../platform";
import { done, fault, type Result } from "../result";
import { makeHttp } from "./http";

export interface TransportNeeds {
  readonly store: IslandContext["store"];
  readonly storage: IslandContext["storage"];
  readonly heard: Heard;
  /** Reads the Basket block afresh and shows it. */
  readBasket(): Promise<Result<Basket | null>>;
  /** The basket in the text of a get.php answer. */
  basketIn(text: string): Basket | null;
}

export interface Transport {
  storefront(blocks: readonly BlockName[]): Promise<Result<string>>;
  basketByGraphql(): Promise<Result<Basket | null>>;
  readonly graphql: Platform["graphql"];
  readonly basket: Pick<BasketActions, "add" | "setQuantity">;
  readonly checkClientData: CheckClientData;
}

export function makeTransport({ store, storage, heard, readBasket, basketIn }: TransportNeeds): Transport {
  const http = makeHttp(heard);
  const storefront: Transport["storefront"] = (blocks) =>
    http.post("/ajax/get.php", {
      body: storefrontBody(blocks, requestPage(store.getState().page.view)),
      type: "application/x-www-form-urlencoded",
      repeatable: true,
    });
  let changing: Promise<Transport["basket"]> | undefined;
  /** Comes after the transport, ahead of the first click: searching and reading do without it. */
  const changes = () =>
    (changing ??= import("../basket/change-basket").then(({ changeBasket }) =>
      changeBasket({
        http,
        store,
        storage,
        readBasket,
        async peekBasket() {
          const answer = await storefront(["Basket"]);
          return answer.ok ? basketIn(answer.data) : null;
        },
      }),
    ));
  changes().catch(() => {
    changing = undefined; // the first change tries again
  });
  const graphql = makeGraphql(http, () => store.getState().shop);
  return {
    graphql,
    storefront,
    async basketByGraphql() {
      const { basketFromGraphql, basketQuery } = await import("../basket/from-graphql");
      const answer = await graphql(basketQuery, {}, { group: "basket" });
      if (!answer.ok) return answer;
      const basket = basketFromGraphql(answer.data);
      return basket ? done(basket) : fault("format");
    },
    checkClientData: async (...asked) =>
      (await import("../client-data/check")).makeChecks(http, graphql)(...asked),
    basket: {
      add: async (line) => (await changes()).add(line),
      setQuantity: async (line, quantity) => (await changes()).setQuantity(line, quantity),
    },
  };
}
