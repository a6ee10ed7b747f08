import { useEffect, useMemo, useRef, useState } from "react";
import { after } from "../../runtime/base/deadline";
import { countryIndex } from "./country-index";
import { countryNames } from "./country-names";
import type { Country } from "./regions";

/**
 * Searches countries by name. The index is built in batches when the shopper focuses the filter. Names in other
 * languages are added then, in pauses of typing.
 */
export function useCountryIndex(countries: readonly Country[]) {
  const index = useMemo(() => countryIndex(countries), [countries]);
  const [, setBatchCount] = useState(0);
  /** Names are still joining, so more matches may follow. */
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
    for (const batch of countryNames(countries)) {
      if (signal.aborted) return;
      for (const [country, names] of batch) index.add(country, names);
      setBatchCount((count) => count + 1);
      await after(0);
    }
    setComing(false);
  };
  return { find: index.find, isComing, prepare: () => void prepare() };
}
