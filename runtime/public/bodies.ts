import type { Result } from "../base/result";
import type { App } from "../contracts/app";
import type { Addition, Basket, BasketActions, Changed, LineRef } from "../contracts/basket";
import type { BlockName } from "../contracts/blocks";
import type { ScriptLoader } from "../contracts/gate";
import type { Passkeys } from "../contracts/passkeys";
import { validateObject } from "../platform/client-data/validate-object";
import type { Tone } from "./brightness";
import { type OverlayBodies, overlayBodies } from "./overlays";

const blockNames: readonly BlockName[] = [
  "Basket",
  "Wishlist",
  "Comparers",
  "Projector",
  "Snippets",
  "ToplayersAndWidgets",
];

type Loose = {
  id?: unknown;
  size?: unknown;
  quantity?: unknown;
  fields?: Addition["fields"];
  additional?: unknown;
  forPoints?: unknown;
};

export interface PageApiBodies extends OverlayBodies {
  /**
   * Checks an address or another object in one batch. False when a required key is empty or missing (ruling 27) or the
   * server finds an error. Also true without an answer, because the server checks again. Never rejects.
   */
  validateObject(object: unknown, required?: unknown): Promise<boolean>;
  /** Whether the shop has an account with this e-mail address; also false without an answer. Never rejects. */
  clientExists(email: unknown): Promise<boolean>;
  readonly visit: App["visits"]["visit"];
  /** Rejects with a `ScriptLoadError`. */
  readonly loadScript: ScriptLoader["loadScript"];
  /**
   * Sets `data-wyspa-tone` by the brightness of the element's image; `null` when no image is readable. Never rejects.
   */
  markBrightness(element: unknown): Promise<Tone | null>;
  /** The received blocks by name, or `false` when no block was received. Never rejects. */
  storefront(blocks: unknown, options?: { fresh?: boolean }): Promise<Record<string, unknown> | false>;
  /**
   * `wyspa.basket`: lines as `{ id, size = "uniw", quantity = 1, fields }`. `additional` and `forPoints` identify
   * lines other than the plain one of a product and size. The promises resolve to `{ ok: true, data: basket }` or `{
   * ok: false, kind, message?, basket? }`. They reject with a TypeError when the id is missing or the quantity is not
   * a number from 0 up.
   */
  readonly basket: {
    add(line: Loose): Promise<Changed>;
    setQuantity(line: Loose, quantity?: unknown): Promise<Changed>;
    remove(line: Loose): Promise<Changed>;
    refresh(): Promise<Result<Basket | null>>;
  };
  /** `wyspa.passkeys`: both reject with a `PasskeyError`, or when their code cannot be loaded. */
  readonly passkeys: Pick<Passkeys, "login" | "register">;
}

export function pageApiBodies({ boot, platform, overlays, visits, openGate }: App): PageApiBodies {
  return {
    ...overlayBodies(overlays),
    visit: visits.visit,
    loadScript: async (name, options) => (await openGate()).loadScript(name, options),
    validateObject: (object, required) => validateObject(platform.checkClientData, object, required, "empty"),
    async clientExists(email) {
      const checks = [{ id: "email", type: "email", value: String(email ?? "") }];
      const [verdict] = await platform.checkClientData(checks);
      return verdict?.clientExists === true;
    },
    /** Also `null` when the chunk cannot be loaded. */
    markBrightness: (element) =>
      boot.loader.load("brightness").then(
        ({ markBrightness }) => markBrightness(element),
        () => null,
      ),
    async storefront(blocks, options) {
      const asked = blockNames.filter((name) => Array.isArray(blocks) && blocks.includes(name));
      const results = [...(await platform.storefront(asked, options ?? {}))];
      const good = results.flatMap(([name, result]) => (result.ok ? [[name, result.data]] : []));
      return good.length ? Object.fromEntries(good) : false;
    },
    basket: basketBodies(platform.basket),
    passkeys: {
      login: async (options) => (await platform.passkeys()).login(options),
      register: async (input, options) => (await platform.passkeys()).register(input, options),
    },
  };
}

function basketBodies(actions: BasketActions): PageApiBodies["basket"] {
  const line = ({ id, size }: Loose = {}) => {
    if ((typeof id !== "string" && typeof id !== "number") || id === "")
      throw new TypeError("Wyspa: `id` is missing in a call of wyspa.basket. Pass the product's number.");
    return { id: String(id), size: String(size ?? "uniw") };
  };
  const lineOf = (given: Loose): LineRef => ({
    ...line(given),
    ...(given.additional ? { additional: String(given.additional) } : {}),
    ...(given.forPoints ? { forPoints: true } : {}),
  });
  const amount = (value: unknown) => {
    const given = value ?? 1;
    // `Number` would read "", false and [] as 0, and 0 removes a line.
    const isReadable = typeof given === "number" || (typeof given === "string" && /\d/.test(given));
    const number = isReadable ? Number(given) : Number.NaN;
    if (!Number.isFinite(number) || number < 0)
      throw new TypeError(
        `Wyspa: \`quantity\` is ${value} in a call of wyspa.basket. Pass a number from 0 up.`,
      );
    return number;
  };
  return {
    add: async (given) =>
      actions.add({ ...line(given), quantity: amount(given.quantity), fields: given.fields ?? {} }),
    setQuantity: async (given, quantity = given?.quantity) =>
      actions.setQuantity(lineOf(given), amount(quantity)),
    remove: async (given) => actions.remove(lineOf(given)),
    refresh: actions.refresh,
  };
}
