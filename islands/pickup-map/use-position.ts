/** Asks the browser for the shopper's position: only on a press, and nothing is stored. */
import { useRef, useState } from "react";
import { askPosition } from "../../runtime/dom/ask-position";
import { type PlaceRequest, type Points, useUnmounting } from "./use-points";
import type { Complain } from "./use-problem";

export function usePosition(begin: Points["begin"], complain: Complain) {
  const [request, setRequest] = useState<PlaceRequest | null>(null);
  const newest = useRef(0);
  const signal = useUnmounting();
  /** Each press asks again: browsers do not report a prompt that was closed without an answer. */
  const ask = async () => {
    complain("");
    const turn = ++newest.current;
    const own = signal();
    const begun = begin();
    setRequest(begun);
    const answer = await askPosition();
    if (own.aborted || turn !== newest.current) return;
    setRequest(null);
    if (typeof answer === "object") begun.ask(answer);
    else if (begun.isCurrent())
      complain(answer === "denied" ? "pickup-map.denied" : "pickup-map.search-failed");
  };
  // A place that was found in another way ends the wait.
  return { isAsking: !!request?.isCurrent(), ask };
}
