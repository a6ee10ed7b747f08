import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { reactIsland, useIsland, useShop, useUniqueId } from "../../runtime/react/island";
import { Contents } from "./contents";

const SHEET = ".top_basket__sheet";

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
  const shown = useShown();
  const open = shown === "--open";
  const { basket, status, outdated = false } = useShop((state) => state.basket);
  const ownId = useUniqueId();
  const id = host.querySelector(".top_basket__toggle")?.getAttribute("aria-controls") ?? ownId;
  const list = basket && basket.lines.length > MOST_WITH_PICTURES;
  const provisional = status === "provisional";

  const contents = shown && basket && (
    <Contents basket={basket} pictures={!list} isSheet={!open} {...{ provisional, outdated }} />
  );

  return (
    <>
      <div
        id={id}
        className={`top_basket__details hover__element${list ? " --list" : ""}`}
        style={{ display: open ? "block" : "none", scrollPaddingBlockEnd: UNDER_SUMMARY }}
        aria-busy={provisional || undefined}
      >
        {open && contents}
      </div>
      {shown && !open && <InSheet>{contents}</InSheet>}
    </>
  );
}

/**
 * Renders into the sheet's element, which the shell has put into the host and a dialog borrows from it. Preact may render
 * only after the dialog has it.
 */
function InSheet({ children }: { readonly children: ReactNode }) {
  const { host } = useIsland();
  const [place] = useState(() => host.querySelector(SHEET) ?? document.querySelector(`dialog ${SHEET}`));
  useEffect(() => place?.removeAttribute("aria-busy"), [place]);
  return place && createPortal(children, place);
}

const SHOWN = ["--open", "--sheet"] as const;

/** The place of the content, if it is shown: a class of the host is the only link between shell and panel. */
function useShown(): (typeof SHOWN)[number] | undefined {
  const { host } = useIsland();
  const follow = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed);
      observer.observe(host, { attributeFilter: ["class"] });
      return () => observer.disconnect();
    },
    [host],
  );
  return useSyncExternalStore(follow, () => SHOWN.find((name) => host.classList.contains(name)));
}
