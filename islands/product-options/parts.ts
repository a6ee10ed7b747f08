/** What each part of the product page is given. */

import type { IslandContext } from "../../runtime/contracts/island";
import type { Translate } from "../../runtime/contracts/texts";
import type { Listen } from "../../runtime/dom/listening";
import type { OverrideAttribute } from "../../runtime/dom/override-attributes";
import type { ContentOverrides } from "../../runtime/dom/override-content";
import type { Period } from "./product/product";
import type { Text } from "./texts";
import type { View } from "./view";

export interface Parts {
  readonly form: HTMLFormElement;
  /** Where the product's parts stand: most inside its form, some around it. */
  readonly page: Element;
  readonly context: IslandContext;
  readonly t: Translate<Text>;
  readonly on: Listen;
  readonly lend: OverrideAttribute;
  readonly loans: ContentOverrides;
  /** The newest view. */
  view(): View;
  readonly choose: Choose;
}

/** What the parts tell of the shopper's choices. */
export interface Choose {
  /** @param id null = none */
  size(id: string | null): void;
  /** @param wish what was typed or pressed; the rules decide, and what they change is said */
  quantity(wish: number): void;
  /** @param period null = bought once */
  period(period: Period | null): void;
}
