/** The platform as islands and themes see it. The transport (ky) is fetched when the first request needs it. */

import type { IslandContext } from "../islands/contract";
import type { Kernel } from "../kernel";
import type { Basket, BasketActions } from "./basket/basket";
import { basketFromStorefront } from "./basket/from-storefront";
import { keepBasket } from "./basket/keep-basket";
import type { Platform } from "./contract";
import { bag, parseJson } from "./json";
import type { SendReport } from "./report";
import { fault, type Result } from "./result";
import { makeStorefront } from "./storefront-data";
import type { Transport, TransportNeeds } from "./transport";

/** Hears the headers of every answer of the platform: some announce tracking events (spec §4). */
export type Heard = (headers: Headers | undefined) => void;

export function makePlatform(
  kernel: Kernel,
  storage: IslandContext["storage"],
  report: SendReport,
  heard: Heard,
): Platform {
  const { store } = kernel;
  const transport = async (): Promise<Transport> => {
    const module = (await kernel.chunks.load("transport")) as {
      makeTransport(needs: TransportNeeds): Transport;
    };
    made ??= module.makeTransport({
      store,
      storage,
      heard,
      readBasket: () => basket.refresh(),
      basketIn: (text) => basketFromStorefront(bag(parseJson(text)).Basket),
    });
    return made;
  };
  let made: Transport | undefined;

  /** Uses the transport; a page that cannot fetch it has no network to speak of. */
  const through = async <Data>(
    use: (transport: Transport) => Promise<Result<Data>>,
  ): Promise<Result<Data>> => {
    try {
      return await use(await transport());
    } catch {
      return fault("network");
    }
  };

  const storefront = makeStorefront(kernel, (blocks) => through((http) => http.storefront(blocks)), report);
  const basket = keepBasket(kernel, storage, storefront, () => through((http) => http.basketByGraphql()));
  const change = async (use: (transport: Transport) => Promise<Result<Basket | null>>) => {
    const result = await through(use);
    if (result.ok) basket.tellTabs();
    return result;
  };
  const actions: BasketActions = {
    add: (addition) => change((http) => http.basket.add(addition)),
    setQuantity: (line, quantity) => change((http) => http.basket.setQuantity(line, quantity)),
    remove: (line) => change((http) => http.basket.setQuantity(line, 0)),
    refresh: basket.refresh,
  };

  return {
    storefront,
    graphql: (operation, values, options) => through((http) => http.graphql(operation, values, options)),
    basket: actions,
    async checkClientData(checks, options) {
      try {
        return await (await transport()).checkClientData(checks, options);
      } catch {
        return checks.map(() => null); // no transport: no result
      }
    },
  };
}
