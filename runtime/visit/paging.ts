/** Reads which page of a listing is shown, for the announcement. */

/** The theme's list of links to the pages of a listing (contract A 20). */
const PAGING = ".pagination";
const CURRENT = "[aria-current=page], .--active";
/** Leads to the page before or behind: not a number of its own. */
const ARROWS = ".--prev, .--next";

export interface ListingPage {
  readonly page: string;
  /** `undefined` where the paging does not show the last page. */
  readonly pages?: string;
}

/** @returns `null` for a page without paging, or with one page */
export function listingPage(sections: readonly Element[]): ListingPage | null {
  for (const section of sections) {
    const items = [...(section.querySelector(PAGING)?.children ?? [])].filter(
      (item) => !item.matches(ARROWS),
    );
    const current = items.find((item) => item.matches(CURRENT) || item.querySelector(CURRENT));
    const [page, last] = [numberIn(current), numberIn(items.at(-1))];
    if (page && items.length > 1) return last ? { page, pages: last } : { page };
  }
  return null;
}

const numberIn = (item: Element | undefined): string | undefined =>
  /^\s*(\d+)\s*$/.exec(item?.textContent ?? "")?.[1];
