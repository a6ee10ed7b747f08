/** A bare page with one host, or one part of a page, for each payload. */
import { expect } from "vitest";
import { visitBare } from "../../browser/bare-page";
import type { Visit, VisitOptions } from "../../browser/support";
import { asSent } from "../../unit/any-text";
import { escaped, type Stage, seen, type Way } from "../stage";

/** An attribute of the server's markup, escaped. */
export const attribute = (name: string, value: string) => ` ${name}="${escaped(value)}"`;

/** The attribute of an island's props. */
export const props = (values: object) => attribute("data-island-props", JSON.stringify(values));

interface HostsPage extends VisitOptions {
  readonly config?: object;
  /** Comes before the parts, such as the shop's globals. */
  readonly head?: string;
  /** Number of hosts that must be ready; one a payload by default. */
  readonly ready?: number;
}

/** Opens the page, and waits until its hosts are ready. */
export async function hostsPage(
  stage: Stage,
  part: string | ((text: string, index: number) => string),
  { before, ready = stage.texts.length, ...options }: HostsPage = {},
): Promise<Visit> {
  const content = typeof part === "string" ? part : stage.texts.map(part).join("");
  const visit = await visitBare(stage.b, content, {
    skin: false,
    ...options,
    async before(page) {
      await stage.watched(page);
      await before?.(page);
    },
  });
  await expect
    .poll(() => visit.page.locator("[data-island-status*=ready]").count(), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(ready);
  return visit;
}

/** The texts of all elements, in the order of the page. */
export const textsOf = ({ page }: Visit, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent ?? ""));

export const attributesOf = ({ page }: Visit, selector: string, name: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((all, of) => all.map((one) => one.getAttribute(of)), name);

/** The text as a part shows it that makes one line of it. */
export const oneLine = (text: string) => asSent(text).replace(/\s+/g, " ").trim();

/**
 * For parts that make one line of a text: the payload where the part contains it, else what the part shows.
 * @param most characters that are compared, where the part cuts long texts
 */
export const flat = (
  { texts }: Stage,
  shown: readonly (string | null)[],
  way: Way,
  most = Number.POSITIVE_INFINITY,
): string[] =>
  shown.map((one, index) => {
    const text = texts[index] ?? "";
    const wanted = oneLine(seen(text, way)).slice(0, most);
    return oneLine(one ?? "").includes(wanted) ? text : (one ?? "");
  });
