import { textsIn } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { newsDate } from "../../runtime/prices/news-date";
import { texts } from "./texts";

interface Props {
  /**
   * `%d`, `%m`, `%y` for day, month, year. Text before a `|` becomes a block, text after it a `span`, as the theme's
   * stylesheet expects. Without a `|` the date is plain text.
   */
  readonly format?: string;
  /** Twelve names. */
  readonly monthNames?: readonly unknown[];
}

/** Day and month above the year, as in the standard theme (contract B n). */
const THEME_FORMAT = "%d %m|%y";

/** Formats the host's date, if it has one. The date is read as text, without clock or time zone. */
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
  if (!first) {
    if (host.matches("[data-island~=news-date]"))
      context.fail("markup", new Error(`"${date}" is not a date. Write it as in 2026-03-29.`));
    return;
  }

  const own = [...host.childNodes];
  if (more.length) host.replaceChildren(part("div", first), ...more.map((text) => part("span", text || "")));
  else host.replaceChildren(first);
  // The replaced text was the machine-readable value of a `time` element.
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

/** Twelve texts, else `undefined`. */
const monthNamesOf = (given: readonly unknown[] | undefined): string[] | undefined => {
  const names = textsIn(given);
  return names.length === 12 && given?.length === 12 ? names : undefined;
};
