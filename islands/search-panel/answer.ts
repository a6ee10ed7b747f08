import type { ComponentType, ReactNode } from "react";
import { type SafeUrl, safeImage, safeLink } from "../../runtime/base/safe-url";
import { address, getPath, isPlainObject, list, number, text as textOf } from "../../runtime/base/values";
import { type Highlighted, highlight } from "./highlight";
import type { OwnListProps } from "./own-list";

/** Kinds of results, named after the theme's CSS modifiers (contract A 5.4). */
export type ResultKind = "query" | "product" | "producer" | "series" | "menu" | "cms";

/** `recent`: a search of this session. `near`: what a misspelt text probably stands for. */
export type Kind = ResultKind | "recent" | "near";

/** An option of the list. */
export interface Option {
  readonly kind: Kind;
  /** Empty only for "show all", the last product option (contract A 5.4). */
  readonly name: string;
  /** The name, split around the searched text. */
  readonly marked: Highlighted;
  /** `null` = the address is missing or unsafe: the name is shown as plain text (bar S9). */
  readonly link: SafeUrl | null;
  /** Only products have pictures and a price. */
  readonly icon?: SafeUrl | null;
  readonly iconSecond?: SafeUrl | null;
  /** The server's formatted price; 0 = on request. */
  readonly price?: string | 0;
  /** Of "show all": the number of products, if the answer has all of them. */
  readonly count?: number;
  /** What else the server tells about a product. */
  readonly more?: ReactNode;
  /** A button that stands beside the option, because an option may not contain one. */
  readonly beside?: ReactNode;
  /** Tells screen readers how to reach the button. */
  readonly hint?: string;
  /** A button below all options. */
  readonly below?: ReactNode;
  /** The label of its group, if the island's main part has none. */
  readonly group?: string;
  /** What to try when nothing was found. */
  readonly advice?: string;
  /** The list that owns all options, when they stand beside buttons or texts. */
  readonly List?: ComponentType<OwnListProps>;
}

/** Adds to a product's option what only some servers tell (configuration `search.details`). */
export type AddDetails = (record: unknown, option: Option) => Partial<Option>;

export interface SearchResults {
  /**
   * In the panel's order: queries, products, producers, series, categories, information. Without any result: what the
   * page offers in its place.
   */
  readonly options: readonly Option[];
  /** The number of results, without "show all". */
  readonly total: number;
  /** Whether all groups are present and all records are valid; only such answers are cached. */
  readonly whole: boolean;
}

type PriceType = "net" | "gross";

const groups: readonly (readonly [ResultKind, field: string])[] = [
  ["query", "searchQueries"],
  ["product", "products"],
  ["producer", "producers"],
  ["series", "series"],
  ["menu", "menuNodes"],
  ["cms", "cms"],
];

const showAll: Option = { kind: "product", name: "", marked: ["", "", ""], link: null };

/**
 * Parses the answer `productsTextSearch`, however malformed it is (contract B b.2).
 * Each record is validated on its own: a record without a name is dropped, other missing fields are omitted (bars R3,
 * S13).
 * @param text the searched text
 * @param limit maximum number of records per group
 * @returns `null` when the answer is not an object
 */
export function readAnswer(
  answer: unknown,
  text: string,
  limit: number,
  priceType: PriceType,
  addDetails: AddDetails = () => ({}),
): SearchResults | null {
  if (!isPlainObject(answer)) return null;
  let total = 0;
  let whole = true;
  const options = groups.flatMap(([kind, field]) => {
    const group = getPath(answer, field);
    const records: readonly unknown[] = Array.isArray(group) ? group : [];
    const readable = records.flatMap((record) => readRecord(kind, record, text, priceType, addDetails) ?? []);
    if (records !== group || readable.length < records.length) whole = false;
    const kept = readable.slice(0, limit);
    total += kept.length;
    if (kind !== "product" || !kept.length) return kept;
    // The answer has no total, so the number is known only below the limit.
    return [...kept, records.length < limit ? { ...showAll, count: records.length } : showAll];
  });
  return { options, total, whole };
}

function readRecord(
  kind: ResultKind,
  record: unknown,
  text: string,
  priceType: PriceType,
  addDetails: AddDetails,
): Option | null {
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
  const product = {
    ...option,
    icon: safeImage(address(getPath(record, "iconSmall"))),
    iconSecond: safeImage(address(getPath(record, "iconSmallSecond"))),
    price: readPrice(getPath(record, "price", "price", priceType)),
  };
  return { ...product, ...addDetails(record, product) };
}

/** An amount of 0 means "on request". An amount without a formatted text is omitted. */
const readPrice = (amount: unknown): string | 0 =>
  number(getPath(amount, "value")) === 0 ? 0 : nameIn(amount, "formatted");

/** Shows a category with its path, "Obuwie / Buty", when the server provides it. */
function breadcrumb(name: string, steps: unknown): string {
  const titles = list(steps)
    .map((step) => nameIn(step, "title"))
    .filter(Boolean);
  if (titles.at(-1) !== name) titles.push(name);
  return titles.join(" / ");
}

const nameIn = (record: unknown, key: string): string => textOf(getPath(record, key)).trim();
