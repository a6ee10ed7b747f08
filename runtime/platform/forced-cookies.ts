/**
 * Reads and writes the platform's two cookies of a forced region, which contain raw JSON (contract B j). Any script
 * may have written them, so no value is trusted (bars S13, S18). No function here throws.
 */
import { getCookie } from "../base/cookies";
import { encodeJson, parseJson } from "../base/json";
import { getPath, isPlainObject, type PlainObject, text } from "../base/values";

/** The two parts of a forced delivery place: country and postal code. */
export type Kind = "region" | "zipcode";

export interface Choice {
  readonly current: string;
  /** Empty when the platform does not name it. */
  readonly default: string;
}

/** The forced parts; at least one. */
export type Forced = { readonly [kind in Kind]?: Choice };

/** Browsers reject a cookie above this size. */
const LARGEST = 4_096;

const fields = {
  region: { cookie: "setRegionForced", current: "currentCountry", default: "defaultCountry" },
  zipcode: { cookie: "setZipcodeForced", current: "currentZipcode", default: "defaultZipcode" },
} as const;

const kinds = ["region", "zipcode"] as const;

/**
 * Returns the forced choices when the flag in one of the cookies requests the notice. Otherwise `null`, also when
 * neither cookie is readable.
 */
export function readForced(): Forced | null {
  const found = kinds.flatMap((kind) => {
    const entry = read(kind);
    return entry ? [[kind, entry] as const] : [];
  });
  if (!found.some(([, { asks }]) => asks)) return null;
  return Object.fromEntries(found.map(([kind, { choice }]) => [kind, choice]));
}

/** The shopper's default country or postal code in the platform's cookie, or an empty string. */
export const namedDefault = (kind: Kind): string => text(getPath(parse(kind), fields[kind].default)).trim();

/** Stops the notice: clears the flag in both cookies after the shopper has seen it and continues. */
export function silence(): void {
  for (const kind of kinds) {
    const value = parse(kind);
    if (value?.showModal === true)
      write(kind, rawJson({ ...value, showModal: false }), () => parse(kind)?.showModal !== true);
  }
}

/** Stores a choice that differs from the shopper's default, so that the next page shows the notice. */
export const remember = (kind: Kind, { current, default: other }: Choice): void =>
  write(
    kind,
    rawJson({ [fields[kind].current]: current, [fields[kind].default]: other, showModal: true }),
    () => read(kind)?.choice.current === current,
  );

/** Deletes a cookie, also one that a subdomain or an older page wrote for the whole domain (bar S18). */
export const forget = (kind: Kind): void =>
  write(kind, "", () => getCookie(fields[kind].cookie) === null, "; Max-Age=0");

function read(kind: Kind): { readonly choice: Choice; readonly asks: boolean } | null {
  const value = parse(kind);
  const current = text(getPath(value, fields[kind].current)).trim();
  const other = namedDefault(kind);
  // `default` may be empty: the notice then does not offer to restore it (ruling 28).
  return current ? { choice: { current, default: other }, asks: getPath(value, "showModal") === true } : null;
}

function parse(kind: Kind): PlainObject | null {
  const written = getCookie(fields[kind].cookie);
  const value = written && written.length <= LARGEST ? parseJson(written) : null;
  return isPlainObject(value) ? value : null;
}

/**
 * Encodes JSON so that both kinds of readers get the same value. PHP and our `getCookie` percent-decode cookies; the
 * standard theme's script does not. Characters that either reader would change or cut off become JSON escapes.
 */
const rawJson = (value: PlainObject): string =>
  encodeJson(value).replace(
    /[;%+\u007f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Writes a host-only cookie first. If that has no effect, tries the host's domain and its parents, nearest first. */
function write(kind: Kind, value: string, isDone: () => boolean, lifetime = ""): void {
  const parts = location.hostname.split(".");
  const domains = parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join(".")}`);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: `setCookie` would encode what the platform reads raw
      document.cookie = `${fields[kind].cookie}=${value}${lifetime}${domain}; path=/; SameSite=Lax${secure}`;
      if (isDone()) return;
    }
  } catch {
    // a sandboxed document has no cookies
  }
}
