/** What a page holds for its shopper, and what of it is gone later. Also used without vitest, by `npm run chaos`. */
import type { Page } from "playwright";

export interface PageState {
  /** Texts of all fields that are not empty, by name and place. */
  readonly texts: Readonly<Record<string, string>>;
  readonly focus: string;
  /** The other hosts, and their island status. */
  readonly others: Readonly<Record<string, string | null>>;
  /** Addresses of links in header, breadcrumbs and footer, and of forms. */
  readonly ways: readonly string[];
  /** The same of the whole page: an island may have moved a menu into its drawer. */
  readonly everyWay: readonly string[];
}

/** Runs in the page. @param sick selector of the host whose island is about to fail; empty = none */
function look(sick: string): PageState {
  const nameOf = (element: Element | null) =>
    element
      ? element.id || element.getAttribute("name") || element.getAttribute("href") || element.tagName
      : "";
  const place = (element: Element) => element.parentElement?.closest("[id]")?.id ?? "";
  const texts: Record<string, string> = {};
  for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea, select")) {
    if (/^(hidden|checkbox|radio)$/.test(field.type) || !field.value) continue;
    texts[`${place(field)} ${nameOf(field)}`] = field.value;
  }
  const others: Record<string, string | null> = {};
  if (sick)
    for (const host of document.querySelectorAll("[data-island], #menu_search, #menu_basket"))
      if (!host.matches(sick) && !host.closest(sick))
        others[host.id] = host.getAttribute("data-island-status");
  const waysIn = (scope: string) => {
    const links = document.querySelectorAll(`${scope} a[href]:not([data-island-root] *, [href^="#"])`);
    const forms = document.querySelectorAll("form[action]");
    const all = [
      ...[...links].map((link) => `link ${(link as HTMLAnchorElement).href}`),
      ...[...forms].map((form) => `form ${form.getAttribute("method")} ${form.getAttribute("action")}`),
    ];
    return [...new Set(all)];
  };
  const ways = waysIn(":is(header, footer, #breadcrumbs)");
  return { texts, focus: nameOf(document.activeElement), others, ways, everyWay: waysIn("body") };
}

export const pageState = (page: Page, sick = ""): Promise<PageState> => page.evaluate(look, sick);

/** Elements that still show that something loads. */
export const loaders = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ".--loading, [aria-busy=true], [data-island-status*=loading], [role=progressbar]:not([aria-valuenow])",
      ),
    ].map((element) => element.outerHTML.slice(0, 80)),
  );

/** Islands whose host says that they have failed. */
export const failedIslands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-island-status*=failed]")].map(
      (host) => `an island has failed: ${host.outerHTML.slice(0, 80)}`,
    ),
  );

/** An open modal dialog without the focus: a keyboard is then lost behind it. */
export const focusOutsideDialog = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
    const { activeElement } = document;
    if (!open || open.contains(activeElement)) return [];
    return [`the focus is outside of the open dialog, on ${activeElement?.outerHTML.slice(0, 60)}`];
  });

/**
 * Presses the first link of the header and of the footer without following it: our listeners must let it through.
 * @returns the links that were swallowed
 */
export const deadLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dead: string[] = [];
    for (const part of ["header", "footer"]) {
      const link = document.querySelector<HTMLElement>(`${part} a[href^="/informacje"], ${part} a[href="/"]`);
      if (!link) continue;
      let isFree = false;
      const stop = (event: Event) => {
        isFree = !event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener("click", stop, { once: true });
      // A modifier keeps visits out: the browser itself opens the link.
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
      removeEventListener("click", stop);
      if (!isFree) dead.push(`a link of the ${part} is dead: ${link.outerHTML.slice(0, 80)}`);
    }
    return dead;
  });

/**
 * What the shopper has lost between two states of one document.
 * @param fields whether the form may have taken its texts: the deed is done, and its fields are gone with it
 * @param resets id of a field that may go back to what the shop holds
 */
export function losses(before: PageState, after: PageState, fields: "kept" | "taken", resets = ""): string[] {
  const kept = Object.entries(before.texts).filter(([name, text]) => {
    const isLost = after.texts[name] !== text && !(resets && name.endsWith(` ${resets}`));
    return isLost && (fields === "kept" || text === CANARY);
  });
  // A form that has done its work may be gone, such as that of a sign-in.
  const isLost = (way: string) =>
    !after.everyWay.includes(way) && (fields === "kept" || !way.startsWith("form"));
  return [
    ...kept.map(([name, text]) => `lost text of ${name}: ${text} → ${after.texts[name]}`),
    ...before.ways.filter(isLost).map((way) => `lost ${way}`),
    ...(before.focus !== "BODY" && after.focus === "BODY"
      ? [`the focus fell from ${before.focus} to body`]
      : []),
  ];
}

/** A text that the shopper left in a field which has nothing to do with the deed. */
export const CANARY = "tekst obok";

/** Leaves it in the header's search, as a browser restores a field: without events. */
export const leaveCanary = (page: Page) =>
  page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>(".menu_search__input");
    if (field && !field.value) field.value = text;
  }, CANARY);
