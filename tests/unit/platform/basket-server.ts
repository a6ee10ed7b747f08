/** A shop's basket behind /basketchange.php, in one of the two manners that `set_quantity` may have. */
import type { Basket, BasketActions, BasketLine } from "../../../runtime/platform/basket/basket";
import { changeBasket } from "../../../runtime/platform/basket/change-basket";
import { done, fault, type Result } from "../../../runtime/platform/result";
import type { WyspaStore } from "../../../runtime/store/contract";
import { newStore, storageWith } from "./support";

export type Manner = "adds" | "sets";
/** Quantities by `id size`. */
export type Held = Readonly<Record<string, number>>;

export interface Shop {
  readonly actions: Pick<BasketActions, "add" | "setQuantity">;
  readonly store: WyspaStore;
  readonly session: ReturnType<typeof storageWith>;
  /** What the server holds now. */
  held(): Held;
  /** The forms that came in, in order. */
  readonly forms: readonly URLSearchParams[];
  /** The most changes that were on their way at one time. */
  mostAtOnce(): number;
  /** The next change, or reading, fails with this. */
  refuse(result: Result<string>): void;
  blind(): void;
}

/** What a shopkeeper's scale shows: nothing behind the fourth decimal. */
const weighed = (quantity: number) => Math.round(quantity * 10_000) / 10_000;

export function shop(
  manner: Manner,
  start: Held = {},
  { limit = Number.POSITIVE_INFINITY, known = {} }: { limit?: number; known?: Record<string, string> } = {},
): Shop {
  const held = new Map(Object.entries(start).filter(([, quantity]) => quantity > 0));
  const store = newStore();
  const session = storageWith(known);
  const forms: URLSearchParams[] = [];
  let [now, most, blind] = [0, 0, false];
  let refusal: Result<string> | null = null;

  const basket = (): Basket => {
    const lines = [...held].map(([key, quantity]) => {
      const [id = "", size = ""] = key.split(" ");
      return { key, id, size, quantity } as BasketLine;
    });
    return { lines, count: lines.length } as unknown as Basket;
  };
  const read = async (): Promise<Result<Basket | null>> => {
    await Promise.resolve();
    if (blind) {
      blind = false;
      return fault("network");
    }
    store.setState({ basket: { status: "current", basket: basket(), source: "storefront" } });
    return done(basket());
  };
  store.setState({ basket: { status: "current", basket: basket(), source: "storefront" } });

  const change = (form: URLSearchParams) => {
    const key = `${form.get("product[0]")} ${form.get("size[0]")}`;
    const given = Number(form.get("set_quantity[0]"));
    const before = manner === "adds" ? (held.get(key) ?? 0) : 0;
    if (given) held.set(key, Math.min(limit, weighed(before + given)));
    else held.delete(key);
  };

  const actions = changeBasket({
    http: {
      get: async () => fault("status", { status: 404 }),
      async post(url, { body }) {
        most = Math.max(most, ++now);
        for (let turn = 0; turn < 4; turn++) await Promise.resolve(); // on its way
        now--;
        const form = new URLSearchParams(body);
        forms.push(form);
        if (url !== "/basketchange.php?type=multiproduct") return fault("status", { status: 404 });
        const refused = refusal;
        refusal = null;
        if (refused) return refused;
        change(form);
        return done("{}");
      },
    },
    store,
    storage: { session, local: storageWith() },
    readBasket: read,
    peekBasket: async () => basket(),
  });

  return {
    actions,
    store,
    session,
    forms,
    held: () => Object.fromEntries(held),
    mostAtOnce: () => most,
    refuse(result) {
      refusal = result;
    },
    blind() {
      blind = true;
    },
  };
}

export const manners: readonly Manner[] = ["adds", "sets"];
