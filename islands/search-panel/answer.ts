import { type SafeUrl, safeImage, safeLink } from "../../runtime/base/safe-url";
import { address, getPath, isBag, list, number, text as textOf } from "../../runtime/base/values";
import { type Highlighted, highlight } from "./highlight";

/** Kinds of results, by the modifier that the theme's styles give them (contract A 5.4). */
export type Kind = "query" | "product" | "producer" | "series" | "menu" | "cms";

/** Something that the shopper can choose. */
export interface Option {
  readonly kind: Kind;
  /** Empty for one option only, the last of the products: it shows all of them (contract A 5.4). */
  readonly name: string;
  /** The name with the searched text marked. */
  readonly marked: Highlighted;
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
  readonly options: readonly Option[];
  /** How many things were found; "show all" is none. */
  readonly total: number;
  /** Every group came and every record was readable: only such an answer is worth remembering. */
  readonly whole: boolean;
}

type PriceType = "net" | "gross";

const groups: readonly (readonly [Kind, field: string])[] = [
  ["query", "searchQueries"],
  ["product", "products"],
  ["producer", "producers"],
  ["series", "series"],
  ["menu", "menuNodes"],
  ["cms", "cms"],
];

const showAll: Option = { kind: "product", name: "", marked: ["", "", ""], link: null };

/**
 * Reads the answer `productsTextSearch` (contract B b.2), whatever it is. Each record is checked on its own: one
 * without a name is dropped, any other missing part is left out (bars R3, S13).
 * @param text what was searched for
 * @param limit how many records of a group are kept
 * @returns null when the answer is no object at all
 */
export function readAnswer(
  answer: unknown,
  text: string,
  limit: number,
  priceType: PriceType,
): SearchResults | null {
  if (!isBag(answer)) return null;
  let total = 0;
  let whole = true;
  const options = groups.flatMap(([kind, field]) => {
    const group = getPath(answer, field);
    const records: readonly unknown[] = Array.isArray(group) ? group : [];
    const readable = records.flatMap((record) => readRecord(kind, record, text, priceType) ?? []);
    if (records !== group || readable.length < records.length) whole = false;
    const kept = readable.slice(0, limit);
    total += kept.length;
    return kind === "product" && kept.length ? [...kept, showAll] : kept;
  });
  return { options, total, whole };
}

function readRecord(kind: Kind, record: unknown, text: string, priceType: PriceType): Option | null {
  const ownName = nameIn(record, "name");
  if (!ownName) return null;
  const name = kind === "menu" ? breadcrumb(ownName, getPath(record, "bc", "item")) : ownName;
  const option = {
    kind,
    name,
    marked: highlight(name, text),
    link: safeLink(address(getPath(record, "link"))),
  };
  if (kind !== "product") return option;
  return {
    ...option,
    icon: safeImage(address(getPath(record, "iconSmall"))),
    iconSecond: safeImage(address(getPath(record, "iconSmallSecond"))),
    price: readPrice(getPath(record, "price", "price", priceType)),
  };
}

/** An amount of 0 means "on request" (spec §9); an amount without its text is left out. */
const readPrice = (amount: unknown): string | 0 =>
  number(getPath(amount, "value")) === 0 ? 0 : nameIn(amount, "formatted");

/** A category is shown with its way, "Obuwie / Buty", where the server gave one (spec §3). */
function breadcrumb(name: string, steps: unknown): string {
  const titles = list(steps)
    .map((step) => nameIn(step, "title"))
    .filter(Boolean);
  if (titles.at(-1) !== name) titles.push(name);
  return titles.join(" / ");
}

const nameIn = (record: unknown, key: string): string => textOf(getPath(record, key)).trim();
