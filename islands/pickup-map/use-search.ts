/** A typed place: suggestions half a second after the last key, and the place that a text means. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useIsland } from "../../runtime/react/island";
import { searchOperation } from "./operation";
import { readSuggestions, type Suggestion } from "./suggestions";
import { useUnmounting } from "./use-points";
import type { Wanted } from "./wanted";

const DELAY = 500;

export interface PlaceSearch {
  readonly suggestions: readonly Suggestion[];
  /** Has suggestions fetched soon. An empty text takes them away. */
  suggest(text: string): void;
  /** What a text means: null = no such place, undefined = nobody waits for it any more. */
  find(text: string): Promise<Suggestion | null | "failed" | undefined>;
  close(): void;
}

export function usePlaceSearch(wanted: Wanted): PlaceSearch {
  const { platform } = useIsland();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Of suggestions alone: leaving the field must not call off what was searched for. */
  const turn = useRef(0);
  /** The newest answer, for the text that it answers. */
  const known = useRef<{ text: string; found: readonly Suggestion[] } | null>(null);
  const signal = useUnmounting();
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = useCallback(
    async (text: string): Promise<readonly Suggestion[] | null> => {
      if (known.current?.text === text) return known.current.found;
      const [first] = wanted.couriers;
      if (!first) return [];
      const answer = await platform.graphql(
        searchOperation(wanted),
        { shippingId: first.id, query: text, cashOnDelivery: first.pays === "dvp" },
        { signal: signal() },
      );
      if (!answer.ok) return null;
      const found = readSuggestions(answer.data);
      known.current = { text, found };
      return found;
    },
    [platform, signal, wanted],
  );

  const close = useCallback(() => {
    clearTimeout(timer.current);
    turn.current += 1; // what is on its way comes too late
    setSuggestions([]);
  }, []);

  const suggest = (typed: string) => {
    close();
    const text = typed.trim();
    if (!text) return;
    const own = turn.current;
    timer.current = setTimeout(async () => {
      const found = await ask(text);
      if (turn.current === own && found) setSuggestions(found);
    }, DELAY);
  };

  const find = useCallback(
    async (typed: string) => {
      close();
      const life = signal();
      const text = typed.trim();
      const found = await ask(text);
      if (life.aborted) return undefined;
      if (found?.[0]) return found[0];
      // What the platform does not know, or cannot be asked for, the shop's own service may know, where one is configured.
      const looked = text ? await platform.geocode(text, life) : null;
      if (life.aborted) return undefined;
      if (looked?.ok) return { name: text, place: looked.data };
      return found ? null : "failed";
    },
    [ask, close, platform, signal],
  );
  return { suggestions, suggest, find, close };
}
