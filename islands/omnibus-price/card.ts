import { attr, classesOf, query, queryAll, setAttr } from "../../runtime/ground/dom";
import { makeElement } from "../../runtime/kit/make-element";
import { putInstead } from "../../runtime/kit/put-instead";
import type { Line, Omnibus, Piece } from "../../runtime/prices/omnibus";
import { omnibusClasses } from "../../runtime/prices/omnibus-classes";

/** The places of a card in which something is written. */
export interface Card {
  readonly prices: HTMLElement;
  readonly labels: HTMLElement | null;
}

/** The theme's lines, in the order in which those that its template lacks are added. */
const LINES = {
  omnibus: "omnibus",
  max: "max",
  beforeRebate: "before-rebate",
  newPrice: "new-price",
} as const;
type LineName = keyof typeof LINES;

/**
 * Writes a card in one go: its lines, classes and label.
 * @param found false, or without a lowest price: the four lines are hidden
 * @returns takes everything back: the card is as it was
 */
export function writeCard(
  { prices, labels }: Card,
  found: Omnibus | false,
  withPercent: boolean,
): () => void {
  const told: Partial<Omnibus> = found || {};
  const undo: (() => void)[] = [];
  for (const name of Object.keys(LINES) as LineName[])
    undo.push(...writeLine(prices, name, told[name], withPercent));
  const { add = [], remove = omnibusClasses } = told.classes ?? {};
  undo.push(...setClasses(prices, add, true), ...setClasses(prices, remove, false));
  if (labels) undo.push(...writeLabel(labels, told.label));
  return () => {
    for (const back of undo.splice(0).reverse()) back();
  };
}

function writeLine(
  prices: HTMLElement,
  name: LineName,
  line: Line | undefined,
  withPercent: boolean,
): (() => void)[] {
  const place = query(prices, `.price.--${LINES[name]}`);
  if (!line) return place ? show(place, false) : [];
  const nodes = line.pieces.filter((piece) => withPercent || !isPercent(piece)).map(nodeOf);
  if (place) return [putInstead(place, ...nodes), ...show(place, true)];
  const added = makeElement("span", `price --${LINES[name]}`, ...nodes);
  prices.append(added);
  return [() => added.remove()];
}

const isPercent = (piece: Piece) => typeof piece === "object" && piece.name === "price_percent";

const nodeOf = (piece: Piece): Node | string =>
  typeof piece === "string" ? piece : makeElement(piece.tag, piece.name, piece.words);

/** By the theme's class, and by the attribute for themes that have no rule for it. */
function show(line: Element, isSeen: boolean): (() => void)[] {
  const hidden = attr(line, "hidden");
  setAttr(line, "hidden", isSeen ? null : "");
  return [() => setAttr(line, "hidden", hidden), ...setClasses(line, ["--hidden"], !isSeen)];
}

/** Gives or takes classes; what is so already stays somebody else's. */
function setClasses(element: Element, names: readonly string[], isOn: boolean): (() => void)[] {
  const classes = classesOf(element);
  const changed = names.filter((name) => classes.contains(name) !== isOn);
  if (!changed.length) return [];
  classes[isOn ? "add" : "remove"](...changed);
  return [() => classes[isOn ? "remove" : "add"](...changed)];
}

/** One label at most: that of a copied card, or of the server's, steps aside. */
function writeLabel(labels: HTMLElement, label: Omnibus["label"]): (() => void)[] {
  const undo = queryAll(labels, ".label.--omnibus").map((other) => {
    const place = document.createComment("");
    other.replaceWith(place);
    return () => place.replaceWith(other);
  });
  if (!label) return undo;
  const mine = makeElement("span", `label --${label.name} --omnibus`, label.words);
  labels.append(mine);
  return [...undo, () => mine.remove()];
}
