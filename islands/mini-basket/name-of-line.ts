import type { BasketLine } from "../../runtime/contracts/basket";
import type { Translate } from "../../runtime/contracts/texts";
import type { PanelText } from "./texts";

/** The size that the shopper chose; empty for products of one size. */
export const sizeOf = ({ size, sizeName }: BasketLine): string => (size === "uniw" ? "" : sizeName);

/** A line's name with version and size, which tell it from other lines of the product: "Kubek, czerwony, XL". */
export const nameOfLine = (line: BasketLine, t: Translate<PanelText>): string =>
  [line.name || t("mini-basket.unnamed"), line.versionName, sizeOf(line)].filter(Boolean).join(", ");
