import { textsIn } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { newsDate } from "../../runtime/prices/news-date";
import { texts } from "./texts";

interface Props {
  /**
   * `%d`, `%m`, `%y` for day, month, year. What stands before a `|` comes into a block, what follows into a `span`,
   * as the theme's stylesheet expects; without one it is plain text.
   */
  readonly format?: string;
  /** Twelve names. */
  readonly monthNames?: readonly unknown[];
}

/** Day and month above the year, as the standard theme shows them (contract B n). */
const THEME_FORMAT = "%d %m|%y";

/** Writes the date in the host, where there is one (spec §3 News date). It is read as text: no clock, no zone. */
export const mount: Mount = (host, context) => {
  const { format = THEME_FORMAT, monthNames } = context.props as Props;
  const date = host.textContent?.trim() ?? "";
  const names =
    monthNamesOf(monthNames) ??
    context
      .texts(texts)("news-date.months")
      .split(/\s*,\s*/);
  const [first, ...more] = format
    .split("|")
    .map((part) => newsDate(date, { format: part, monthNames: names }));
  if (!first) return;

  const own = [...host.childNodes];
  if (more.length) host.replaceChildren(part("div", first), ...more.map((text) => part("span", text || "")));
  else host.replaceChildren(first);
  // The machine's reading of a `time` was the text that has just gone.
  const isTime = host instanceof HTMLTimeElement && !host.hasAttribute("datetime");
  if (isTime) host.setAttribute("datetime", date);
  context.signal.addEventListener("abort", () => {
    host.replaceChildren(...own);
    if (isTime) host.removeAttribute("datetime");
  });
};

const part = (name: "div" | "span", text: string) => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

/** Twelve texts, or nothing. */
const monthNamesOf = (given: readonly unknown[] | undefined): string[] | undefined => {
  const names = textsIn(given);
  return names.length === 12 && given?.length === 12 ? names : undefined;
};
