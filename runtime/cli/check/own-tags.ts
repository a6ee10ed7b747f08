/** Our script tag on a page, and the old script's. */
import type { Page } from "./page";
import type { Element } from "./parse-markup";
import { isUnknown } from "./placeholders";

const pathOf = (element: Element) => (element.attribs.src ?? "").replace(/[?#].*$/, "");

/** The tags that load Wyspa, by the name of the file. */
export const ownTags = (page: Page): readonly Element[] =>
  page.select("script[src]").filter((element) => /(^|\/|\ue000)wyspa\.js$/.test(pathOf(element)));

/** The tags that load the script which Wyspa replaces. */
export const oldTags = (page: Page): readonly Element[] =>
  page.select("script[src]").filter((element) => /(^|\/)shop\.js$/.test(pathOf(element)));

/** Whether some script may load Wyspa: one whose address a template writes, or inline code that names `wyspa.js`. */
export const mayLoadWyspa = (page: Page): boolean =>
  ownTags(page).length > 0 ||
  page.select("script[src]").some(({ attribs }) => isUnknown(attribs.src ?? "")) ||
  page.inlineScripts.some(({ code }) => /wyspa(\.min)?\.js/.test(code));
