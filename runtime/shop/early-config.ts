/**
 * The part of the configuration that counts before the core chunk: what the page's `#wyspa-config` and the
 * tag's `data-*` say. `read-config.ts` makes the whole of it.
 */
export type Bag = Readonly<Record<string, unknown>>;

/** An object with named parts; anything else is an empty one. A page element never counts (bar S15). */
export const bag = (value: unknown): Bag =>
  typeof value === "object" && value && !Array.isArray(value) && !(value instanceof Node)
    ? (value as Bag)
    : {};

export function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text?.replace(/^\ufeff/, "") ?? "");
  } catch {
    return undefined;
  }
}

/** The page's own globals. */
export const pageGlobals = (): Bag => bag(Reflect.get(window, "app_shop"));

/** The explicit sources, the stronger one first. */
export function explicitConfig(tag: HTMLScriptElement | null): readonly [page: Bag, tag: Bag] {
  const element = document.getElementById("wyspa-config");
  const data = Object.entries(tag?.dataset ?? {}).map(([key, value]) => [key, parse(value) ?? value]);
  return [bag(element instanceof HTMLScriptElement && parse(element.text)), Object.fromEntries(data)];
}
