import type { OwnScript } from "../contracts/boot";

/**
 * Finds the tag that runs. `document.currentScript` is null in a module, and a page element named
 * `currentScript` takes its place: only a real script element counts (bar S15).
 */
export function findOwnScript(): OwnScript {
  const current: unknown = document.currentScript;
  const tag =
    current instanceof HTMLScriptElement && current.src
      ? current
      : ([...document.querySelectorAll<HTMLScriptElement>("script[src]")].find((script) =>
          /\/wyspa\.js$/.test(new URL(script.src, document.baseURI).pathname),
        ) ?? null);
  return {
    tag,
    base: new URL(".", tag?.src || document.baseURI).href,
    nonce: tag?.nonce ?? "", // the property: browsers empty the attribute after parsing (bar C2)
  };
}
