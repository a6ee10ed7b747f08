/**
 * The widget's frame: the page's own template, with our parts in the place of its search field.
 *
 * The standard theme styles everything inside `.cop_pickup_points` as a panel of fixed heights over a permanent map.
 * Ours is a list with a map on request. The frame has another class name, so that the theme's rules for the panel do
 * not apply.
 */
import { type ReactNode, useMemo } from "react";
import { fromTemplate, templateOf } from "./page-templates";
import type { Wanted } from "./wanted";

interface FrameProps {
  readonly wanted: Pick<Wanted, "family" | "isTitled">;
  readonly view: "--search" | "--map" | "--map --sheet";
  /** Search field, map and list. */
  readonly children: ReactNode;
}

/** Parts of the template that our parts replace, or that have no use beside them. */
const REPLACED = ["nav", "map", "items", "filters"].map((name) => `cop_pickup_${name}`);

export function Frame({ wanted, view, children }: FrameProps) {
  const { family, isTitled } = wanted;
  const own = useMemo(() => {
    const root = templateOf(family, "")?.querySelector(".cop_pickup_points");
    return root?.querySelector(".cop_pickup_search") ? root : null;
  }, [family]);
  const parts = (
    <div key="parts" className={`cop_pickup_parts list_map ${view}`}>
      {children}
    </div>
  );
  const inside = own
    ? fromTemplate(own.childNodes, ({ classList }) => {
        if (classList.contains("cop_pickup_search")) return parts;
        const isOmitted =
          REPLACED.some((name) => classList.contains(name)) || (isTitled && classList.contains("cop__title"));
        return isOmitted ? null : undefined;
      })
    : parts;
  // Not `cop_pickup_points`: inside it the standard theme hides filters, and lays a panel over the map.
  return <div className="cop_pickup_widget">{inside}</div>;
}
