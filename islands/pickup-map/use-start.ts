/** Chooses the place at which the list starts. */
import { useEffect, useRef } from "react";
import type { GeoPoint } from "../../runtime/contracts/map";
import type { Points } from "./use-points";
import type { PlaceSearch } from "./use-search";
import type { Wanted } from "./wanted";

/** Where the standard theme's map starts, for shoppers without a known place (contract B o). */
export const MIDDLE: GeoPoint = { lat: 52.237049, lng: 21.017532 };
/** Kilometres around a subscription's address, which is known well. */
const CLOSE_RADIUS = 2;

interface Tools {
  readonly find: PlaceSearch["find"];
  readonly begin: Points["begin"];
  readonly setTyped: (text: string) => void;
}

/** Starts the list at the given place, else at the address, else in the middle of the map. */
export function useStart({ start, address, family }: Wanted, given: Tools): void {
  const tools = useRef(given);
  useEffect(() => {
    const { find, begin, setTyped } = tools.current;
    const request = begin();
    if (address) setTyped(address);
    if (start) return request.ask(start, family === "cop" ? {} : { radius: CLOSE_RADIUS });
    if (!address) return request.ask(MIDDLE);
    let isOver = false;
    void find(address).then((found) => {
      if (isOver || found === undefined) return;
      if (found && found !== "failed") request.ask(found.place, { text: address });
      else request.ask(MIDDLE);
    });
    return () => {
      isOver = true;
    };
  }, [start, address, family]);
}
