/** What React islands share: mounting a component as an island, and the hooks that read its context. */
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import { useStore } from "zustand/react";
import type { IslandContext, Mount } from "../contracts/island";
import type { WyspaState } from "../contracts/store";
import { places } from "../islands/generated/places";
import { carry, keep } from "./carry-over";
import { makeIslandRoot } from "./island-root";

const Context = createContext<IslandContext | null>(null);

/**
 * Turns a component into an island's `mount`. One React root in one wrapper inside the host; the island counts
 * as mounted with its first commit. An error that React could not handle ends the root, and the server's
 * nodes come back with what the shopper has typed (bars R17, R18).
 */
export function reactIsland(Component: () => ReactNode): Mount {
  return (host, context) =>
    new Promise((resolve, reject) => {
      /** What the shopper did last: React has taken the fields away by the time it tells of an error. */
      let state = keep([host]);
      const place = makeIslandRoot(host, context.place ?? places.get(context.name), context.hasScrolled);
      const remember = () => {
        if (committed && place.root.firstChild) state = keep([place.root]);
      };
      for (const type of ["input", "focusin", "keyup", "pointerup"])
        place.root.addEventListener(type, remember);
      let committed = false;
      let failed = false;
      let mark: Element | null = null;
      /** On the way out React misses nodes that another script has taken away: no fault of the island's. */
      const isForeign = (error: unknown) => context.signal.aborted && error instanceof DOMException;

      const root = quietRoot(place.root, {
        // Two panels on a page must not share the ids that they refer to.
        identifierPrefix: `${context.name}-${place.id}-`,
        onUncaughtError(error, { componentStack }) {
          if (failed || isForeign(error)) return; // what a falling tree throws on its way out is the same fault
          failed = true;
          if (error instanceof Error && componentStack) error.stack += componentStack;
          // React is still inside its own commit; the server's nodes can only go back after it (references §0.4).
          queueMicrotask(() => {
            if (committed) return context.fail(context.signal.aborted ? "cleanup" : "update", error);
            end();
            reject(error);
          });
        },
      });
      const end = () => {
        remember();
        try {
          root.unmount();
        } catch (error) {
          if (!isForeign(error)) throw error;
        } finally {
          place.restore();
          carry(state, place.aside);
        }
      };
      // After the commit: inside it React would answer a carried text with its own, and the caret would be lost.
      const stand = (placed: Element) => {
        mark = placed;
        queueMicrotask(() => {
          if (failed) return;
          carry(state, [place.root]);
          committed = true;
          context.guard(mark ?? place.root);
          resolve(end);
        });
      };
      // At once: keys pressed between the server's fields and the island's own would be lost.
      flushSync(() =>
        root.render(
          <Context value={{ ...context, root: place.root }}>
            <Component />
            <Committed tell={stand} />
          </Context>,
        ),
      );
    });
}

/**
 * Makes a root that does not listen on the document. React hears every `selectionchange` of the page there, for
 * `onSelect`, which no island uses, and looks for its own nodes by way of `parentNode`: in a form with a field of
 * that name it would go round for ever, and the page with it. Remove when React reads the parent by the prototype.
 */
function quietRoot(container: HTMLElement, options: RootOptions): Root {
  Object.defineProperty(container, "ownerDocument", { value: null, configurable: true });
  try {
    return createRoot(container, options);
  } finally {
    Reflect.deleteProperty(container, "ownerDocument");
  }
}

/** Tells of the first commit, before the browser paints it, and marks that React's nodes are in their place. */
function Committed({ tell }: { readonly tell: (mark: Element) => void }): ReactNode {
  const mark = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    if (mark.current) tell(mark.current);
  }, [tell]);
  return <template ref={mark} />;
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
