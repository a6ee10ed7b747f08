/** Sorts by distance, from a typed place or from the shopper's position. */

import type { IslandContext } from "../../runtime/contracts/island";
import type { GeoPoint } from "../../runtime/contracts/map";
import { askPosition } from "../../runtime/dom/ask-position";
import { placeAmong } from "./distance";
import type { Finder } from "./finder";
import type { StoreTranslate } from "./texts";

export interface Sorting {
  /** The reason why sorting has failed; empty without a failure. */
  note(): string;
  busy(): "text" | "me" | null;
  fromText(): Promise<void>;
  fromMe(): Promise<void>;
  /** Cancels a pending request and clears the note. */
  forget(): void;
}

interface Needs extends Pick<IslandContext, "platform" | "announce" | "signal"> {
  readonly finder: Finder;
  readonly t: StoreTranslate;
  /** Called when the note or the busy state changes. */
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
  const showNote = (text: string) => {
    set({ note: text });
    if (text) announce(text);
  };
  const sort = (place: GeoPoint, name: string) => {
    note = "";
    finder.sortFrom({ place, name });
  };
  /** Ignores the result of all requests but the newest. */
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
      if (!text) return showNote(t("store-map.type-place"));
      await ask("text", async (isNewest) => {
        const answer = await platform.geocode(text, signal);
        if (!isNewest()) return;
        const place = answer.ok ? answer.data : placeAmong(finder.all, text);
        if (place) sort(place, text);
        else showNote(t("store-map.unknown-place", { place: text }));
      });
    },
    fromMe: () =>
      ask("me", async (isNewest) => {
        const found = await askPosition();
        if (!isNewest()) return;
        if (typeof found === "object") sort(found, t("store-map.my-place"));
        else showNote(t(found === "denied" ? "store-map.denied" : "store-map.no-position"));
      }),
    forget() {
      newest += 1;
      set({ note: "", busy: null });
    },
  };
}
