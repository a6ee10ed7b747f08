/** In-place navigation (spec §2, §7.7; design §2): what the page API, links and the compatibility module ask for. */

/** A section of the page and the one of the new page that takes its place; the same selector when there is one. */
export type SectionPair = readonly [current: string, incoming?: string];

export interface VisitOptions {
  /** `#content` and `#breadcrumbs` when absent. */
  readonly sections?: readonly (SectionPair | string)[];
  /** Parts that the platform is asked to render alone (`set_render=content,head`), where the caller knows that it can. */
  readonly render?: readonly string[];
}

export interface Visits {
  /**
   * Loads another page of the shop into sections of this one. Resolves to true when they stand, to false when a newer
   * visit took over or the browser navigates instead. Never rejects.
   */
  visit(url: string | URL, options?: VisitOptions): Promise<boolean>;
}
