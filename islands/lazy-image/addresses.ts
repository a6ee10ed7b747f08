import { safeImage } from "../../runtime/base/safe-url";

/** An attribute to write on an element so that its picture loads. */
export interface Write {
  readonly element: Element;
  readonly name: "src" | "srcset";
  readonly value: string;
}

/** Screens up to this width in CSS pixels get the small picture (contract A 2.3). */
const SMALL_SCREEN = 420;

/**
 * Chooses the picture's address for this screen: `data-src-small` on small screens, else `data-src`. The value may be
 * `a|b`; `b` is for screens with more than one device pixel per CSS pixel.
 */
export function chosenAddress(element: Element): string | null {
  const small = screen.width <= SMALL_SCREEN ? element.getAttribute("data-src-small") : null;
  const [plain, sharp] = (small || element.getAttribute("data-src") || "").split("|");
  return safeImage((devicePixelRatio > 1 && sharp?.trim()) || plain);
}

/**
 * Returns a `srcset` only if all its addresses are safe, else `null`. An address may contain commas, but not end with
 * one.
 */
function chosenSet(element: Element): string | null {
  const set = element.getAttribute("data-srcset")?.trim() ?? "";
  const addresses = [...set.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(
    ([, address]) => address,
  );
  return addresses.length && addresses.every((address) => safeImage(address)) ? set : null;
}

/** Lists the attributes to write. Sources come first, because an `img` chooses among them at once. */
export function writesFor(host: HTMLElement): Write[] {
  const holder = host.matches("video, audio") ? host : host.closest("picture");
  const elements = [...(holder?.querySelectorAll("source") ?? []), host];
  return elements.flatMap((element) => {
    const set = chosenSet(element);
    const src = chosenAddress(element);
    return [
      ...(set ? [{ element, name: "srcset", value: set } as const] : []),
      ...(src ? [{ element, name: "src", value: src } as const] : []),
    ];
  });
}
