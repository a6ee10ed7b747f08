/** Types of in-place navigation for the page API, links and the `legacy` module. */

/** Selectors of a section and of its replacement on the new page; `incoming` defaults to `current`. */
export type SectionPair = readonly [current: string, incoming?: string];

export interface VisitOptions {
  /** Default: `#content` and `#breadcrumbs`. */
  readonly sections?: readonly (SectionPair | string)[];
  /** Parts to render, such as `set_render=content,head`; only for pages that can be rendered in parts. */
  readonly render?: readonly string[];
}

export interface Visits {
  /**
   * Loads another page of the shop into sections of this one. Never rejects.
   * @returns `true` when the sections are replaced; `false` when a newer visit superseded this one, or the browser
   *   navigates instead
   */
  visit(url: string | URL, options?: VisitOptions): Promise<boolean>;
}
