import { useCallback, useSyncExternalStore } from "react";
import { useIsland } from "../../runtime/react/island";

/** Whether the shell holds the panel open: the host's class `--open`, the only link between the two parts. */
export function useOpen(): boolean {
  const { host } = useIsland();
  const follow = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed);
      observer.observe(host, { attributeFilter: ["class"] });
      return () => observer.disconnect();
    },
    [host],
  );
  return useSyncExternalStore(follow, () => host.classList.contains("--open"));
}
