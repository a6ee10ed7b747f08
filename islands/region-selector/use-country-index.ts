import { useEffect, useMemo, useRef, useState } from "react";
import { after } from "../../runtime/base/deadline";
import { useIsland } from "../../runtime/react/island";
import { countryIndex } from "./country-index";
import type { Country } from "./regions";

/**
 * Finds countries. Their names in other languages come once somebody is about to look for one, portion by portion
 * between the keys; with each of them there may be more to find.
 */
export function useCountryIndex(countries: readonly Country[]) {
  const { load } = useIsland();
  const index = useMemo(() => countryIndex(countries), [countries]);
  const [, setPortions] = useState(0);
  /** Names are still coming: what is not found yet may be found then. */
  const [isComing, setComing] = useState(false);
  const isWanted = useRef(false);
  const life = useRef<AbortController>(undefined);
  useEffect(() => {
    life.current = new AbortController();
    return () => life.current?.abort();
  }, []);

  const prepare = async () => {
    if (isWanted.current) return;
    isWanted.current = true;
    setComing(true);
    const { signal } = life.current ?? new AbortController();
    try {
      const { countryNames } = await load<typeof import("./country-names")>("country-names");
      for (const portion of countryNames(countries)) {
        if (signal.aborted) return;
        for (const [country, names] of portion) index.add(country, names);
        setPortions((count) => count + 1);
        await after(0);
      }
    } catch {
      isWanted.current = false; // the page's own names are there; tried again with the next focus
    }
    setComing(false);
  };
  return { find: index.find, isComing, prepare: () => void prepare() };
}
