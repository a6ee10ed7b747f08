/** Search, sorting and pages of the server's own list: a part of its own, because a single place has no use for it. */
import { createPortal } from "react-dom";
import { after } from "../../runtime/ground/deadline";
import type { IslandContext } from "../../runtime/islands/contract";
import { reactIsland } from "../../runtime/react/island";
import type { Finder } from "./finder";
import { makeRoom } from "./make-room";
import { showInServerList } from "./server-list";
import { texts } from "./texts";
import { Pager, Tools } from "./tools";

export interface ToolPlaces {
  /** The list: tools come ahead of it, its pages behind it. */
  readonly list: Element;
  readonly map: HTMLElement | null;
  /** What leads to the map, in each store of it. */
  readonly button: string;
}

export async function showListTools(
  context: IslandContext,
  finder: Finder,
  { list, map, button }: ToolPlaces,
) {
  const above = document.createElement("div");
  const below = document.createElement("div");
  const giveBack = makeRoom(map);
  above.style.position = "absolute"; // it takes no room before it has its looks
  above.style.visibility = "hidden";
  list.before(above);
  list.after(below);
  const View = () => (
    <>
      <Tools finder={finder} />
      {createPortal(<Pager finder={finder} />, below)}
    </>
  );
  const end = await reactIsland(View)(above, {
    ...context,
    guard() {}, // the list itself is the server's
  });
  await dressed(above);
  giveBack.fit(above);
  const shown = new AbortController();
  showInServerList({ finder, say: context.texts(texts), button, signal: shown.signal });
  return () => {
    shown.abort();
    end?.();
    above.remove();
    below.remove();
    giveBack.end();
  };
}

const LOOKS_MS = 2_000;
const STEP_MS = 50;

/** Puts it into the page once our stylesheet is there, which comes beside it; after two seconds as it is. */
async function dressed(above: HTMLElement): Promise<void> {
  const tools = above.querySelector("search");
  const isBare = () => !!tools && /^(block|inline)$/.test(getComputedStyle(tools).display);
  for (let waited = 0; isBare() && waited < LOOKS_MS; waited += STEP_MS) await after(STEP_MS);
  above.removeAttribute("style");
}
