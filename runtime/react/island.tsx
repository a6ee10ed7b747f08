/** Mounts a React component as an island, and gives components access to the island's context by hooks. */
import { Component, createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import { useStore } from "zustand/react";
import type { IslandContext, Mount } from "../contracts/island";
import type { WyspaState } from "../contracts/store";
import { places } from "../islands/generated/places";
import { carry, keep } from "./carry-over";
import { makeIslandRoot, ROOT } from "./island-root";

/** Milliseconds after which the browser has painted, on slow machines, too. */
const AFTER_PAINT_MS = 500;

/** The components around the one that threw. */
interface Where {
  readonly componentStack?: string | null | undefined;
}

const Context = createContext<IslandContext | null>(null);

/**
 * Turns a component into an island's `mount`: one React root in one wrapper inside the host. The mount resolves after
 * the first commit. An error that no error boundary handled ends the root and restores the server's nodes with the
 * shopper's input (bars R17, R18).
 */
export function reactIsland(Island: () => ReactNode): Mount {
  return (host, context) =>
    new Promise((resolve, reject) => {
      /** The shopper's latest input, because React has removed the fields by the time it reports an error. */
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
      /** During unmount React throws for nodes that another script has removed; the island is not at fault. */
      const isForeign = (error: unknown) => context.signal.aborted && error instanceof DOMException;

      const caught = (error: unknown, { componentStack }: Where) => {
        if (failed || isForeign(error)) return; // further errors of the unmounting tree have the same cause
        failed = true;
        if (error instanceof Error && componentStack) error.stack += componentStack;
        // React is still inside its commit, and the server's nodes can only return after it.
        queueMicrotask(() => {
          if (committed) return context.fail("update", error);
          end();
          reject(error);
        });
      };
      // React reports here what is thrown while the boundary itself unmounts. It would log what the boundary catches.
      const root = quietRoot(place.root, { onUncaughtError: caught, onCaughtError: () => {} });
      /** Synchronous, because keys pressed between the server's fields and the island's would be lost. */
      const render = (content: ReactNode) =>
        flushSync(() =>
          root.render(
            <Context value={{ ...context, root: place.root }}>
              <Boundary caught={caught}>{content}</Boundary>
            </Context>,
          ),
        );
      const end = () => {
        remember();
        try {
          render(null);
        } catch (error) {
          if (!isForeign(error)) throw error;
        } finally {
          place.restore();
          carry(state, place.aside);
          // The lean flavour runs the cleanups of effects after the next paint: the boundary has to be there for them.
          setTimeout(() => root.unmount(), AFTER_PAINT_MS);
        }
      };
      // After the commit: inside it React would overwrite a restored value with its own, and the caret would be lost.
      const onFirstCommit = (placed: Element) => {
        mark = placed;
        queueMicrotask(() => {
          if (failed) return;
          carry(state, [place.root]);
          committed = true;
          context.guard(mark ?? place.root);
          resolve(end);
        });
      };
      render(
        <>
          <Island />
          <Committed tell={onFirstCommit} />
        </>,
      );
    });
}

/**
 * Makes a root that does not listen on the document. React handles every `selectionchange` there for `onSelect`, which
 * no island uses, and looks for its nodes through `parentNode`. In a form with a field of that name this would loop
 * forever and freeze the page. Remove when React reads the parent from the prototype.
 */
function quietRoot(container: HTMLElement, options: RootOptions): Root {
  Object.defineProperty(container, "ownerDocument", { value: null, configurable: true });
  try {
    return createRoot(container, options);
  } finally {
    Reflect.deleteProperty(container, "ownerDocument");
  }
}

/**
 * Catches what an island throws in a render, an update or an effect, so that no other island notices. React could report
 * it to the root, but the lean flavour has no such callback.
 */
class Boundary extends Component<{
  readonly caught: (error: unknown, where: Where) => void;
  readonly children: ReactNode;
}> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override componentDidCatch(error: unknown, where: Where) {
    this.props.caught(error, where);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Reports the first commit before the browser paints it. Its `<template>` marks that React's nodes are in place. */
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
  if (!context)
    throw new Error("useIsland is called outside an island. Call it in a component that an island renders.");
  return context;
}

/** Reads the shared store; the component renders again only when the selected value changes. */
export function useShop<Selected>(select: (state: WyspaState) => Selected): Selected {
  return useStore(useIsland().store, select);
}

/** An id that is unique on the page. React's own `useId` is unique only within its root. */
export function useUniqueId(): string {
  const { name, root } = useIsland();
  return `${name}-${root.getAttribute(ROOT)}-${useId()}`;
}
