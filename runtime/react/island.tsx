/** What React islands share: mounting a component as an island, and the hooks that read its context. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { IslandContext, Mount } from "../islands/contract";
import type { WyspaState } from "../store/contract";

const Context = createContext<IslandContext | null>(null);

/**
 * Turns a component into an island's `mount`. One React root in the island's wrapper; an error that React could
 * not handle unmounts the island, and the runtime puts the server's HTML back (bar R17).
 */
export function reactIsland(Component: () => ReactNode): Mount {
  return (_host, context) => {
    const root = createRoot(context.root, {
      identifierPrefix: `${context.name}-`,
      // React is still inside its own commit here; the server's nodes can only go back after it (references §0.4).
      onUncaughtError: (error) => void setTimeout(() => context.fail("render", error)),
      onRecoverableError: (error) => context.fail("handler", error),
    });
    root.render(
      <Context value={context}>
        <Component />
      </Context>,
    );
    return () => root.unmount();
  };
}

/** The context of the island that renders. */
export function useIsland(): IslandContext {
  const context = useContext(Context);
  if (!context) throw new Error("useIsland is used outside an island");
  return context;
}

/** Reads the shared store; the component renders again only when the selected value changes. */
export function useShop<Selected>(select: (state: WyspaState) => Selected): Selected {
  const { store } = useIsland();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
