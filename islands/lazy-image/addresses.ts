import { safeImage } from "../../runtime/base/safe-url";

/** An attribute that is to be written on an element: what the image is loaded from. */
export interface Write {
  readonly element: Element;
  readonly name: "src" | "srcset";
  readonly value: string;
}

/** Screens of at most this width take the small picture (spec §9, contract A 2.3); CSS pixels. */
const SMALL_SCREEN = 420;

/**
 * The address of the picture that suits this screen: `data-src-small` on small ones, else `data-src`; of `a|b` the
 * second part where a CSS pixel is more than one of the screen's.
 */
export function chosenAddress(element: Element): string | null {
  const small = screen.width <= SMALL_SCREEN ? element.getAttribute("data-src-small") : null;
  const [plain, sharp] = (small || element.getAttribute("data-src") || "").split("|");
  return safeImage((devicePixelRatio > 1 && sharp?.trim()) || plain);
}

/** A `srcset` whose every address may be loaded; else null. An address may hold commas, but not end in one. */
function chosenSet(element: Element): string | null {
  const set = element.getAttribute("data-srcset")?.trim() ?? "";
  const addresses = [...set.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(([, one]) => one);
  return addresses.length && addresses.every((one) => safeImage(one)) ? set : null;
}

/** What is to be written so that the element loads. Sources come first: an `img` chooses among them at once. */
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
