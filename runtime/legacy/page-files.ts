/**
 * Derives from the page's module files which parts of the old names its handlers need. Handlers read members of those
 * objects at once, so the parts must be real before; pages without such files load no part.
 */
import type { Chunks } from "../base/loader";

export type LegacyPart = Exclude<Extract<keyof Chunks, `legacy-${string}`>, "legacy-globals">;

/** Prefix of the modules of registration, order process and basket. */
const STEPS = "cop_modules";

/** The first modules of pages with an address: they announce what the later ones use. */
const ADDRESS = ["cop_modules_client-new", "cop_modules_place-order", "cop_modules_order"];

/** File name prefixes of the modules that use each part. */
const users: Readonly<Partial<Record<LegacyPart, readonly string[]>>> = {
  "legacy-forms": [
    STEPS,
    "newsletter_form",
    "subscription",
    "order_open_form",
    "returns_",
    "rma_",
    "menu_filter",
    "basketedit_",
    "search_paging",
    "client-orders",
    "products_bought_list",
  ],
  "legacy-account": [
    ...ADDRESS,
    "cop_modules_client",
    "cop_modules_address",
    "cop_modules_summary",
    "cop_modules_mfa",
    "cop_modules_signin",
    "client_new_associated",
  ],
  "legacy-modal": [
    STEPS,
    "client_new_associated",
    "subscription",
    "projector_photos_core",
    "collective_payment",
  ],
  // That of a birth date loads when it is used: its module only writes.
  "legacy-calendar": ["cop_modules_deliveries", "subscription_upcoming"],
  "legacy-map": [
    "stocks_list",
    "stock_info",
    "contact_address",
    "partners_list",
    "cop_modules_pickup",
    "subscription_pickup",
  ],
};

/** `/gfx/pol/cop_modules_address.js.gzip?r=17` → `cop_modules_address` */
const fileName = (address: string) => /([^/?#]+?)(\.js[^/?#]*)?([?#].*)?$/.exec(address)?.[1] ?? "";

/**
 * @param addresses addresses of the page's scripts
 * @param isIdle whether a file needs no part, because its work is already done or impossible
 */
export function partsFor(
  addresses: readonly string[],
  isIdle: (file: string) => boolean = () => false,
): LegacyPart[] {
  const files = addresses.map(fileName).filter((file) => !isIdle(file));
  const isUsed = (begins: readonly string[] = []) =>
    begins.some((begin) => files.some((file) => file.startsWith(begin)));
  return (Object.keys(users) as LegacyPart[]).filter((part) => isUsed(users[part]));
}
