/** Asks the browser where the shopper is: only when they press for it, and nothing of it is kept. */
import { useRef, useState } from "react";
import { askPosition } from "../../runtime/dom/ask-position";
import { type PlaceRequest, type Points, useUnmounting } from "./use-points";

/** @param complain told why there is no position; with an empty text, that all is well */
export function usePosition(
  begin: Points["begin"],
  complain: (why: "" | "pickup-map.denied" | "pickup-map.search-failed") => void,
) {
  const [request, setRequest] = useState<PlaceRequest | null>(null);
  const newest = useRef(0);
  const signal = useUnmounting();
  /** Each press asks anew: a browser whose question is put away without an answer tells nobody. */
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
  // A place that was found in another way ends the waiting.
  return { isAsking: !!request?.isCurrent(), ask };
}
