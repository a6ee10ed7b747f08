/**
 * Presses every control of a page once and checks the effect: by a row of the page's rules, or by the rule of its kind.
 */
import type { Page } from "playwright";
import { expect } from "vitest";
import { untilQuiet } from "../slow-network";
import type { Bench } from "../support";
import { type Control, inventory, MARK } from "./inventory";
import { nativeRules, type Pressing, press, type Rows } from "./rules";

/** Runs in the page: records a link that no listener handled, instead of following it. */
export function keepLinks(): void {
  const left: string[] = [];
  Reflect.set(window, "__linksLeft", left);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || !event.isTrusted) return;
    event.preventDefault();
    left.push(link.href);
  });
}

interface Part {
  readonly b: Bench;
  readonly page: Page;
  readonly isTouch: boolean;
  /** Selector of the part whose controls are pressed. */
  readonly part: string;
  readonly rows: Rows;
  /** Restores the part's initial state. */
  again(): Promise<void>;
}

const LEAVING = new Set<Control["kind"]>(["submit"]);

/** @returns the names of all pressed controls */
export async function pressAll(of: Part): Promise<string[]> {
  const { page, part, rows } = of;
  const selectors = rows.map(([selector]) => selector);
  const found = await inventory(page, part, selectors);
  expect(found, `controls in ${part}`).not.toEqual([]);
  expect(found.filter(({ row, kind }) => row < 0 && !nativeRules[kind]).map(({ name }) => name)).toEqual([]);
  // A row without a matching control describes something that the page does not have.
  expect(selectors.filter((_, index) => !found.some(({ row }) => row === index))).toEqual([]);

  const inOrder = [
    ...found.filter(({ kind }) => !LEAVING.has(kind)),
    ...found.filter(({ kind }) => LEAVING.has(kind)),
  ];
  for (const control of inOrder) await pressOne(of, control, selectors);
  return found.map(({ name }) => name);
}

async function pressOne(of: Part, { index, name, kind, row }: Control, selectors: readonly string[]) {
  const { page, part, rows, b, isTouch } = of;
  const control = page.locator(`${part} [${MARK}="${index}"]`);
  // A form is submitted from a fresh page, without the traces of earlier presses.
  if ((LEAVING.has(kind) && part === "#content") || !(await control.isVisible())) {
    await of.again();
    await inventory(page, part, selectors);
  }
  const rule = rows[row]?.[1] ?? nativeRules[kind];
  const pressing: Pressing = {
    b,
    page,
    control,
    isTouch,
    async inside(dialog, inner) {
      const opener = { ...pressing };
      await pressAll({
        ...of,
        part: dialog,
        rows: inner,
        async again() {
          if (await page.locator(dialog).isVisible()) return;
          await press(opener);
          await page.locator(dialog).first().waitFor();
        },
      });
    },
  };
  try {
    await rule?.(pressing);
  } catch (error) {
    throw new Error(`${part}: ${name} (${kind})`, { cause: error });
  }
  if (LEAVING.has(kind)) await untilQuiet(b.shop, 300);
  if (part === "#content") await tidy(page);
}

/** Closes what a press opened, so that the next press finds the page as it was. */
async function tidy(page: Page): Promise<void> {
  await page.waitForLoadState();
  const close = page.locator(".modal .modal__close").first();
  if (await close.isVisible()) {
    await close.click();
    await page.locator(".modal").waitFor({ state: "detached" });
  }
  await page.evaluate(() => {
    Reflect.get(window, "Alertek")?.hide_alert();
  });
}
