/** Adds search, sorting and pages to the server's own list. */
import { after } from "../../runtime/base/deadline";
import { makeElement } from "../../runtime/dom/make-element";
import type { Finder } from "./finder";
import type { Room } from "./make-room";
import { showInServerList } from "./server-list";
import { type MapStage, stageOfServerList } from "./stage";
import type { StoreLocation } from "./stores";
import { texts } from "./texts";
import { makePager, makeTools, type ToolsContext } from "./tools";

export interface ToolPlaces {
  /** The list; tools go before it, its pages after it. */
  readonly list: HTMLElement;
  /** The map's box, which gives up height for the tools. */
  readonly room: Room;
  /** The map's box when list and map are shown together; else `null`. */
  readonly box: HTMLElement | null;
  /** Selector of the map button in each store. */
  readonly button: string;
}

/** Resolves when the tools have taken their space: the map must not move afterwards. */
export async function showListTools(
  context: ToolsContext,
  finder: Finder,
  places: ToolPlaces,
): Promise<MapStage | null> {
  const { signal, texts: bind } = context;
  const { list, room, button, box } = places;
  const t = bind(texts);
  const tools = makeTools(finder, context);
  const above = makeElement("div", "", tools);
  const below = makePager(finder, context);
  above.style.position = "absolute"; // takes no space before it is styled
  above.style.visibility = "hidden";
  list.before(above);
  signal.addEventListener("abort", () => {
    above.replaceWith();
    below.replaceWith();
  });
  await waitForStyles(tools);
  if (signal.aborted) return null;
  room.give(above, list);
  list.after(below);
  showInServerList({ finder, t, button, signal });
  const rowOf = (store: StoreLocation) => store.element;
  return box && stageOfServerList({ finder, box, tools: above, list: [list, below], rowOf, t, signal });
}

const STYLES_MS = 2_000;
const STEP_MS = 50;

/** Waits until our stylesheet has loaded, at most two seconds. */
async function waitForStyles(tools: HTMLElement): Promise<void> {
  const isUnstyled = () => /^(block|inline)$/.test(getComputedStyle(tools).display);
  for (let waited = 0; isUnstyled() && waited < STYLES_MS; waited += STEP_MS) await after(STEP_MS);
}
