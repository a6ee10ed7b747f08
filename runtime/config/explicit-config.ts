/**
 * The part of the configuration that counts before the core chunk: what the page's `#wyspa-config` and the
 * tag's `data-*` say. `read-config.ts` makes the whole of it.
 */
import { parseJson } from "../base/json";
import { bag, type PlainObject } from "../base/values";

/** The page's own globals. */
export const pageGlobals = (): PlainObject => bag(Reflect.get(window, "app_shop"));

/** The explicit sources, the stronger one first. */
export function explicitConfig(
  tag: HTMLScriptElement | null,
): readonly [page: PlainObject, tag: PlainObject] {
  // By its tag, too: another element may have the same id (bar S15).
  const element = document.querySelector<HTMLScriptElement>("script#wyspa-config");
  const data = Object.entries(tag?.dataset ?? {}).map(([key, value]) => [key, parseJson(value) ?? value]);
  return [bag(parseJson(element?.text)), Object.fromEntries(data)];
}
