/** Omnibus prices in the shape that page scripts expect: lines as HTML, with all texts escaped (contract B k.3). */
import { type OmnibusOptions, type Piece, readOmnibus } from "./omnibus";
import type { ClassChanges, OmnibusLabel } from "./omnibus-classes";

export interface PriceLine {
  readonly price: string;
  readonly visible: true;
  readonly percent: string;
  readonly html: string;
}

export interface OmnibusDetails {
  readonly classes: ClassChanges;
  readonly omnibus?: PriceLine;
  readonly max?: PriceLine;
  readonly beforeRebate?: PriceLine;
  readonly newPriceEffectiveUntil?: Omit<PriceLine, "percent"> & { readonly date: string };
  readonly omnibusLabel?: { readonly name: OmnibusLabel; readonly html: string };
}

/** @returns `false` for a product without a price; only `classes` when there is no lowest price. Never throws */
export function omnibusDetails(product: unknown, options: OmnibusOptions): OmnibusDetails | false {
  const found = readOmnibus(product, options);
  if (!found) return false;
  const { classes, label, newPrice, ...lines } = found;
  const htmlLines = Object.entries(lines).map(([name, { price, percent, pieces }]) => [
    name,
    { price, visible: true, percent, html: markupOf(pieces) },
  ]);
  return {
    classes,
    ...Object.fromEntries(htmlLines),
    ...(newPrice && {
      newPriceEffectiveUntil: {
        date: newPrice.date,
        price: newPrice.price,
        visible: true,
        html: markupOf(newPrice.pieces),
      },
    }),
    ...(label && {
      omnibusLabel: {
        name: label.name,
        html: `<span class="label --${label.name} --omnibus">${escaped(label.words)}</span>`,
      },
    }),
  };
}

const markupOf = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) =>
      typeof piece === "string"
        ? escaped(piece)
        : `<${piece.tag} class="${piece.name}">${escaped(piece.words)}</${piece.tag}>`,
    )
    .join("");

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (words: string) => words.replace(/[&<>"]/g, (letter) => references[letter] ?? letter);
