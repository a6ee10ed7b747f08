/** Search, sorting and pages of the server's own list: a part of its own, because a single place has no use for it. */
import { after } from "../../runtime/base/deadline";
import { makeElement } from "../../runtime/dom/make-element";
import type { Finder } from "./finder";
import type { Room } from "./make-room";
import { makePager } from "./pager";
import { showInServerList } from "./server-list";
import { texts } from "./texts";
import { makeTools, type ToolsContext } from "./tools";

export interface ToolPlaces {
  /** The list: tools come ahead of it, its pages behind it. */
  readonly list: Element;
  /** The map's box, which gives the tools its room. */
  readonly room: Room;
  /** What leads to the map, in each store of it. */
  readonly button: string;
}

export async function showListTools(
  context: ToolsContext,
  finder: Finder,
  places: ToolPlaces,
): Promise<void> {
  const { signal, texts: bind } = context;
  const { list, room, button } = places;
  const tools = makeTools(finder, context);
  const above = makeElement("div", "", tools);
  const below = makePager(finder, context);
  above.style.position = "absolute"; // it takes no room before it has its looks
  above.style.visibility = "hidden";
  list.before(above);
  signal.addEventListener("abort", () => {
    above.remove();
    below.remove();
  });
  await dressed(tools);
  if (signal.aborted) return;
  room.give(above, list);
  list.after(below);
  showInServerList({ finder, t: bind(texts), button, signal });
}

const LOOKS_MS = 2_000;
const STEP_MS = 50;

/** Waits until our stylesheet is there, which comes beside the island; two seconds at the most. */
async function dressed(tools: HTMLElement): Promise<void> {
  const isBare = () => /^(block|inline)$/.test(getComputedStyle(tools).display);
  for (let waited = 0; isBare() && waited < LOOKS_MS; waited += STEP_MS) await after(STEP_MS);
}
