import type { Translate } from "../../runtime/contracts/texts";
import type { Text } from "./texts";

export const HANDLER = "dynamic_tabs_handler";
export const WRAPPER = "details_wrapper";
/** Recommendations; the page's own module fills them in later, with their own heading. */
export const ZONE = "products_associated_zone2";
const DOCUMENTS = "projector_enclosures";

/**
 * Sections in the order of their tabs, each with the text of its tab (fixtures/PLATFORM.md G 1.10).
 * `isNamed` tells whether the section's own heading replaces that text.
 */
const ORDER: readonly (readonly [id: string, text: Text, isNamed: () => boolean])[] = [
  [WRAPPER, "product-sections.details", () => false],
  ["projector_blog", "product-sections.blog", () => true],
  [DOCUMENTS, "product-sections.documents", () => false],
  [ZONE, "product-sections.recommended", () => true],
  ["product_questions_list", "product-sections.questions", hasQuestions],
  ["opinions_section", "product-sections.opinions", () => false],
];

/** The heading of an empty list of questions is misleading: the tab then invites the shopper to ask. */
function hasQuestions(): boolean {
  return document.querySelector<HTMLElement>("#product_askforproduct")?.dataset.questions === "true";
}

/** The page's current sections, in the order of their tabs. @param isSmall documents are then a section of their own */
export function sectionsOf(isSmall: boolean): HTMLElement[] {
  return ORDER.flatMap(([id]) => {
    const section = id === DOCUMENTS && !isSmall ? null : document.getElementById(id);
    const isEmpty = id === WRAPPER && !section?.childElementCount;
    return section && !isEmpty ? [section] : [];
  });
}

/** The name of a section on its tab. */
export function nameOf(section: HTMLElement, t: Translate<Text>): string {
  const [, text = "product-sections.details", isNamed] = ORDER.find(([id]) => id === section.id) ?? [];
  const heading = isNamed?.() ? section.querySelector(".headline__name, .headline, h1, h2, h3") : null;
  return heading?.textContent?.replace(/\s+/g, " ").trim() || t(text);
}

/** @returns makes sections `active` on paper, and as they were afterwards */
export function activeOnPaper(): (all: readonly { readonly section: Element }[], isPaper: boolean) => void {
  const closed = new Set<Element>();
  return (all, isPaper) => {
    if (isPaper)
      for (const { section } of all) if (!section.classList.contains("active")) closed.add(section);
    for (const section of closed) section.classList.toggle("active", isPaper);
    if (!isPaper) closed.clear();
  };
}
