/** The platform's names for each banner (contract A 15, B j). */
export interface Kind {
  /** Class of the banner; `<html>` carries it with a `--` prefix. */
  readonly className: string;
  /** The platform's head script reads this cookie on later pages. */
  readonly cookie: string;
}

export const kinds: readonly Kind[] = [
  { className: "rabateCode", cookie: "rabateCode_clicked" },
  // Not a typo: the platform spells this cookie with three e.
  { className: "freeShipping", cookie: "freeeshipping_clicked" },
];

/** Finds the kind by the host's id, its class, or the class of its close button. */
export const kindOf = (host: Element): Kind | undefined =>
  kinds.find(
    ({ className }) =>
      host.id === className ||
      host.classList.contains(className) ||
      host.getElementsByClassName(`${className}__close`).length > 0,
  );
