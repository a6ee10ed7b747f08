import type { OwnScript } from "../contracts/boot";

/**
 * The address of our folder, relative to the script's own. The entry of a version is in that folder; the entry of a
 * channel (`stable/wyspa.js`) is in a folder beside those of the versions.
 */
declare const __FOLDER__: string;

/**
 * Finds our own script tag. `document.currentScript` is `null` in a module, and a page element named `currentScript`
 * shadows it, so only a real script element counts (bar S15).
 * @param current the tag, where it is known
 */
export function findOwnScript(current: unknown = document.currentScript): OwnScript {
  const tag =
    current instanceof HTMLScriptElement && current.src
      ? current
      : ([...document.querySelectorAll<HTMLScriptElement>("script[src]")].find((script) =>
          /\/wyspa\.js$/.test(new URL(script.src, document.baseURI).pathname),
        ) ?? null);
  return {
    tag,
    base: new URL(__FOLDER__, tag?.src || document.baseURI).href,
    nonce: tag?.nonce ?? "", // the property, because browsers empty the attribute after parsing (bar C2)
  };
}
