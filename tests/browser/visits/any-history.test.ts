/**
 * Whatever a shopper and the page's other scripts do to the history: at rest, the page is the one of the address
 * (bar R37). Each sequence is drawn from a fixed seed.
 */
import { expect, test } from "vitest";
import { bench, quietFor } from "../support";
import { heading, isFollowing, openPage, type Visiting } from "./visits";

const b = bench();

/** A small generator with a fixed seed, so that a failing sequence can be run again. */
function drawn(seed: number): (below: number) => number {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 7) % below;
  };
}

/** States that consent, campaign and router scripts write: without data, with their own, or beside ours. */
const states = ["null", "{}", "{ theirs: 1 }", '"a text"', "[1]", "{ ...history.state, theirs: 2 }"];

const KINDS = ["visit", "visit", "visit", "replace", "replace", "push", "hash", "overlay", "reload"] as const;
const MOVES = ["back", "back", "forward", "quick back"] as const;
type Step = readonly [kind: (typeof KINDS)[number] | (typeof MOVES)[number], detail: string];

function sequence(seed: number): readonly Step[] {
  const draw = drawn(seed);
  const state = () => states[draw(states.length)] ?? "";
  const address = () => ["", `, "", "?utm=${seed}"`, ', "", location.pathname'][draw(3)] || ', ""';
  const detailOf = (kind: Step[0]): string => {
    if (kind === "visit") return ["a", "b", "c"][draw(3)] ?? "a";
    if (kind === "replace") return `history.replaceState(${state()}${address()})`;
    if (kind === "push") return `history.pushState(${state()}, "", "?f=${draw(9)}")`;
    if (kind === "overlay") return 'history.pushState({ ...history.state, wyspaDrawer: 1 }, "")';
    return "";
  };
  const step = (kind: Step[0]): Step => [kind, detailOf(kind)];
  // Visits first, so that there is a way back; then as it comes.
  const some = Array.from({ length: 11 }, () =>
    step(draw(5) < 2 ? (MOVES[draw(MOVES.length)] ?? "back") : (KINDS[draw(KINDS.length)] ?? "visit")),
  );
  return [
    step("visit"),
    step("replace"),
    step("visit"),
    ...some,
    step("back"),
    step("back"),
    step("forward"),
  ];
}

const isInShop = (url: string) => /\/visits\//.test(url); // else Back has left the first page
const nameIn = (url: string) => new URL(url).pathname.split("/").pop() ?? "";

async function take({ page, follow }: Visiting, [kind, detail]: Step): Promise<void> {
  const move = (task: () => Promise<unknown>) => task().catch(() => {}); // a move may start a navigation
  if (kind === "visit") await follow(detail);
  else if (kind === "hash") await page.locator('.visits__links a[href="#end"]').click();
  else if (kind === "reload") await page.reload({ waitUntil: "load" });
  else if (kind === "back") await move(() => page.evaluate(() => history.back()));
  else if (kind === "forward") await move(() => page.evaluate(() => history.forward()));
  else if (kind === "quick back") {
    await page.route(/\/wyspa\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue().catch(() => {});
    });
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector("#content h1"));
    await move(() => page.evaluate(() => history.back()));
    await quietFor(page, 500);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  } else await page.evaluate(detail);
}

/** Waits until address and page agree, twice with a pause between: a move may not have begun at the first look. */
async function agrees({ page }: Visiting): Promise<boolean> {
  const look = () =>
    page
      .evaluate(() => [location.href, document.querySelector("#content h1")?.textContent ?? ""] as const)
      .then(([url, shown]) => !isInShop(url) || shown === heading(nameIn(url)))
      .catch(() => false); // between two documents
  const until = async () => {
    for (let turn = 0; turn < 60; turn++) {
      if (await look()) return true;
      await quietFor(page, 50);
    }
    return false;
  };
  if (!(await until())) return false;
  await quietFor(page, 120);
  return until();
}

const seeds = Array.from({ length: 24 }, (_, index) => index + 1);
const modes = [
  ["with the Navigation API", false],
  ["in a browser without it", true],
] as const;

for (const [name, isWithout] of modes)
  test.each(seeds)(`sequence %i leaves the page of its address, ${name}`, async (seed) => {
    const on = await openPage(b, "/visits/a", {
      async before(page) {
        const remove = () => Object.defineProperty(window, "navigation", { value: undefined });
        if (isWithout) await page.addInitScript(remove);
      },
    });
    const taken: Step[] = [];
    for (const step of sequence(seed)) {
      if (!isInShop(on.page.url())) break;
      taken.push(step);
      await take(on, step);
      expect([await agrees(on), taken]).toEqual([true, taken]);
      if (/reload|quick/.test(step[0]) && isInShop(on.page.url())) await isFollowing(on.page);
    }
  });
