/** Sorting by distance: from the place that is typed, or from the shopper's own. */
import { useRef, useState } from "react";
import { askPosition } from "../../runtime/kit/ask-position";
import type { Place } from "../../runtime/map/contract";
import { useIsland } from "../../runtime/react/island";
import { placeAmong } from "./distance";
import type { Finder } from "./finder";

import type { Say } from "./texts";

export interface Sorting {
  /** What stands against it; empty where nothing does. */
  readonly note: string;
  readonly busy: "text" | "me" | null;
  fromText(): Promise<void>;
  fromMe(): Promise<void>;
  /** Whatever was asked for is not wanted any more. */
  forget(): void;
}

export function useSorting(finder: Finder, say: Say): Sorting {
  const { platform, announce, signal } = useIsland();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState<Sorting["busy"]>(null);
  const turn = useRef(0);

  const tell = (text: string) => {
    setNote(text);
    if (text) announce(text);
  };
  const sort = (place: Place, name: string) => {
    setNote("");
    finder.sortFrom({ place, name });
  };
  /** Only the last wish counts. */
  const ask = async (kind: "text" | "me", work: (isNewest: () => boolean) => Promise<void>) => {
    const own = ++turn.current;
    setBusy(kind);
    await work(() => own === turn.current && !signal.aborted);
    if (own === turn.current) setBusy(null);
  };

  return {
    note,
    busy,
    async fromText() {
      const text = finder.state().text.trim();
      if (!text) return tell(say("store-map.type-place"));
      await ask("text", async (isNewest) => {
        const answer = await platform.geocode(text, signal);
        if (!isNewest()) return;
        const place = answer.ok ? answer.data : placeAmong(finder.all, text);
        if (place) sort(place, text);
        else tell(say("store-map.unknown-place", { place: text }));
      });
    },
    fromMe: () =>
      ask("me", async (isNewest) => {
        const found = await askPosition();
        if (!isNewest()) return;
        if (typeof found === "object") sort(found, say("store-map.my-place"));
        else tell(say(found === "denied" ? "store-map.denied" : "store-map.no-position"));
      }),
    forget() {
      turn.current += 1;
      setBusy(null);
      setNote("");
    },
  };
}
