/** The page of a mistake, and how its line of the console is compared. */
import { configScript, plainPage } from "../plain-page";
import type { Mistake } from "./table";

const script = (code: string | undefined) => (code ? `<script>${code}</script>` : "");

export const pageOf = ({ config, tag = "", markup = "", before, after }: Mistake): string =>
  plainPage({
    head: config === undefined ? "" : configScript(config),
    before: markup + script(before),
    tag: `<script src="/wyspa/wyspa.js" ${tag}></script>`,
    after: script(after),
  });

/** A line of the console without what differs from page to page, and without the element that follows it. */
export function comparable(line: string, origin: string): string {
  return line
    .replaceAll(origin, "{origin}")
    .replace(/chunks\/[\w-]+\.js/, "{file}")
    .replace(/(is not valid JSON) \(.+\)\./, "$1 ({reason}).")
    .replace(/ (JSHandle@\w+|HTML\w*Element)$/, "");
}
