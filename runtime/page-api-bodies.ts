/** The bodies of those page-API functions that give promises: fetched with their first call (design §2). */
import type { PageServices } from "./page-services";
import type { Addition, Basket, BasketActions } from "./platform/basket/basket";
import type { BlockName } from "./platform/blocks";
import { validateObject } from "./platform/client-data/validate-object";
import type { Platform } from "./platform/contract";
import type { Result } from "./platform/result";
import { markBrightness, type Tone } from "./ui/brightness";
import type { Overlays } from "./ui/overlays";
import { type OverlayBodies, overlayBodies } from "./ui/page-api";

const blockNames: readonly BlockName[] = [
  "Basket",
  "Wishlist",
  "Comparers",
  "Projector",
  "Snippets",
  "ToplayersAndWidgets",
];

type Loose = { id?: unknown; size?: unknown; quantity?: unknown; fields?: Addition["fields"] };
type Answer = Promise<Result<Basket | null>>;

export interface PageApiBodies extends OverlayBodies {
  /**
   * Checks an address or another object in one batch (spec §5): false when a required key is empty or the server
   * finds something wrong. True also without an answer: the server checks again. Never rejects.
   */
  validateObject(object: unknown, required?: unknown): Promise<boolean>;
  /** Whether the shop has an account of this e-mail; false also without an answer. Never rejects. */
  clientExists(email: unknown): Promise<boolean>;
  readonly visit: PageServices["visit"];
  /** Rejects with a `ScriptLoadError` (spec §7.8). */
  readonly loadScript: PageServices["loadScript"];
  /** Sets `data-wyspa-tone` by the element's picture (spec §9); null where none can be read. Never rejects. */
  markBrightness(element: unknown): Promise<Tone | null>;
  /** The blocks that came, keyed by name, or false when none did. Never rejects (spec §7.6). */
  storefront(blocks: unknown, options?: { fresh?: boolean }): Promise<Record<string, unknown> | false>;
  /**
   * `wyspa.basket`: lines as `{ id, size = "uniw", quantity = 1, fields }`. The promises resolve to
   * `{ ok: true, data: basket }` or `{ ok: false, kind }`, and reject with a TypeError when the id is missing
   * or the quantity is no number from 0 up.
   */
  readonly basket: {
    add(line: Loose): Answer;
    setQuantity(line: Loose, quantity?: unknown): Answer;
    remove(line: Loose): Answer;
    refresh(): Answer;
  };
}

export function pageApiBodies(
  platform: Platform,
  ui: Overlays,
  services: () => Promise<PageServices>,
): PageApiBodies {
  return {
    ...overlayBodies(ui),
    visit: async (url, options) => (await services()).visit(url, options),
    loadScript: async (name, options) => (await services()).loadScript(name, options),
    validateObject: (object, required) => validateObject(platform.checkClientData, object, required),
    async clientExists(email) {
      const checks = [{ id: "email", type: "email", value: String(email ?? "") }];
      const [verdict] = await platform.checkClientData(checks);
      return verdict?.clientExists === true;
    },
    markBrightness,
    async storefront(blocks, options) {
      const asked = blockNames.filter((name) => Array.isArray(blocks) && blocks.includes(name));
      const results = [...(await platform.storefront(asked, options ?? {}))];
      const good = results.flatMap(([name, result]) => (result.ok ? [[name, result.data]] : []));
      return good.length ? Object.fromEntries(good) : false;
    },
    basket: basketBodies(platform.basket),
  };
}

function basketBodies(actions: BasketActions): PageApiBodies["basket"] {
  const line = ({ id, size }: Loose = {}) => {
    if ((typeof id !== "string" && typeof id !== "number") || id === "")
      throw new TypeError("wyspa.basket: `id` is missing");
    return { id: String(id), size: String(size ?? "uniw") };
  };
  const amount = (value: unknown) => {
    const number = Number(value ?? 1);
    if (!Number.isFinite(number) || number < 0) throw new TypeError(`wyspa.basket: ${value} is no quantity`);
    return number;
  };
  return {
    add: async (given) =>
      actions.add({ ...line(given), quantity: amount(given.quantity), fields: given.fields ?? {} }),
    setQuantity: async (given, quantity = given?.quantity) =>
      actions.setQuantity(line(given), amount(quantity)),
    remove: async (given) => actions.remove(line(given)),
    refresh: actions.refresh,
  };
}
