/** Looks at one state of an island in every mode; each check's faults are a cell of the matrix. */
import type { Page } from "playwright";
import { findings } from "../browser/axe";
import { modes } from "../browser/journeys/modes";
import { untilQuiet } from "../browser/slow-network";
import { type Bench, desktop, phone, type Visit } from "../browser/support";
import { eventually, type Size } from "../engines/engine";
import { onPlaywright } from "../engines/on-playwright";
import { type FocusFaults, focusFaults, unseenFocus } from "./focus";
import type { Faults, Inspected } from "./inspect-contract";
import { reflowFaults, settled, spacingFaults } from "./layout";
import type { State } from "./states";
import { isAccepted, undecided } from "./triaged";

const viewports = { phone, desktop } as const;

export async function inspect(b: Bench, state: State, size: Size): Promise<Inspected> {
  const { page, said } = await reach(b, state, size);
  const announced = await said();
  const light = await byAxe(page);
  const dark = await inDarkScheme(page, light);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  const forced = await byAxe(page, ["color-contrast"]); // the colours are the shopper's
  await page.emulateMedia({ forcedColors: "none" });
  const spacing = await spacingFaults(page);
  const reflow = await reflowFaults(page);
  const focus: FocusFaults = await focusFaults(page);
  await page.emulateMedia({ forcedColors: "active" });
  const forcedFocus = await unseenFocus(page, true);
  const mirrored = await reach(b, state, size, modes.find(({ name }) => name === "right to left")?.prepare);
  const faults = {
    axe: light,
    "axe, dark": dark,
    "axe, forced colours": forced,
    "axe, right to left": await byAxe(mirrored.page),
    "focus visible": focus.visible,
    "focus visible, forced colours": forcedFocus,
    "focus not covered": focus.covered,
    "focus order": focus.order,
    "reflow at 320 px": reflow,
    "text spacing": spacing,
  } satisfies Faults;
  return { faults, said: announced };
}

/** A page that looks the same in the dark scheme has the same faults, so axe need not look again. */
async function inDarkScheme(page: Page, light: readonly string[]): Promise<readonly string[]> {
  const before = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.emulateMedia({ colorScheme: "dark" });
  await settled(page);
  const after = await page.screenshot({ animations: "disabled", caret: "hide" });
  return before.equals(after) ? light : byAxe(page);
}

async function byAxe(page: Page, without: readonly string[] = []): Promise<string[]> {
  await settled(page);
  const { violations, incompletes } = await findings(page, without, true);
  return [
    ...violations.filter((line) => !isAccepted(line)),
    ...undecided(incompletes).map((line) => `undecided: ${line}`),
  ];
}

/** Opens a page in the state. */
export async function reach(
  b: Bench,
  { path, use }: State,
  size: Size,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Visit> {
  b.shop.reset();
  const visit = await b.visit({
    path,
    viewport: viewports[size],
    before: async (page) => {
      await page.context().addCookies([{ name: "client", value: "shopper", url: b.shop.url }]);
      await before(page);
    },
  });
  const { page } = visit;
  await use?.act?.(onPlaywright(() => page));
  const has = use?.has ?? "true";
  if (!(await eventually(() => page.evaluate<boolean>(has))))
    throw new Error(`the state is not reached: ${has}`);
  await untilQuiet(b.shop, 400);
  await settled(page);
  return visit;
}
