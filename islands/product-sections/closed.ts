import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";

/** Set to 0, so that a closed section takes no space whatever the theme's rules are. */
const FLAT = ["margin", "padding", "border", "min-height"] as const;

/**
 * Closes or opens a section. The theme hides sections that are not `active`.
 * In browsers with `hidden="until-found"` (Chrome 102, Firefox 139, Safari 26.2), that attribute hides them instead, so
 * that text search finds closed sections.
 */
export function close(section: HTMLElement, isClosed: boolean): void {
  section.classList.toggle("active", !isClosed);
  if (!("onbeforematch" in section)) return;
  if (isClosed) {
    section.setAttribute("hidden", "until-found");
    section.style.setProperty("display", "block", "important");
    for (const name of FLAT) section.style.setProperty(name, "0", "important");
  } else reopen(section);
}

function reopen(section: HTMLElement): void {
  if (section.getAttribute("hidden") === "until-found") section.removeAttribute("hidden");
  for (const name of ["display", ...FLAT])
    if (section.style.getPropertyPriority(name)) section.style.removeProperty(name);
  dropEmptyStyle(section);
}

/** Remembers the state that closing changes. @returns restores it */
export function keepAsIs(section: HTMLElement): () => void {
  const wasActive = section.classList.contains("active");
  return () => {
    if ("onbeforematch" in section) reopen(section);
    section.classList.toggle("active", wasActive);
  };
}
