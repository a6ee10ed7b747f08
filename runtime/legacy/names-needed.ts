/**
 * Decides whether a page needs the old names. Page scripts use the results of most of them at once, so the names cannot
 * wait for the first call. They load as soon as the page has code that may call them.
 */
import { attr } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";

/** Further names, as inline code writes them. */
const MORE = "bLazy|wyspa|calculate\\w+";

/**
 * A use of `app_shop` that needs its functions. Its data and `runApp` are there without them. Brackets count, because the
 * name in them may be computed. So does the whole object under another name: `const { fn } = app_shop`.
 */
const SHOP =
  "\\bapp_shop\\s*(?:\\??\\.\\s*(?!(?:vars|urls|txt|runApp)\\b)[\\w$]|(?:\\?\\.\\s*)?\\[)|=\\s*(?:window\\s*\\.\\s*)?app_shop\\s*(?:[;,)}\\n]|$)";

/** Attributes of the markup that contain code. */
const CODE =
  "onclick onchange oninput onsubmit onkeydown onkeyup onmouseover onfocus onblur onload onerror href".split(
    " ",
  );

/** The settings of the second factor, whose class the old bundle starts by itself. */
const OLD_PARTS = ".mfa__configuration";

/**
 * Whether anything on the page may use the old names: a recorded use, a script of the page, a handler in its markup.
 * Beside the old bundle, the chunk removes our stand-ins.
 */
export function areNamesNeeded({ runner, script }: Pick<Boot, "runner" | "script">): boolean {
  const isRecorded = runner.standIns.some(({ recording }) => recording.length);
  if (isRecorded || !runner.isOurs() || document.querySelector(OLD_PARTS)) return true;
  const names = runner.standIns.flatMap(({ owner, name }) => (owner === (window as unknown) ? name : []));
  const used = new RegExp(`\\b(${[MORE, ...names].join("|")})\\b|${SHOP}|\\.format\\(`);
  const mayUse = ({ src, type, text }: HTMLScriptElement) =>
    src ? !src.startsWith(script.base) : !/json/.test(type) && used.test(text);
  return (
    [...document.scripts].some(mayUse) ||
    CODE.some((name) =>
      [...document.querySelectorAll(`[${name}${name === "href" ? "^='javascript:' i" : ""}]`)].some(
        (element) => used.test(attr(element, name) ?? ""),
      ),
    )
  );
}

/** Looks again where scripts may have come: with the page's last files, and before the shopper's first input. */
export function onLaterScripts(look: () => void): void {
  for (const type of ["DOMContentLoaded", "load"]) addEventListener(type, look, { once: true });
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, look, { once: true, capture: true, passive: true });
}
