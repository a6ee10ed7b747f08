import { append, attr, classesOf, protoGet, query, queryAll, setAttr } from "../../runtime/base/safe-dom";
import { makeElement } from "../../runtime/dom/make-element";
import { swapContent } from "../../runtime/dom/override";
import type { Line, Omnibus, Piece } from "../../runtime/prices/omnibus";
import { omnibusClasses } from "../../runtime/prices/omnibus-classes";
import { nodesOf } from "./copies";

/** The elements of a card that the island writes to. */
export interface Card {
  readonly prices: HTMLElement;
  readonly labels: HTMLElement | null;
}

/** The theme's lines; those that its template lacks are added in this order. */
const LINES = [
  ["omnibus", "--omnibus"],
  ["max", "--max"],
  ["beforeRebate", "--before-rebate"],
  ["newPrice", "--new-price"],
] as const;

const HIDDEN = ["--hidden"];

/** Undoes the changes; empty when nothing had to change. */
type Undo = (() => void)[];

/**
 * Writes a card's lines, classes and label in one go. Correct parts are left alone.
 * @param found false, or without a lowest price: the four lines are hidden
 * @returns a function that restores the card
 */
export function writeCard(
  { prices, labels }: Card,
  found: Omnibus | false,
  withPercent: boolean,
): () => void {
  const omnibus: Partial<Omnibus> = found || {};
  const undo: Undo = [];
  // All reads come before the first write.
  const places = LINES.map(([, mark]) => query(prices, `.price.${mark}`));
  const others = labels && protoGet(labels, "firstChild") ? queryAll(labels, ".label.--omnibus") : [];
  const hasState = attr(prices, "class")?.includes("--omnibus");
  LINES.forEach(([name, mark], index) => {
    const place = places[index];
    const line = omnibus[name];
    if (line) writeLine(prices, place, mark, line, withPercent, undo);
    else if (place) hideLine(place, undo);
  });
  const { add = [], remove = omnibusClasses } = omnibus.classes ?? {};
  setClasses(prices, add, true, undo);
  if (hasState) setClasses(prices, remove, false, undo);
  if (labels) writeLabel(labels, others, omnibus.label, undo);
  return () => {
    for (const back of undo.splice(0).reverse()) back();
  };
}

function writeLine(
  prices: HTMLElement,
  place: HTMLElement | null | undefined,
  mark: string,
  { pieces }: Line,
  withPercent: boolean,
  undo: Undo,
): void {
  const nodes = nodesOf(withPercent ? pieces : pieces.filter((piece) => !isPercent(piece)));
  if (place) {
    undo.push(fill(place, nodes));
    setHidden(place, null, undo);
    setClasses(place, HIDDEN, false, undo);
  } else {
    const added = makeElement("span", `price ${mark}`, nodes);
    prices.append(added);
    undo.push(() => added.replaceWith());
  }
}

/** Fills a line's place; most places are empty and take the shorter path. */
function fill(place: HTMLElement, nodes: DocumentFragment): () => void {
  if (protoGet(place, "firstChild")) return swapContent(place, nodes);
  append(place, nodes);
  return () => protoGet(place, "replaceChildren").call(place);
}

const isPercent = (piece: Piece) => typeof piece === "object" && piece.name === "price_percent";

/** Hides by the theme's class, and by the attribute for themes without a rule for it. */
function hideLine(place: HTMLElement, undo: Undo): void {
  setHidden(place, "", undo);
  setClasses(place, HIDDEN, true, undo);
}

function setHidden(line: Element, value: "" | null, undo: Undo): void {
  const before = attr(line, "hidden");
  if ((before === null) === (value === null)) return;
  setAttr(line, "hidden", value);
  undo.push(() => setAttr(line, "hidden", before));
}

/** Adds or removes classes; a class that is already right is not undone later. */
function setClasses(element: Element, names: readonly string[], isOn: boolean, undo: Undo): void {
  const classes = classesOf(element);
  const changed = names.filter((name) => classes.contains(name) !== isOn);
  if (!changed.length) return;
  classes[isOn ? "add" : "remove"](...changed);
  undo.push(() => classes[isOn ? "remove" : "add"](...changed));
}

/** Shows one label at most: a label of a copied card or of the server is taken out meanwhile. */
function writeLabel(
  labels: HTMLElement,
  others: readonly HTMLElement[],
  label: Omnibus["label"],
  undo: Undo,
): void {
  for (const other of others) {
    const place = document.createComment("");
    other.replaceWith(place);
    undo.push(() => place.replaceWith(other));
  }
  if (!label) return;
  const nodes = nodesOf([{ tag: "span", name: `label --${label.name} --omnibus`, words: label.words }]);
  const mine = nodes.firstElementChild;
  labels.append(nodes);
  undo.push(() => mine?.replaceWith());
}
