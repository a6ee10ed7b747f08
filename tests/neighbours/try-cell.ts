/** One library in one place of the page, and every journey beside it. */
import type { Browser, BrowserContext, Page } from "playwright";
import { startShop } from "../../fixtures/shop";
import { eventually } from "../engines/engine";
import { onPlaywright } from "../engines/on-playwright";
import { journeys, until } from "./journeys";
import { type JourneyName, journeyNames, type Neighbour, type Placement } from "./neighbour";
import { addToPages, serveFiles } from "./on-page";

/** @returns what is wrong, by journey; empty = every journey works */
export async function tryCell(
  browser: Browser,
  neighbour: Neighbour,
  placement: Placement,
  only: readonly JourneyName[] = journeyNames,
): Promise<Partial<Record<JourneyName, string>>> {
  const shop = await startShop(process.env.WYSPA_DIST ? { dist: process.env.WYSPA_DIST } : {});
  serveFiles(shop, neighbour);
  const found: Partial<Record<JourneyName, string>> = {};
  try {
    for (const name of only) {
      shop.reset();
      if (neighbour.isStrict) shop.config.policy = "strict";
      const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
      try {
        const wrong = await play(context, shop, neighbour, placement, name).catch(saidBy);
        if (wrong) found[name] = wrong;
      } finally {
        await context.close();
      }
    }
  } finally {
    await shop.close();
  }
  return found;
}

/** Our files in a stack. The gallery's pages are below `/wyspa/`, too. */
const OUR_FILES = /\/wyspa\/(wyspa\.js|chunks\/)/;

/** What an error says, without the colours of a terminal; a press that fails says last what was in its way. */
function saidBy(error: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const text = String(error).replace(/\u001b\[\d+m/g, "");
  const inTheWay = /<.*intercepts pointer events/.exec(text)?.[0] ?? "";
  return `${text.slice(0, 120)} ${inTheWay.slice(0, 200)}`.replace(/\s+/g, " ").trim();
}

/** @returns what is wrong, or an empty text */
async function play(
  context: BrowserContext,
  shop: Awaited<ReturnType<typeof startShop>>,
  neighbour: Neighbour,
  placement: Placement,
  name: JourneyName,
): Promise<string> {
  const { path, act, has: usual } = journeys[name];
  const remedy = neighbour.remedies?.find(({ journeys: own }) => own?.includes(name));
  const has = remedy?.has ?? usual;
  await context.addCookies([{ name: "client", value: visitorOf(name), url: shop.url }]);
  await addToPages(context, neighbour, placement);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on("pageerror", ({ message, stack }) => {
    if (OUR_FILES.test(stack ?? "")) thrown.push(message);
  });
  // The browser follows a redirect without asking the route above, so it starts at the address behind it.
  const visitor = { cookie: `client=${visitorOf(name)}` };
  const { headers } = await fetch(shop.url + path, { redirect: "manual", headers: visitor });
  await page.goto(new URL(headers.get("location") ?? path, shop.url).href);
  const hands = onPlaywright(() => page);
  await until(hands, "window.neighbourIsReady");
  if (!(await hands.read("window.neighbourIsReady"))) return "the shop's own code has failed";
  if (!(await eventually(() => hands.read(neighbour.works)))) return "the library itself does not work";
  await neighbour.before?.(hands);
  await act(hands, neighbour);
  if (!(await eventually(() => hands.read(has)))) return `no outcome ${await told(page)}`;
  const reports = shop.errorReports.map(({ stack }) => stack.split("\n")[0] ?? "");
  if (reports.length) return `reported: ${reports.join(" | ").slice(0, 300)}`;
  return thrown.length ? `threw: ${thrown.join(" | ")}` : "";
}

/** The gallery fills the basket of the visitor with this name. */
const visitorOf = (name: JourneyName) => (name === "quantity" ? "mini-basket" : name);

const told = (page: Page): Promise<string> =>
  page
    .evaluate(() => `at ${location.pathname}, focus on ${document.activeElement?.outerHTML.slice(0, 80)}`)
    .catch(() => "");
