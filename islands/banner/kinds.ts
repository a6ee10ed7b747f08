import type { texts } from "./texts";

/** What the platform calls each banner (contract A 15, B j). */
export interface Kind {
  readonly name: keyof typeof texts;
  /** The class of the banner, and of `<html>` with two dashes before it. */
  readonly className: string;
  /** Read by the platform's head script on later pages. */
  readonly cookie: string;
}

export const kinds: readonly Kind[] = [
  { name: "banner.rebate-code", className: "rabateCode", cookie: "rabateCode_clicked" },
  // Three e: so it is written on every page.
  { name: "banner.free-shipping", className: "freeShipping", cookie: "freeeshipping_clicked" },
];

/** Which banner this is, by its id, its class, or that of its close button. */
export const kindOf = (host: Element): Kind | undefined =>
  kinds.find(
    ({ className }) =>
      host.id === className ||
      host.classList.contains(className) ||
      host.getElementsByClassName(`${className}__close`).length > 0,
  );
