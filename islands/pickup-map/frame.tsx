/**
 * The widget's frame: what the page's own template has around its parts, and in the place of its search field our parts.
 *
 * The standard theme dresses all inside `.cop_pickup_points` as a panel of fixed heights over a map that is always there.
 * Ours is a list, with a map beside it on request: the frame has a name of its own, and theme rules for the panel pass by.
 */
import { type ReactNode, useMemo } from "react";
import { fromTemplate } from "./from-template";
import { templateOf } from "./page-templates";
import type { Wanted } from "./wanted";

interface FrameProps {
  readonly wanted: Pick<Wanted, "family" | "isTitled">;
  readonly view: "--search" | "--map";
  /** Search field, map and list. */
  readonly children: ReactNode;
}

/** Of the template: what has its place in our parts, or no use beside them. */
const REPLACED = ["nav", "map", "items", "filters"].map((name) => `cop_pickup_${name}`);

export function Frame({ wanted, view, children }: FrameProps) {
  const { family, isTitled } = wanted;
  const own = useMemo(() => {
    const root = templateOf(family, "")?.querySelector(".cop_pickup_points");
    return root?.querySelector(".cop_pickup_search") ? root : null;
  }, [family]);
  const parts = (
    <div key="parts" className={`cop_pickup_parts ${view}`}>
      {children}
    </div>
  );
  const inside = own
    ? fromTemplate(own.childNodes, ({ classList }) => {
        if (classList.contains("cop_pickup_search")) return parts;
        const isLeft =
          REPLACED.some((name) => classList.contains(name)) || (isTitled && classList.contains("cop__title"));
        return isLeft ? null : undefined;
      })
    : parts;
  return <div className="cop_pickup_widget">{inside}</div>;
}
