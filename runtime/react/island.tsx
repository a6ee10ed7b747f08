/** What React islands share: mounting a component as an island, and the hooks that read its context. */
import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { useStore } from "zustand/react";
import type { IslandContext, Mount } from "../islands/contract";
import type { WyspaState } from "../store/contract";
import { carry, keep } from "./carry-over";
import { takePlace } from "./place";

const Context = createContext<IslandContext | null>(null);

/**
 * Turns a component into an island's `mount`. One React root in one wrapper inside the host; the island counts
 * as mounted with its first commit. An error that React could not handle ends the root, and the server's
 * nodes come back with what the shopper has typed (bars R17, R18).
 */
export function reactIsland(Component: () => ReactNode): Mount {
  return (host, context) =>
    new Promise((resolve, reject) => {
      const kept = keep([host]);
      const place = takePlace(host, context.place);
      let committed = false;

      const root = createRoot(place.root, {
        // Two panels on a page must not share the ids that they refer to.
        identifierPrefix: `${context.name}-${place.id}-`,
        onUncaughtError(error, { componentStack }) {
          if (error instanceof Error && componentStack) error.stack += componentStack;
          // React is still inside its own commit; the server's nodes can only go back after it (references §0.4).
          setTimeout(() => {
            if (committed) return context.fail(context.signal.aborted ? "cleanup" : "update", error);
            end();
            reject(error);
          });
        },
      });
      const end = () => {
        const mine = keep([place.root]);
        try {
          root.unmount();
        } finally {
          place.restore();
          carry(mine, place.aside);
        }
      };
      const stand = () => {
        committed = true;
        carry(kept, [place.root]);
        context.guard(place.root);
        resolve(end);
      };
      root.render(
        <Context value={{ ...context, root: place.root }}>
          <Component />
          <Committed tell={stand} />
        </Context>,
      );
    });
}

/** Tells of the first commit, before the browser paints it. */
function Committed({ tell }: { readonly tell: () => void }): null {
  useLayoutEffect(tell, [tell]);
  return null;
}

/** The context of the island that renders. */
export function useIsland(): IslandContext {
  const context = useContext(Context);
  if (!context) throw new Error("useIsland is used outside an island");
  return context;
}

/** Reads the shared store; the component renders again only when the selected value changes. */
export function useShop<Selected>(select: (state: WyspaState) => Selected): Selected {
  return useStore(useIsland().store, select);
}
