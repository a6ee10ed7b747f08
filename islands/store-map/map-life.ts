/**
 * Manages one map in the page's box, from the request until it is ready, fails or is removed. It can be requested
 * again.
 */
import { onRetrySignal } from "../../runtime/base/retry";
import type { IslandContext } from "../../runtime/contracts/island";
import type { MapOptions, ShopMap } from "../../runtime/contracts/map";
import type { BoxNote } from "./box-note";

/** The theme's class for a box whose map is loading (contract B o). */
export const BUSY = "--loading";

export interface MapLife {
  /** `null` while there is no map. */
  map(): ShopMap | null;
  /** Whether the shopper waits for the map or has it. */
  isAskedFor(): boolean;
  /** Whether the map has failed for the rest of this page view. */
  isHopeless(): boolean;
  /** Opens the map, replacing an earlier one. Never rejects. */
  bring(how: "asked" | "reached"): Promise<void>;
  /** Opens the map unless it is ready or loading. Never rejects. */
  ask(): Promise<void>;
}

interface Wishes {
  readonly context: IslandContext;
  readonly element: HTMLElement;
  readonly options: Omit<MapOptions, "begin" | "onReady" | "onFault">;
  readonly note: BoxNote;
  /** Shown in the box when the map's chunk cannot be loaded. */
  readonly onlyList: string;
  /** The map accepts points. */
  onBegin(map: ShopMap): void;
  /** The map is visible. */
  onReady(): void;
}

export function mapLife({ context, element, options, note, onlyList, onBegin, onReady }: Wishes): MapLife {
  const { signal } = context;
  let map: ShopMap | null = null;
  let state: "none" | "offered" | "coming" | "stands" | "failed" = "none";
  let isHopeless = false;
  let opening = Promise.resolve();
  /** Number of the newest opening: callbacks of older ones are ignored. */
  let newest = 0;
  const end = () => {
    newest += 1;
    map?.remove();
    map = null;
    note.clear();
    element.classList.remove(BUSY);
  };
  const offerRetry = () => {
    state = "none";
    element.classList.remove(BUSY);
    note.show(onlyList);
    onRetrySignal(() => state === "none" && !signal.aborted && bring("reached"));
  };
  signal.addEventListener("abort", end);

  const bring: MapLife["bring"] = (how) => {
    opening = open(how);
    return opening;
  };
  const isAskedFor = () => state === "coming" || state === "stands";
  const open = async (how: "asked" | "reached") => {
    end();
    const own = newest;
    const isNewest = () => own === newest && !signal.aborted;
    state = how === "asked" ? "coming" : "offered";
    if (how === "asked") element.classList.add(BUSY);
    const settle = (next: typeof state) => {
      state = next;
      element.classList.remove(BUSY);
    };
    try {
      const made = await context.openMap(element, {
        ...options,
        begin: how,
        onPress: (id) => isNewest() && options.onPress?.(id),
        onReady() {
          if (!isNewest()) return;
          settle("stands");
          onReady();
        },
        onFault(_fault, isLasting) {
          if (!isNewest()) return;
          settle("failed");
          isHopeless = isLasting;
        },
      });
      if (!isNewest()) return made.remove();
      map = made;
      onBegin(made);
    } catch {
      if (isNewest()) offerRetry();
    }
  };

  return {
    map: () => map,
    isAskedFor,
    isHopeless: () => isHopeless,
    bring,
    ask: () => (isAskedFor() ? opening : bring("asked")),
  };
}
