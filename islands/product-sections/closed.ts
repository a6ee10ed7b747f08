import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";

/** A box without size, whatever the theme says of the section: closed, it takes no room. */
const FLAT = ["margin", "padding", "border", "min-height"] as const;

/**
 * Closes a section, or opens it. A closed one is hidden by the theme because it is not `active`; browsers that can find words in
 * what is hidden are told that they may (`hidden="until-found"`, Chrome 102, Firefox 139, Safari 26.2), and then it is they who hide it.
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

/** Remembers what closing changes. @returns brings it back */
export function keepAsIs(section: HTMLElement): () => void {
  const wasActive = section.classList.contains("active");
  return () => {
    if ("onbeforematch" in section) reopen(section);
    section.classList.toggle("active", wasActive);
  };
}
