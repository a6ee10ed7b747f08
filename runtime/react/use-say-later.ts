import { useCallback, useEffect, useRef } from "react";
import { useIsland } from "./island";

/** Milliseconds without a further key before something is said: arrows run through many choices. */
const REST = 500;

/**
 * Says a text to screen readers when the shopper has come to rest; of several only the last.
 * @param lang of the texts, where it is not the page's
 */
export function useSayLater(lang?: string): (text: string) => void {
  const { announce } = useIsland();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (text) => {
      clearTimeout(timer.current);
      if (text) timer.current = setTimeout(() => announce(text, { lang }), REST);
    },
    [announce, lang],
  );
}
