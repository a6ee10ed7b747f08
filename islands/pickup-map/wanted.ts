/**
 * Options of the widget: from a host's attributes and props, or from a call of the old global (contract F 1.3). Types
 * only.
 */
import type { GeoPoint } from "../../runtime/contracts/map";
import type { Courier } from "./courier";
import type { Point } from "./points";

export interface Wanted {
  readonly couriers: readonly Courier[];
  readonly start: GeoPoint | null;
  /** Start of the list when no place is given: a text, for which the platform finds a place. */
  readonly address: string;
  /** The page's name in requests: `order1`, `oscop`, `pickupSites`. */
  readonly type: string;
  /** Prefix of the page's template names; a subscription's requests have other names. */
  readonly family: "cop" | "subscr";
  /** The widget is in a dialog, whose title explains it. */
  readonly isTitled?: boolean;
  /**
   * Chooses the point, with its number where the courier needs one.
   * @returns false while an earlier choice is being sent
   */
  choose(point: Point, clientNumber: string): boolean;
  /** Called when the first list is shown. */
  ready(): void;
}
