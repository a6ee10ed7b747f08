/** Which point is selected, and on which side: the other one follows. */
export interface Selected {
  readonly uid: string;
  readonly by: "list" | "map";
}
