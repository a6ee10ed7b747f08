/** What the switch file decides for one page: for its shop and its visitor. */
export interface Decision {
  /** `false`: everything is off. */
  readonly enabled?: false;
  /** The islands that are off. */
  readonly islands?: Readonly<Record<string, false>>;
  /** The folder whose entry runs the page: a channel or a version, beside the folder of the page's own entry. */
  readonly version?: string;
}
