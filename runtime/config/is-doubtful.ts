/**
 * Decides cheaply whether the explicit configuration may contain a mistake. Only then is the chunk fetched that explains
 * mistakes, so shoppers do not load it for a valid configuration.
 */
import { parseJson } from "../base/json";
import { asObject, getPath, isPlainObject, type PlainObject } from "../base/values";
import type { ShopConfig } from "../contracts/config";

/** Keys of the objects that `readConfig` does not check. */
const OPEN =
  /^(snippets|topLayers|tracking|ajaxLoad|instalments|mac|ios|safari|opera|url|attribution|geocodeUrl)$/;

/** Whether a given value is missing from what was read: its key is unknown, or its value was refused. */
const differs = (stated: PlainObject, read: unknown): boolean =>
  Object.entries(stated).some(([key, value]) => {
    const taken = getPath(read, key);
    return isPlainObject(value) ? !isPlainObject(taken) || differs(value, taken) : value !== taken;
  });

/**
 * @param sources the explicit sources, the page's first
 * @param shop the configuration that was read from them
 * @param text the text of the page's configuration element
 */
export function isDoubtful(
  [page = {}, tag = {}]: readonly PlainObject[],
  shop: ShopConfig,
  text: string,
  isIsland: (name: string) => boolean,
): boolean {
  const weaker = Object.fromEntries(Object.entries(tag).filter(([key]) => !(key in page)));
  const switches = { ...shop.serverCode, ...shop.passkeys };
  const texts = { ...asObject(tag.texts), ...asObject(page.texts) };
  return (
    (!!text.trim() && !isPlainObject(parseJson(text))) ||
    differs(page, shop) ||
    differs(weaker, shop) ||
    !Object.keys(shop.islands).every(isIsland) ||
    !Object.keys({ ...switches, ...shop.tiles }).every((key) => OPEN.test(key)) ||
    Object.values(switches).some((isOn) => typeof isOn !== "boolean") ||
    Object.values(shop.islands).some((setting) => typeof setting !== "boolean" && !isPlainObject(setting)) ||
    Object.values(shop.tiles).some((value) => typeof value !== "string") ||
    Object.keys(texts).length > 0 // only a chunk knows all keys
  );
}
