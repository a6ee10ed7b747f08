/**
 * Reads the configuration that applies before the core chunk loads: the page's `#wyspa-config` and the tag's `data-*`.
 * `read-config.ts` completes it.
 */
import { parseJson } from "../base/json";
import { asObject, type PlainObject } from "../base/values";

/** The page's own globals. */
export const pageGlobals = (): PlainObject => asObject(Reflect.get(window, "app_shop"));

/** The page's configuration. The selector includes the tag name, because another element may have the same id (bar S15). */
export const configElement = (): HTMLScriptElement | null =>
  document.querySelector<HTMLScriptElement>("script#wyspa-config");

/** The explicit sources, in order of priority. */
export function explicitConfig(
  tag: HTMLScriptElement | null,
): readonly [page: PlainObject, tag: PlainObject] {
  const data = Object.entries(tag?.dataset ?? {}).map(([key, value]) => [key, parseJson(value) ?? value]);
  return [asObject(parseJson(configElement()?.text)), Object.fromEntries(data)];
}
