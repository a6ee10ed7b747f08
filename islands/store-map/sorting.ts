/** Sorting by distance: from the place that is typed, or from the shopper's own. */

import type { IslandContext } from "../../runtime/contracts/island";
import type { GeoPoint } from "../../runtime/contracts/map";
import { askPosition } from "../../runtime/dom/ask-position";
import { placeAmong } from "./distance";
import type { Finder } from "./finder";
import type { Say } from "./texts";

export interface Sorting {
  /** What stands against it; empty where nothing does. */
  note(): string;
  busy(): "text" | "me" | null;
  fromText(): Promise<void>;
  fromMe(): Promise<void>;
  /** Drops a question that is still open, and what stood against the last one. */
  forget(): void;
}

interface Needs extends Pick<IslandContext, "platform" | "announce" | "signal"> {
  readonly finder: Finder;
  readonly t: Say;
  /** The note or the busy state is another. */
  onChange(): void;
}

export function makeSorting({ finder, t, onChange, platform, announce, signal }: Needs): Sorting {
  let note = "";
  let busy: ReturnType<Sorting["busy"]> = null;
  let newest = 0;
  const set = (more: { readonly note?: string; readonly busy?: typeof busy }) => {
    note = more.note ?? note;
    busy = more.busy === undefined ? busy : more.busy;
    onChange();
  };
  const tell = (text: string) => {
    set({ note: text });
    if (text) announce(text);
  };
  const sort = (place: GeoPoint, name: string) => {
    note = "";
    finder.sortFrom({ place, name });
  };
  /** Only the last question counts. */
  const ask = async (kind: "text" | "me", work: (isNewest: () => boolean) => Promise<void>) => {
    const own = ++newest;
    const isNewest = () => own === newest && !signal.aborted;
    set({ busy: kind });
    await work(isNewest);
    if (isNewest()) set({ busy: null });
  };

  return {
    note: () => note,
    busy: () => busy,
    async fromText() {
      const text = finder.state().text.trim();
      if (!text) return tell(t("store-map.type-place"));
      await ask("text", async (isNewest) => {
        const answer = await platform.geocode(text, signal);
        if (!isNewest()) return;
        const place = answer.ok ? answer.data : placeAmong(finder.all, text);
        if (place) sort(place, text);
        else tell(t("store-map.unknown-place", { place: text }));
      });
    },
    fromMe: () =>
      ask("me", async (isNewest) => {
        const found = await askPosition();
        if (!isNewest()) return;
        if (typeof found === "object") sort(found, t("store-map.my-place"));
        else tell(t(found === "denied" ? "store-map.denied" : "store-map.no-position"));
      }),
    forget() {
      newest += 1;
      set({ note: "", busy: null });
    },
  };
}
