/** The selected point, and the side that selected it: the other side follows. */
export interface Selected {
  readonly uid: string;
  readonly by: "list" | "map" | "search";
}
