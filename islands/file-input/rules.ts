import { getPath, number, textsIn } from "../../runtime/base/values";

/** Rules of a file field (contract B m), read again for each choice because pages change. */
export interface Rules {
  /** Lower case, without parameters. */
  readonly forbiddenTypes: ReadonlySet<string>;
  /** Lower case, without the dot. */
  readonly forbiddenExtensions: ReadonlySet<string>;
  /** Bytes; `Infinity` without a limit. */
  readonly maxSize: number;
  /** Pixels in width and in height; `Infinity` without a limit. */
  readonly maxPixels: number;
  /** Photo extensions when the field takes only photos, else `null`. */
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

/** The text after the last dot, in lower case; empty without a dot. */
export const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Normalises a MIME type: `Text/HTML; charset=…` becomes `text/html`. */
export const plainType = (type: string): string => type.split(";")[0]?.trim().toLowerCase() ?? "";

/** A list of `app_shop.vars`; any other value there (another script's, an element of that name) counts as empty. */
function shopList(name: string): ReadonlySet<string> {
  const entries = textsIn(getPath(window, "app_shop", "vars", name));
  return new Set(entries.map((entry) => plainType(entry).replace(/^\./, "")).filter(Boolean));
}

/** A number above zero; any other value means no limit. */
function limit(input: HTMLInputElement, name: string): number {
  const most = number(input.getAttribute(name)) ?? 0;
  return most > 0 ? most : Number.POSITIVE_INFINITY;
}

const JPEG = /^(\.jpe?g|\.jpe|image\/p?jpe?g)$/;
/** A JPEG picture under another ending, or under none: cameras and phones write such files. */
export const isJpeg = ({ name, type }: File): boolean =>
  /^(jpe?g|jpe|jfif)$/.test(extensionOf(name)) || (!extensionOf(name) && JPEG.test(plainType(type)));
/** The format of many phones, which only some browsers can show. */
export const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(plainType(type)) || /^hei[cf]$/.test(extensionOf(name));

/**
 * The platform takes photos as .jpg only. A field is for photos when it has `data-photo` or accepts nothing else.
 * `.jpeg` passes only where the field's `accept` names it.
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
