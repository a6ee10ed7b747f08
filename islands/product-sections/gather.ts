import { moveAway } from "../../runtime/dom/move-away";

/** Parts of the product's description, in this order. */
const PARTS = ["projector_dictionary", "projector_longdescription", "projector_warranty"];
/** The product's documents: part of the description on desktops, a section of their own on smaller views. */
const DOCUMENTS = "projector_enclosures";

export interface Gathering {
  /** Moves in parts that were added since. */
  renew(): void;
  /** Moves all parts back to their places. */
  end(): void;
}

/** Moves the parts of a product's description into the wrapper that the server leaves empty for them. */
export function gather(wrapper: HTMLElement, isSmall: boolean): Gathering {
  const ids = isSmall ? PARTS : [DOCUMENTS, ...PARTS];
  const wasHidden = wrapper.hidden;
  const putBack: (() => void)[] = [];
  const renew = () => {
    const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
    parts.forEach((part, place) => {
      if (wrapper.contains(part)) return;
      const next = parts.slice(place + 1).find(({ parentElement }) => parentElement === wrapper);
      putBack.push(moveAway(part, wrapper, next ?? null, "handler"));
    });
    // Hides an empty wrapper. Compares with `true`, because the accordion sets `hidden` to "until-found".
    if (!wrapper.childElementCount) wrapper.hidden = true;
    else if (wrapper.hidden === true) wrapper.hidden = wasHidden;
  };
  renew();
  return {
    renew,
    end() {
      for (const back of putBack.splice(0).reverse()) back();
      wrapper.hidden = wasHidden;
    },
  };
}
