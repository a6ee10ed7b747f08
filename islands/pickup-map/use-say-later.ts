import { useCallback, useEffect, useRef } from "react";
import { useIsland } from "../../runtime/react/island";

/** Milliseconds without a further key before something is said. */
const REST = 500;

/** Says a text to screen readers when the shopper has come to rest; of several only the last. */
export function useSayLater(): (text: string) => void {
  const { announce } = useIsland();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (text) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => announce(text), REST);
    },
    [announce],
  );
}
