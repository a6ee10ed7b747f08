/** Shared by tests of dialogs and alerts: a page whose buttons open them. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";
import { PATH, put } from "../runtime/pages";
import type { Bench, Visit, VisitOptions } from "../support";

const asked = (what: object) => JSON.stringify(what).replaceAll("&", "&amp;").replaceAll('"', "&quot;");

export const opener = (dialog: object, id = "opener") =>
  `<button type="button" id="${id}" data-dialog="${asked(dialog)}">Otwórz ${id}</button>`;
export const alerter = (text: string, options: object = {}, id = "alerter") =>
  `<button type="button" id="${id}" data-alert="${asked([text, options])}">Pokaż ${id}</button>`;

/** A page with the shop's frame around `content`; elements in `host` can open dialogs and alerts. */
export async function overlayPage(
  b: Bench,
  host: string,
  { rest = "", ...options }: VisitOptions & { rest?: string } = {},
): Promise<Visit> {
  put(b.shop, `<div id="host" data-island="overlays">${host}</div>${rest}<p style="height:2000px">tekst</p>`);
  const visit = await b.visit({ path: PATH, ...options });
  await visit.ready("#host");
  return visit;
}

export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return one ? one.id || one.getAttribute("class") || one.tagName : "";
  });

/** The violations that axe finds inside an element. */
export async function faultsIn(page: Page, selector: string): Promise<string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page }).include(selector).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Adds a cookie banner to the page from the start. */
export const cookieBanner = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      const banner = document.createElement("div");
      banner.className = "iai_cookie";
      banner.textContent = "Ciasteczka";
      document.body.prepend(banner);
    }),
  );
