/** What the matrix notes of each state. */

/** The columns of the matrix. */
export const checks = [
  "axe",
  "axe, dark",
  "axe, forced colours",
  "axe, right to left",
  "focus visible",
  "focus visible, forced colours",
  "focus not covered",
  "focus order",
  "reflow at 320 px",
  "text spacing",
  "announcements",
] as const;

export type Check = (typeof checks)[number];

/** Each check with its faults; no lines: it found nothing. */
export type Faults = Readonly<Partial<Record<string, readonly string[]>>>;

export interface Inspected {
  readonly faults: Faults;
  /** What live regions announced on the way to the state. */
  readonly said: readonly string[];
}
