/** Reads the page's templates for the widget: `template#cop_pickup_points_template` and its neighbours. */
import type { Wanted } from "./wanted";

/**
 * Copies the content of a template; `null` without one. A subscription's classes begin with `subscr`: the copy gets
 * the order's classes.
 */
export function templateOf(
  family: Wanted["family"],
  part: "" | "item_" | "marker_",
): DocumentFragment | null {
  const template = document.querySelector<HTMLTemplateElement>(
    `template#${family}_pickup_points_${part}template`,
  );
  if (!template?.content) return null;
  const copy = template.content.cloneNode(true) as DocumentFragment;
  for (const element of copy.querySelectorAll("[class*=subscr_pickup]"))
    element.setAttribute(
      "class",
      element.getAttribute("class")?.replaceAll("subscr_pickup", "cop_pickup") ?? "",
    );
  return copy;
}
