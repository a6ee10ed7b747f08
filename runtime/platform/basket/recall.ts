/** Reads the remembered basket and removes an unreadable entry, because other code may have written it (bar S13). */

import { parseJson } from "../../base/json";
import { safeImage, safeLink } from "../../base/safe-url";
import type { SafeStorage } from "../../base/storage";
import { isPlainObject, number } from "../../base/values";
import type { Amounts, Basket, BasketLine } from "../../contracts/basket";
import { KEY, SHAPE } from "./remember";

/** The remembered basket of this edition of the shop, checked field by field; `null` when it is missing or invalid. */
export function recall(storage: SafeStorage, edition: string): Basket | null {
  const entry = storage.get(KEY);
  if (!entry) return null;
  const basket = check(parseJson(entry), edition);
  if (!basket) storage.remove(KEY);
  return basket;
}

function check(entry: unknown, edition: string): Basket | null {
  if (
    !isPlainObject(entry) ||
    entry.shape !== SHAPE ||
    entry.edition !== edition ||
    !isPlainObject(entry.basket)
  )
    return null;
  const { basket } = entry;
  const count = number(basket.count);
  if (count === null || !Array.isArray(basket.lines)) return null;
  return {
    lines: basket.lines.filter(isPlainObject).map(checkLine),
    count,
    worth: amounts(basket.worth),
    shipping: amounts(basket.shipping),
    shippingIsFree: basket.shippingIsFree === true,
    toFreeShipping: number(basket.toFreeShipping),
    freeShippingLimit: number(basket.freeShippingLimit),
  };
}

const amounts = (value: unknown): Amounts =>
  isPlainObject(value) ? { net: plain(value.net), gross: plain(value.gross) } : { net: "", gross: "" };

/** These strings were decoded before they were stored, so they must not be decoded again. */
const plain = (value: unknown): string => (typeof value === "string" ? value : "");

function checkLine(line: Readonly<Record<string, unknown>>, index: number): BasketLine {
  return {
    key: plain(line.key) || String(index),
    id: plain(line.id) || null,
    size: plain(line.size),
    additional: plain(line.additional),
    forPoints: line.forPoints === true,
    settable: line.settable === true,
    sizeName: plain(line.sizeName),
    versionName: plain(line.versionName),
    name: plain(line.name),
    link: safeLink(line.link),
    icon: safeImage(line.icon),
    iconSecond: safeImage(line.iconSecond),
    quantity: number(line.quantity) ?? 0,
    step: number(line.step),
    unit: plain(line.unit),
    worth: amounts(line.worth),
    subscriptionPeriod: plain(line.subscriptionPeriod) || "0",
    isInGroup: line.isInGroup === true,
  };
}
