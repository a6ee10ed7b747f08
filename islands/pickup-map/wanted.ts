/** What is asked of the widget: by a host's attributes and props, or by a call of the old name (contract F 1.3). Types only. */
import type { GeoPoint } from "../../runtime/contracts/map";
import type { Courier } from "./courier";
import type { Point } from "./points";

export interface Wanted {
  readonly couriers: readonly Courier[];
  readonly start: GeoPoint | null;
  /** Where to begin when no place is given: words, which the platform finds a place for. */
  readonly address: string;
  /** What requests say of the page: `order1`, `oscop`, `pickupSites`. */
  readonly type: string;
  /** The names of the page's templates begin with it; a subscription's requests have other names. */
  readonly family: "cop" | "subscr";
  /** It stands in a dialog, which says what it is for. */
  readonly isTitled?: boolean;
  /** The point is chosen, its number given where the courier wants one. @returns false while an earlier choice is on its way */
  choose(point: Point, clientNumber: string): boolean;
  /** The first list is there. */
  ready(): void;
}
