import { moveAway } from "../../runtime/kit/move-away";

/** What a product is described by, in this order. */
const PARTS = ["projector_dictionary", "projector_longdescription", "projector_warranty"];
/** Its documents: part of the description on desktops, a section of their own elsewhere. */
const DOCUMENTS = "projector_enclosures";

/**
 * Moves the parts of a product's description into the wrapper that the server leaves empty for them.
 * @returns takes them out again, each to its own place
 */
export function gather(wrapper: HTMLElement, isSmall: boolean): () => void {
  const ids = isSmall ? PARTS : [DOCUMENTS, ...PARTS];
  const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
  const putBack = parts.map((part) => moveAway(part, wrapper, null, "handler"));
  // One that has nothing in it would be an empty box.
  const isEmpty = !wrapper.childElementCount;
  wrapper.toggleAttribute("hidden", isEmpty);
  return () => {
    if (isEmpty) wrapper.removeAttribute("hidden");
    for (const back of putBack.reverse()) back();
  };
}
