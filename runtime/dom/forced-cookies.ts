/**
 * The platform's two cookies. It writes and reads raw JSON (contract B j); whatever stands in them may have been
 * written by anybody (bars S13, S18). Nothing here throws.
 */
import { getCookie } from "../base/cookies";
import { encodeJson, parseJson } from "../base/json";
import { getPath, isBag, type PlainObject, text } from "../base/values";

/** What is forced on a shopper: a country, a postal code, or both (spec §3 Forced-region cookies). */
export type Kind = "region" | "zipcode";

export interface Choice {
  readonly current: string;
  /** Empty where the platform does not say it. */
  readonly default: string;
}

/** At least one of the two. */
export type Forced = { readonly [kind in Kind]?: Choice };

/** What browsers keep. */
const LARGEST = 4_096;

const fields = {
  region: { cookie: "setRegionForced", current: "currentCountry", default: "defaultCountry" },
  zipcode: { cookie: "setZipcodeForced", current: "currentZipcode", default: "defaultZipcode" },
} as const;

const kinds = ["region", "zipcode"] as const;

/** What is forced, when one of the cookies asks for the notice; null otherwise, or where neither can be read. */
export function readForced(): Forced | null {
  const found = kinds.flatMap((kind) => {
    const entry = read(kind);
    return entry ? [[kind, entry] as const] : [];
  });
  if (!found.some(([, { asks }]) => asks)) return null;
  return Object.fromEntries(found.map(([kind, { choice }]) => [kind, choice]));
}

/** What the platform has named as the shopper's default; empty where it has not. */
export const namedDefault = (kind: Kind): string => text(getPath(parse(kind), fields[kind].default)).trim();

/** The shopper has seen the notice and goes on: neither cookie asks for it any more. */
export function silence(): void {
  for (const kind of kinds) {
    const value = parse(kind);
    if (value?.showModal === true)
      write(kind, rawJson({ ...value, showModal: false }), () => parse(kind)?.showModal !== true);
  }
}

/** The shopper has chosen a place that is not theirs by default: the next page says so. */
export const remember = (kind: Kind, { current, default: other }: Choice): void =>
  write(
    kind,
    rawJson({ [fields[kind].current]: current, [fields[kind].default]: other, showModal: true }),
    () => read(kind)?.choice.current === current,
  );

/** Deletes a cookie, also the one that a subdomain or an older page wrote for the whole domain (bar S18). */
export const forget = (kind: Kind): void =>
  write(kind, "", () => getCookie(fields[kind].cookie) === null, "; Max-Age=0");

function read(kind: Kind): { readonly choice: Choice; readonly asks: boolean } | null {
  const value = parse(kind);
  const current = text(getPath(value, fields[kind].current)).trim();
  const other = namedDefault(kind);
  // Without a default's name nothing can be offered to be restored (ruling 28).
  return current ? { choice: { current, default: other }, asks: getPath(value, "showModal") === true } : null;
}

function parse(kind: Kind): PlainObject | null {
  const written = getCookie(fields[kind].cookie);
  const value = written && written.length <= LARGEST ? parseJson(written) : null;
  return isBag(value) ? value : null;
}

/**
 * JSON that means the same to readers that percent-decode cookies, as PHP and our `getCookie` do, and to those that do
 * not, as the standard theme's script: what either would change or cut off is written as JSON's own escapes.
 */
const rawJson = (value: PlainObject): string =>
  encodeJson(value).replace(
    /[;%+\u007f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** For this host first; for the domains above it, nearest first, as long as that has not done it. */
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
    // a sandboxed document keeps none
  }
}
