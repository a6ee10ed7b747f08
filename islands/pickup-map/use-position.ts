/** Asks the browser where the shopper is: only when they press for it, and nothing of it is kept. */
import { useState } from "react";
import { askPosition } from "../../runtime/kit/ask-position";
import { type Points, useUnmounting } from "./use-points";

/** @param complain told why there is no position; with an empty text, that all is well */
export function usePosition(
  begin: Points["begin"],
  complain: (why: "" | "pickup-map.denied" | "pickup-map.search-failed") => void,
) {
  const [isAsking, setAsking] = useState(false);
  const signal = useUnmounting();
  const ask = async () => {
    if (isAsking) return;
    complain("");
    setAsking(true);
    const own = signal();
    const request = begin();
    const answer = await askPosition();
    if (own.aborted) return;
    setAsking(false);
    if (typeof answer === "object") request.ask(answer);
    else if (request.isCurrent())
      complain(answer === "denied" ? "pickup-map.denied" : "pickup-map.search-failed");
  };
  return { isAsking, ask };
}
