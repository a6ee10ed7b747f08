/** One map in the page's box, from when it is asked for until it stands, fails or goes. It may be asked for again. */
import { onRetrySignal } from "../../runtime/base/on-retry-signal";
import type { IslandContext } from "../../runtime/contracts/island";
import type { MapOptions, ShopMap } from "../../runtime/contracts/map";
import type { BoxNote } from "./box-note";

/** The theme's words for a box whose map is on its way (contract B o). */
export const BUSY = "--loading";

export interface MapLife {
  /** Null as long as there is none. */
  map(): ShopMap | null;
  /** The shopper waits for it, or has it. */
  isAskedFor(): boolean;
  /** There will be none on this page. */
  isHopeless(): boolean;
  /** Brings it, in the place of the one that was there. Never rejects. */
  bring(how: "asked" | "reached"): Promise<void>;
  /** The shopper asks for it: one that is there or on its way is enough. Never rejects. */
  ask(): Promise<void>;
}

interface Wishes {
  readonly context: IslandContext;
  readonly element: HTMLElement;
  readonly options: Omit<MapOptions, "begin" | "onReady" | "onFault">;
  readonly note: BoxNote;
  /** Stands in the box where the map's own file cannot be had. */
  readonly onlyList: string;
  /** It can be told what is on it. */
  onBegin(map: ShopMap): void;
  /** It can be seen. */
  onReady(): void;
}

export function mapLife({ context, element, options, note, onlyList, onBegin, onReady }: Wishes): MapLife {
  const { signal } = context;
  let map: ShopMap | null = null;
  let state: "none" | "offered" | "coming" | "stands" | "failed" = "none";
  let isHopeless = false;
  let brought = Promise.resolve();
  /** What an older opening still says does not count. */
  let newest = 0;
  const end = () => {
    newest += 1;
    map?.remove();
    map = null;
    note.clear();
    element.classList.remove(BUSY);
  };
  const cannot = () => {
    state = "none";
    element.classList.remove(BUSY);
    note.show(onlyList);
    onRetrySignal(() => state === "none" && !signal.aborted && bring("reached"));
  };
  signal.addEventListener("abort", end);

  const bring: MapLife["bring"] = (how) => {
    brought = open(how);
    return brought;
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
      if (isNewest()) cannot();
    }
  };

  return {
    map: () => map,
    isAskedFor,
    isHopeless: () => isHopeless,
    bring,
    ask: () => (isAskedFor() ? brought : bring("asked")),
  };
}
