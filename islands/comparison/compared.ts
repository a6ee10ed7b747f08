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
 * Reads the compared products. Skips only a product that cannot be shown (bar R3): without id, without link, or with
 * neither name nor picture.
 * @returns `null` when the block has not arrived or has no response
 */
export function readCompared(block: unknown): Compared[] | null {
  const response = getPath(block, "response");
  if (response === undefined || response === null) return null;
  return list(getPath(response, "product")).flatMap((product) => {
    const of = (key: string) => getPath(product, "attributes", key);
    const one = {
      id: text(of("id")),
      name: text(getPath(product, "name")),
      icon: safeImage(address(getPath(product, "iconsmall"))),
      link: safeLink(address(of("link"))),
      remove: safeLink(address(of("removelink"))),
    };
    return one.id && (one.name || one.icon) && (one.link || one.remove) ? one : [];
  });
}
