/** Asks the browser where the shopper is: only when they press for it, and nothing of it is kept. */
import { useState } from "react";
import type { Place } from "../../runtime/map/contract";
import { useUnmounting } from "./use-points";

const DEADLINE = 15_000;

/** @param complain told why there is no position; with an empty text, that all is well */
export function usePosition(
  found: (place: Place) => void,
  complain: (why: "" | "pickup-map.denied" | "pickup-map.search-failed") => void,
) {
  const [isAsking, setAsking] = useState(false);
  const signal = useUnmounting();
  const ask = () => {
    if (isAsking) return;
    complain("");
    if (!navigator.geolocation) return complain("pickup-map.denied");
    setAsking(true);
    const own = signal();
    const over = (act: () => void) => {
      if (own.aborted) return;
      setAsking(false);
      act();
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => over(() => found({ lat: coords.latitude, lng: coords.longitude })),
      ({ code, PERMISSION_DENIED }) =>
        over(() => complain(code === PERMISSION_DENIED ? "pickup-map.denied" : "pickup-map.search-failed")),
      { timeout: DEADLINE, maximumAge: 60_000 },
    );
  };
  return { isAsking, ask };
}
