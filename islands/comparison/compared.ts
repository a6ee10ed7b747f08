/** Reads the Comparers block (contract B c): products with `iconsmall`, `name`, `attributes.{id, link, removelink}`. */
import { type SafeUrl, safeImage, safeLink } from "../../runtime/base/safe-url";
import { address, getPath, list, text } from "../../runtime/base/values";

export interface Compared {
  readonly id: string;
  readonly name: string;
  readonly icon: SafeUrl | null;
  readonly link: SafeUrl | null;
  readonly remove: SafeUrl | null;
}

/**
 * Reads the compared products. Skips only a product that cannot be shown (bar R3): without id, without both
 * addresses, or without both name and picture.
 * @returns `null` when the block has not arrived or has no response
 */
export function readCompared(block: unknown): Compared[] | null {
  const response = getPath(block, "response");
  if (response === undefined || response === null) return null;
  return list(getPath(response, "product")).flatMap((product) => {
    const attribute = (key: string) => getPath(product, "attributes", key);
    const one = {
      id: text(attribute("id")),
      name: text(getPath(product, "name")),
      icon: safeImage(address(getPath(product, "iconsmall"))),
      link: safeLink(address(attribute("link"))),
      remove: safeLink(address(attribute("removelink"))),
    };
    return one.id && (one.name || one.icon) && (one.link || one.remove) ? one : [];
  });
}
