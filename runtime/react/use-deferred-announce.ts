import { useCallback, useEffect, useRef } from "react";
import { useIsland } from "./island";

/** Milliseconds without another call before an announcement: arrow keys pass many options quickly. */
const REST = 500;

/**
 * Announces a text to screen readers after a pause; of several texts only the last.
 * @param lang the texts' language, when it is not the page's
 */
export function useDeferredAnnounce(lang?: string): (text: string) => void {
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
