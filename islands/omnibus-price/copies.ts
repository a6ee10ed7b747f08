/** Makes the nodes that repeat on every card of a listing once and copies them: cards come by the hundred. */
import { makeElement } from "../../runtime/dom/make-element";
import type { Piece } from "../../runtime/prices/omnibus";

interface Original {
  readonly pieces: readonly Piece[];
  readonly nodes: DocumentFragment;
}

/** Keyed by elements and plain texts; there are only a few combinations. */
const originals = new Map<string, Original>();

/** Makes the nodes of some pieces: clones the first fragment with the same elements and rewrites texts that differ. */
export function nodesOf(pieces: readonly Piece[]): DocumentFragment {
  let key = "";
  for (const piece of pieces) key += typeof piece === "string" ? `"${piece}` : `<${piece.tag} ${piece.name}`;
  const original = originals.get(key) ?? makeOriginal(key, pieces);
  const nodes = original.nodes.cloneNode(true) as DocumentFragment;
  let node = nodes.firstChild;
  for (let index = 0; node; index++, node = node.nextSibling) {
    const piece = pieces[index];
    const first = original.pieces[index];
    if (typeof piece === "object" && typeof first === "object" && piece.words !== first.words)
      node.textContent = piece.words;
  }
  return nodes;
}

function makeOriginal(key: string, pieces: readonly Piece[]): Original {
  const nodes = document.createDocumentFragment();
  for (const piece of pieces)
    nodes.append(typeof piece === "string" ? piece : makeElement(piece.tag, piece.name, piece.words));
  const original = { pieces, nodes };
  originals.set(key, original);
  return original;
}
