import { useCallback, useId, useSyncExternalStore } from "react";
import { reactIsland, useIsland, useShop } from "../../runtime/react/island";
import { Contents } from "./contents";

/** With more products than this, the lines are a plain list without pictures (ruling 15). */
const MOST_WITH_PICTURES = 10;

/** Themes keep the summary visible over the scrolling lines; a focused element must not stay under it. */
const UNDER_SUMMARY = "16rem";

/** The panel of the mini basket; the shell decides whether and when it is open. */
export const mount = reactIsland(Panel);

/**
 * The panel under the header's basket, in the standard theme's classes (contract A §6.1). Closed, it is an empty
 * element without focusable content. The shell opens it, and only for a basket that suits a panel.
 */
function Panel() {
  const { host } = useIsland();
  const open = useOpen();
  const { basket, status, outdated = false } = useShop((state) => state.basket);
  const ownId = useId();
  const id = host.querySelector(".top_basket__toggle")?.getAttribute("aria-controls") ?? ownId;
  const list = basket && basket.lines.length > MOST_WITH_PICTURES;
  const provisional = status === "provisional";

  return (
    <div
      id={id}
      className={`top_basket__details hover__element${list ? " --list" : ""}`}
      style={{ display: open ? "block" : "none", scrollPaddingBlockEnd: UNDER_SUMMARY }}
      aria-busy={provisional || undefined}
    >
      {open && basket && (
        <Contents basket={basket} pictures={!list} provisional={provisional} outdated={outdated} />
      )}
    </div>
  );
}

/** Whether the shell holds the panel open: the host's class `--open`, the only link between the two parts. */
function useOpen(): boolean {
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
