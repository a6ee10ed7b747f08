/** Keeps one map in the page's box, which is opened again after it has failed. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { MapOptions, ShopMap } from "../../runtime/contracts/map";

/** The theme's class for a box whose map is loading (contract B o). */
export const BUSY = "--loading";

export interface MapLife {
  /** `null` while there is no map. */
  map(): ShopMap | null;
  /** Whether the map is ready or loading. */
  isAskedFor(): boolean;
  /** Whether the map has failed for the rest of this page view. */
  isHopeless(): boolean;
  /** Opens the map unless it is ready or loading. Never rejects. */
  ask(): Promise<void>;
}

interface LifeOptions {
  readonly context: IslandContext;
  readonly element: HTMLElement;
  readonly options: Omit<MapOptions, "begin" | "onReady" | "onFault">;
  /** The box must be empty now. */
  onOpen(): void;
  /** The map accepts points. */
  onBegin(map: ShopMap): void;
  /** The map is visible. */
  onReady(): void;
  /** The map's code cannot be loaded. */
  onMissing(): void;
}

export function mapLife({ context, element, options, ...on }: LifeOptions): MapLife {
  const { signal } = context;
  let map: ShopMap | null = null;
  let state: "none" | "coming" | "ready" | "failed" = "none";
  let isHopeless = false;
  let opening = Promise.resolve();
  /** Number of the newest opening: callbacks of older ones are ignored. */
  let newest = 0;
  const settle = (next: typeof state) => {
    state = next;
    element.classList.remove(BUSY);
  };
  const end = () => {
    newest += 1;
    map?.remove();
    map = null;
    settle("none");
  };
  signal.addEventListener("abort", end);

  const isAskedFor = () => state === "coming" || state === "ready";
  const open = async () => {
    end();
    on.onOpen();
    const own = newest;
    const isNewest = () => own === newest && !signal.aborted;
    state = "coming";
    element.classList.add(BUSY);
    try {
      const made = await context.openMap(element, {
        ...options,
        begin: "asked",
        onPress: (id) => isNewest() && options.onPress?.(id),
        onReady() {
          if (!isNewest()) return;
          settle("ready");
          on.onReady();
        },
        onFault(_fault, isLasting) {
          if (!isNewest()) return;
          settle("failed");
          isHopeless = isLasting;
        },
      });
      if (!isNewest()) return made.remove();
      map = made;
      on.onBegin(made);
    } catch {
      if (!isNewest()) return;
      settle("failed");
      on.onMissing();
    }
  };

  return {
    map: () => map,
    isAskedFor,
    isHopeless: () => isHopeless,
    ask() {
      if (!isAskedFor() && !signal.aborted) opening = open();
      return opening;
    },
  };
}
