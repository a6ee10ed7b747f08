import { type SafeUrl, safeImage, safeLink } from "../../runtime/shop/safe-url";
import { decodeText } from "./decode-text";

/** Kinds of results, by the modifier that the theme's styles give them (contract A 5.4). */
export type FoundKind = "query" | "product" | "producer" | "series" | "menu" | "cms";

/** One thing found. */
export interface Found {
  readonly kind: FoundKind;
  readonly name: string;
  /** null: the address was missing or not safe; the name is shown as plain text (bar S9). */
  readonly link: SafeUrl | null;
  /** Only products have pictures and a price. */
  readonly icon?: SafeUrl | null;
  readonly iconSecond?: SafeUrl | null;
  /** The server's formatted text; 0 = on request. */
  readonly price?: string | 0;
}

export interface SearchResults {
  /** In the order of the panel: queries, products, producers, series, categories, information. */
  readonly found: readonly Found[];
  /** Every group came and every record was readable: only such an answer is worth remembering. */
  readonly whole: boolean;
}

type PriceType = "net" | "gross";
type Fields = Readonly<Record<string, unknown>>;

const groups: readonly (readonly [FoundKind, field: string])[] = [
  ["query", "searchQueries"],
  ["product", "products"],
  ["producer", "producers"],
  ["series", "series"],
  ["menu", "menuNodes"],
  ["cms", "cms"],
];

/**
 * Reads the answer `productsTextSearch` (contract B b.2), whatever it is. Each record is checked on its own: one
 * without a name is dropped, any other missing part is left out (bars R3, S13).
 * @param limit how many records of a group are kept
 * @returns null when the answer is no object at all
 */
export function readAnswer(answer: unknown, limit: number, priceType: PriceType): SearchResults | null {
  const fields = fieldsOf(answer);
  if (!fields) return null;
  let whole = true;
  const found = groups.flatMap(([kind, field]) => {
    const group = fields[field];
    const records: readonly unknown[] = Array.isArray(group) ? group : [];
    const readable = records.flatMap((record) => readFound(kind, fieldsOf(record), priceType) ?? []);
    if (records !== group || readable.length < records.length) whole = false;
    return readable.slice(0, limit);
  });
  return { found, whole };
}

function readFound(kind: FoundKind, record: Fields | null, priceType: PriceType): Found | null {
  const name = textOf(record?.name);
  if (!record || !name) return null;
  const found = {
    kind,
    name: kind === "menu" ? breadcrumb(name, record.bc) : name,
    link: safeLink(textOf(record.link)),
  };
  if (kind !== "product") return found;
  const price = readPrice(fieldsOf(fieldsOf(fieldsOf(record.price)?.price)?.[priceType]));
  return {
    ...found,
    icon: safeImage(textOf(record.iconSmall)),
    iconSecond: safeImage(textOf(record.iconSmallSecond)),
    price,
  };
}

/** An amount of 0 means "on request" (spec §9); an amount without its text is left out. */
function readPrice(amount: Fields | null): string | 0 {
  return Number.parseFloat(String(amount?.value)) === 0 ? 0 : textOf(amount?.formatted);
}

/** A category is shown with its way, "Obuwie / Buty", where the server gave one (spec §3). */
function breadcrumb(name: string, bc: unknown): string {
  const steps = fieldsOf(bc)?.item;
  const titles = Array.isArray(steps)
    ? steps.map((step) => textOf(fieldsOf(step)?.title)).filter(Boolean)
    : [];
  if (titles.at(-1) !== name) titles.push(name);
  return titles.join(" / ");
}

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === "object" && value && !Array.isArray(value) ? (value as Fields) : null;

const textOf = (value: unknown): string => (typeof value === "string" ? decodeText(value).trim() : "");
