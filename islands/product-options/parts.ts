/** The shared tools that each part of the product page receives. */

import type { IslandContext } from "../../runtime/contracts/island";
import type { Translate } from "../../runtime/contracts/texts";
import type { Listen } from "../../runtime/dom/listening";
import type { ContentOverrides, OverrideAttribute } from "../../runtime/dom/override";
import type { Period } from "./product/product";
import type { Text } from "./texts";
import type { View } from "./view";

export interface Parts {
  readonly form: HTMLFormElement;
  /** Contains all parts of the product: most inside its form, some around it. */
  readonly page: Element;
  readonly context: IslandContext;
  readonly t: Translate<Text>;
  readonly on: Listen;
  readonly override: OverrideAttribute;
  readonly contents: ContentOverrides;
  /** The current view. */
  view(): View;
  readonly choose: Choose;
}

/** Methods that report the shopper's choices. */
export interface Choose {
  /** @param id `null` = no size */
  size(id: string | null): void;
  /**
   * @param requested the typed number or the target of a button; the rules may change it, and an alert then names the
   * limit
   */
  quantity(requested: number): void;
  /** @param period `null` = a single purchase */
  period(period: Period | null): void;
}
