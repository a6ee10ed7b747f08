import type { Region } from "../contracts/gate";

export interface Places {
  putInto(region: Region, piece: DocumentFragment): void;
  putBehind(script: HTMLScriptElement, piece: DocumentFragment): void;
}

/** Inserts the server's markup at its position in the page. */
export function makePlaces(): Places {
  let top: ChildNode | undefined;
  return {
    putInto(region, piece) {
      if (region !== "body_top") return document[region === "head" ? "head" : "body"].append(piece);
      // Later pieces follow earlier ones, but still precede the page's content.
      top ??= document.createComment("");
      if (!top.isConnected) document.body.prepend(top);
      top.before(piece);
    },
    putBehind: (script, piece) =>
      document.body.contains(script) ? script.after(piece) : document.body.append(piece),
  };
}
