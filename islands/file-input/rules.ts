import { getPath, number, textsIn } from "../../runtime/base/values";

/** What a file field takes (spec §5 File inputs, contract B m), read anew for every choice: pages change. */
export interface Rules {
  /** Lower case, without parameters. */
  readonly forbiddenTypes: ReadonlySet<string>;
  /** Lower case, without the dot. */
  readonly forbiddenExtensions: ReadonlySet<string>;
  /** Bytes; infinite where the field sets no limit. */
  readonly maxSize: number;
  /** Pixels in width and in height; infinite where the field sets no limit. */
  readonly maxPixels: number;
  /** Extensions of photos where the field takes nothing else. */
  readonly photos: ReadonlySet<string> | null;
}

export function readRules(input: HTMLInputElement): Rules {
  return {
    forbiddenTypes: shopList("blacklist_mime"),
    forbiddenExtensions: shopList("blacklist_extension"),
    maxSize: limit(input, "data-max_filesize"),
    maxPixels: limit(input, "data-max-pixels"),
    photos: photosOf(input),
  };
}

/** The text after the last dot, in lower case; empty where there is no dot. */
export const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** A MIME type as it is compared: `Text/HTML; charset=…` is `text/html`. */
export const plainType = (type: string): string => type.split(";")[0]?.trim().toLowerCase() ?? "";

/** A list of `app_shop.vars`: whatever else stands there (another script's, an element of that name) is none. */
function shopList(name: string): ReadonlySet<string> {
  const words = textsIn(getPath(window, "app_shop", "vars", name));
  return new Set(words.map((word) => plainType(word).replace(/^\./, "")).filter(Boolean));
}

/** A number above zero; anything else is no limit. */
function limit(input: HTMLInputElement, name: string): number {
  const most = number(input.getAttribute(name)) ?? 0;
  return most > 0 ? most : Number.POSITIVE_INFINITY;
}

const JPEG = /^(\.jpe?g|image\/jpe?g)$/;

/**
 * The platform takes photos as .jpg only (spec §5). The field is one for photos where it says so by `data-photo`,
 * or accepts nothing else. `.jpeg` passes only where the field itself names it.
 */
function photosOf(input: HTMLInputElement): ReadonlySet<string> | null {
  const accepted = input.accept
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const isPhoto =
    input.hasAttribute("data-photo") || (accepted.length > 0 && accepted.every((one) => JPEG.test(one)));
  return isPhoto ? new Set(accepted.includes(".jpeg") ? ["jpg", "jpeg"] : ["jpg"]) : null;
}
