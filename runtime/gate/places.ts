import type { Region } from "../contracts/gate";

export interface Places {
  putInto(region: Region, piece: DocumentFragment): void;
  putBehind(script: HTMLScriptElement, piece: DocumentFragment): void;
}

/** Where the server's markup goes in the page. */
export function makePlaces(): Places {
  let top: ChildNode | undefined;
  return {
    putInto(region, piece) {
      if (region !== "body_top") return document[region === "head" ? "head" : "body"].append(piece);
      // What comes later stands behind what came before, still ahead of the page.
      top ??= document.createComment("");
      if (!top.isConnected) document.body.prepend(top);
      top.before(piece);
    },
    putBehind: (script, piece) =>
      document.body.contains(script) ? script.after(piece) : document.body.append(piece),
  };
}
