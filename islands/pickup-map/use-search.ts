/**
 * Finds the place that the shopper wants: the place that a text means, or the position of the device. The position is
 * asked for only on a press, and not stored.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { askPosition, type PlaceRequest } from "../../runtime/places/place-requests";
import { useIsland } from "../../runtime/react/island";
import { readSuggestions, type Suggestion, searchOperation } from "./operation";
import { useShared } from "./shared";
import { type Points, useUnmounting } from "./use-points";

/** Milliseconds after the last key until suggestions are fetched. */
const DELAY = 500;

export interface PlaceSearch {
  readonly suggestions: readonly Suggestion[];
  /** Fetches suggestions soon. An empty text removes them. */
  suggest(text: string): void;
  /** Finds the place of a text: `null` means no such place, `undefined` that the component has unmounted. */
  find(text: string): Promise<Suggestion | null | "failed" | undefined>;
  close(): void;
}

export function usePlaceSearch(): PlaceSearch {
  const { wanted } = useShared();
  const { platform } = useIsland();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Counts suggestions only: leaving the field must not cancel a search. */
  const turn = useRef(0);
  /** The newest answer with its text. */
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
    turn.current += 1; // a pending answer comes too late
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
      // If the platform knows no place or fails, the shop's own service may know it, where one is configured.
      const looked = text ? await platform.geocode(text, life) : null;
      if (life.aborted) return undefined;
      if (looked?.ok) return { name: text, place: looked.data };
      return found ? null : "failed";
    },
    [ask, close, platform, signal],
  );
  return { suggestions, suggest, find, close };
}

/** Why a wanted place is missing; an empty text means that all is well. */
type Problem = "" | "pickup-map.denied" | "pickup-map.not-found" | "pickup-map.search-failed";

export type Complain = (why: Problem) => void;

/** The message beside the search field. A new one is announced at once. */
export function useProblem(): readonly [text: string, complain: Complain] {
  const { announce } = useIsland();
  const { t } = useShared();
  const [problem, setProblem] = useState<Problem>("");
  const complain = useCallback(
    (why: Problem) => {
      setProblem(why);
      if (why) announce(t(why), { assertive: true });
    },
    [announce, t],
  );
  return [problem && t(problem), complain];
}

export function usePosition(begin: Points["begin"], complain: Complain) {
  const [request, setRequest] = useState<PlaceRequest | null>(null);
  const signal = useUnmounting();
  /** Each press asks again: browsers do not report a prompt that was closed without an answer. */
  const ask = async () => {
    complain("");
    const own = signal();
    const begun = begin("device");
    setRequest(begun);
    const answer = await askPosition();
    if (own.aborted || !begun.isCurrent()) return;
    setRequest(null);
    if (typeof answer === "object") begun.ask(answer);
    else complain(answer === "denied" ? "pickup-map.denied" : "pickup-map.search-failed");
  };
  // A place that was found in another way ends the wait.
  return { isAsking: !!request?.isCurrent(), ask };
}
