/** The widget's frame: the page's own template where it has one with all the places that are filled, else a plain one. */
import { Fragment, type ReactNode, useMemo } from "react";
import { fromTemplate } from "./from-template";
import type { Wanted } from "./wanted";

interface FrameProps {
  readonly family: Wanted["family"];
  readonly view: "--search" | "--map";
  readonly parts: Readonly<Record<"search" | "map" | "items", ReactNode>>;
}

const names = ["search", "map", "items"] as const;

export function Frame({ family, view, parts }: FrameProps) {
  const own = useMemo(() => {
    const root = templateOf(family, "")?.querySelector(".cop_pickup_points");
    return root && names.every((name) => root.querySelector(`.cop_pickup_${name}`)) ? root : null;
  }, [family]);
  const inside = own ? (
    fromTemplate(own.childNodes, ({ classList }) => {
      if (classList.contains("cop_pickup_nav")) return null; // the map's own button shows and hides it
      const name = names.find((one) => classList.contains(`cop_pickup_${one}`));
      return name && <Fragment key={name}>{parts[name]}</Fragment>;
    })
  ) : (
    <>
      {parts.search}
      {parts.map}
      {parts.items}
    </>
  );
  return <div className={`cop_pickup_points ${view} --no-filters`}>{inside}</div>;
}

/** `template#cop_pickup_points_item_template` and its neighbours: what stands in it. */
export const templateOf = (
  family: Wanted["family"],
  part: "" | "item_" | "marker_",
): DocumentFragment | null =>
  document.querySelector<HTMLTemplateElement>(`template#${family}_pickup_points_${part}template`)?.content ??
  null;
