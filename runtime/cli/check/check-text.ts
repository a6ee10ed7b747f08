/** Checks one template or page. */
import "./no-dom";
import { Page } from "./page";
import { UNKNOWN } from "./placeholders";
import type { Finding, Setting } from "./rule";
import { rules } from "./rules";

/**
 * @param file its name in the findings; an address for a page that was fetched
 * @param text its markup
 * @returns what is wrong, in the order of the text
 */
export function checkText(file: string, text: string, setting: Setting = { themeIslands: [] }): Finding[] {
  const page = new Page(file, text);
  return rules
    .flatMap(({ name, level, faults }) =>
      [...faults(page, setting)].map(
        ({ offset, message }): Finding => ({
          file,
          ...page.position(offset),
          level,
          message: message.replaceAll(new RegExp(`${UNKNOWN}+`, "g"), "…"),
          rule: name,
        }),
      ),
    )
    .sort((one, other) => one.line - other.line || one.column - other.column);
}
