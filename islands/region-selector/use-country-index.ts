import { useEffect, useMemo, useRef, useState } from "react";
import { after } from "../../runtime/base/deadline";
import { useIsland } from "../../runtime/react/island";
import { countryIndex } from "./country-index";
import type { Country } from "./regions";

/**
 * Searches countries by name. The index is built in batches when the shopper focuses the filter. Names in other
 * languages load then, too, and join it between keys.
 */
export function useCountryIndex(countries: readonly Country[]) {
  const { load } = useIsland();
  const index = useMemo(() => countryIndex(countries), [countries]);
  const [, setBatchCount] = useState(0);
  /** Names are still loading, so more matches may follow. */
  const [isComing, setComing] = useState(false);
  const isRequested = useRef(false);
  const life = useRef<AbortController>(undefined);
  useEffect(() => {
    life.current = new AbortController();
    return () => life.current?.abort();
  }, []);

  const prepare = async () => {
    if (isRequested.current) return;
    isRequested.current = true;
    setComing(true);
    const { signal } = life.current ?? new AbortController();
    while (!signal.aborted && index.prepare()) await after(0);
    try {
      const { countryNames } = await load<typeof import("./country-names")>("country-names");
      for (const batch of countryNames(countries)) {
        if (signal.aborted) return;
        for (const [country, names] of batch) index.add(country, names);
        setBatchCount((count) => count + 1);
        await after(0);
      }
    } catch {
      isRequested.current = false; // the page's own names still work; the next focus retries
    }
    setComing(false);
  };
  return { find: index.find, isComing, prepare: () => void prepare() };
}
