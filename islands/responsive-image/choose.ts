import { safeImage } from "../../runtime/base/safe-url";

type View = 1 | 2 | 3 | 4;

/** Which sizes suit a view (spec §2), best first: the next larger one, then the next smaller. */
const ORDER: Readonly<Record<View, readonly string[]>> = {
  1: ["mobile", "tablet", "desktop"],
  2: ["tablet", "desktop", "mobile"],
  3: ["desktop", "tablet", "mobile"],
  4: ["desktop", "tablet", "mobile"],
};

/**
 * The address for a view: `data-src_mobile`, `data-src_tablet`, `data-src_desktop`, or the same without `data-`,
 * as the specification writes them; null where there is none that may be loaded (http(s) only).
 */
export function chooseAddress(image: Element, view: View): string | null {
  for (const size of ORDER[view])
    for (const prefix of ["data-", ""]) {
      const address = safeImage(image.getAttribute(`${prefix}src_${size}`));
      if (address) return address;
    }
  return null;
}
