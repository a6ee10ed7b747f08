/** Sorts by distance, from a typed place or from the shopper's position. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { GeoPoint } from "../../runtime/contracts/map";
import { askPosition, type PlaceRequest, placeRequests } from "../../runtime/places/place-requests";
import { placeAmong } from "../../runtime/places/search";
import type { Finder } from "./finder";
import type { StoreTranslate } from "./texts";

type Source = "text" | "me";

export interface Sorting {
  /** The reason why sorting has failed; empty without a failure. */
  note(): string;
  /** Whether a place from this source is being found. */
  isBusy(source: Source): boolean;
  fromText(): Promise<void>;
  fromMe(): Promise<void>;
  /** Cancels pending requests and clears the note. */
  forget(): void;
}

interface Needs extends Pick<IslandContext, "platform" | "announce" | "signal"> {
  readonly finder: Finder;
  readonly t: StoreTranslate;
  /** Called when the note or the busy state changes. */
  onChange(): void;
}

export function makeSorting({ finder, t, onChange, platform, announce, signal }: Needs): Sorting {
  const requests = placeRequests<Source>();
  /** The requests without an answer. */
  const pending = new Map<Source, PlaceRequest>();
  let note = "";
  const showNote = (text: string) => {
    note = text;
    onChange();
    announce(text);
  };
  /** @param look resolves the place, or a text that says why there is none */
  const sortFrom = async (source: Source, name: string, look: () => Promise<GeoPoint | string>) => {
    const request = requests.begin(source);
    pending.set(source, request);
    onChange();
    const found = await look();
    if (signal.aborted || !request.isCurrent()) return;
    pending.delete(source);
    if (typeof found === "string") return showNote(found);
    request.found();
    note = "";
    finder.sortFrom({ place: found, name });
  };

  return {
    note: () => note,
    isBusy: (source) => !!pending.get(source)?.isCurrent(),
    async fromText() {
      const text = finder.state().text.trim();
      if (!text) return showNote(t("store-map.type-place"));
      await sortFrom("text", text, async () => {
        const answer = await platform.geocode(text, signal);
        const place = answer.ok ? answer.data : placeAmong(finder.all, text);
        return place ?? t("store-map.unknown-place", { place: text });
      });
    },
    fromMe: () =>
      sortFrom("me", t("store-map.my-place"), async () => {
        const found = await askPosition();
        if (typeof found === "object") return found;
        return t(found === "denied" ? "store-map.denied" : "store-map.no-position");
      }),
    forget() {
      requests.cancel();
      note = "";
      onChange();
    },
  };
}
