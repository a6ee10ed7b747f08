import { safeImage } from "../../runtime/base/safe-url";

type View = 1 | 2 | 3 | 4;

/** Sizes for each view, best first: the next larger size, then the next smaller one. */
const ORDER: Readonly<Record<View, readonly string[]>> = {
  1: ["mobile", "tablet", "desktop"],
  2: ["tablet", "desktop", "mobile"],
  3: ["desktop", "tablet", "mobile"],
  4: ["desktop", "tablet", "mobile"],
};

/**
 * The address for a view, from `data-src_mobile`, `data-src_tablet` or `data-src_desktop`. Attributes without `data-`
 * work as well.
 * @returns `null` when no address is safe to load (http(s) only)
 */
export function chooseAddress(image: Element, view: View): string | null {
  for (const size of ORDER[view])
    for (const prefix of ["data-", ""]) {
      const address = safeImage(image.getAttribute(`${prefix}src_${size}`));
      if (address) return address;
    }
  return null;
}
