/**
 * The effect that each press must have. A rule presses the control and waits for the effect, so that a dead control
 * fails. Native controls have rules by their kind; the others have those of their page's list (contract D, names by
 * callers).
 */
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Bench } from "../support";
import { goodValue } from "./good-values";
import type { Control } from "./inventory";

/** The control to press, and its page. */
export interface Pressing {
  readonly b: Bench;
  readonly page: Page;
  readonly control: Locator;
  readonly isTouch: boolean;
  /** Presses every control of an open dialog. */
  inside(dialog: string, rows: Rows): Promise<void>;
}

export type Rule = (pressing: Pressing) => Promise<void>;
/** Keyed by selector; the first match wins. */
export type Rows = readonly (readonly [selector: string, rule: Rule])[];

/** Runs in the page before its scripts: counts the clicks, also those that a listener stops. */
export function countClicks(): void {
  let count = 0;
  Reflect.set(window, "__clicks", count);
  addEventListener(
    "click",
    ({ isTrusted }) => {
      if (isTrusted) Reflect.set(window, "__clicks", ++count);
    },
    true,
  );
}

/** Ends after the click: the browser dispatches a finger's click a while after the touch, a mouse's click at once. */
export async function press({ page, control, isTouch }: Pressing): Promise<void> {
  if (!isTouch) return control.click({ timeout: 10_000 });
  const before = await page.evaluate(() => [performance.timeOrigin, Reflect.get(window, "__clicks")]);
  await control.tap({ timeout: 10_000 });
  await page.waitForFunction(
    ([origin, clicks]) => performance.timeOrigin !== origin || Reflect.get(window, "__clicks") !== clicks,
    before,
  );
}

/** Links that the page left to the browser (`keepLinks` in `press-all.ts`). */
const linksLeft = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, "__linksLeft"));

/** The browser goes to the link's address. */
export const leads: Rule = async (pressing) => {
  const { page, control } = pressing;
  const [before, address] = [
    await linksLeft(page),
    await control.evaluate((link) => (link as HTMLAnchorElement).href),
  ];
  await press(pressing);
  await expect.poll(() => linksLeft(page)).toEqual([...before, address]);
};

/** An element becomes visible, with this text if one is given. */
export const shows =
  (selector: string, words?: string | RegExp): Rule =>
  async (pressing) => {
    await press(pressing);
    await pressing.page
      .locator(selector, words === undefined ? {} : { hasText: words })
      .first()
      .waitFor();
  };

/** An element becomes hidden. */
export const hides =
  (selector: string): Rule =>
  async (pressing) => {
    await press(pressing);
    await pressing.page.locator(selector).first().waitFor({ state: "hidden" });
  };

/** An alert shows this text. */
export const says = (words: string): Rule => shows("#alert_cover", words);

/** A dialog opens; if rows are given, all its controls are pressed too. */
export const opens =
  (dialog: string, rows?: Rows): Rule =>
  async (pressing) => {
    await shows(dialog)(pressing);
    if (rows) await pressing.inside(dialog, [[".modal__close", hides(dialog)], ...rows]);
  };

const sentTo = ({ b }: Pressing, method: string, path: string) =>
  b.shop.log.filter((one) => one.method === method && one.url.split("?")[0] === path).length;

/** The form arrives at the address. */
export const sends =
  (path: string, method = "POST"): Rule =>
  async (pressing) => {
    const before = sentTo(pressing, method, path);
    await press(pressing);
    await expect
      .poll(() => sentTo(pressing, method, path), { message: `${method} ${path}` })
      .toBe(before + 1);
  };

const asked = ({ b }: Pressing, field: string) =>
  b.shop.requests.filter(({ endpoint, body }) => endpoint === "graphql" && body.includes(field)).length;

/** GraphQL receives the field, once. */
export const asks =
  (field: string, then?: (pressing: Pressing) => Promise<unknown>): Rule =>
  async (pressing) => {
    const before = asked(pressing, field);
    await press(pressing);
    await expect.poll(() => asked(pressing, field)).toBe(before + 1);
    await then?.(pressing);
  };

/** Typed text is kept, and the label behind the field moves out of its way (contract A 2.4). */
export const types =
  (words?: string): Rule =>
  async ({ control }) => {
    const value =
      words ??
      goodValue(await control.evaluate((field) => `${(field as HTMLInputElement).name} ${field.id}`));
    await control.fill(value);
    await control.blur();
    expect(await control.inputValue()).toBe(value);
    await expect
      .poll(() =>
        control.evaluate(
          (field) => field.nextElementSibling?.matches("label.f-label:not(.focused)") ?? false,
        ),
      )
      .toBe(false);
  };

/** The press selects the control; another effect on its page may follow. */
export const checks =
  (then?: Rule): Rule =>
  async (pressing) => {
    if (then) await then(pressing);
    else await press(pressing);
    await expect.poll(() => pressing.control.isChecked()).toBe(true);
  };

/** Chooses the last option of a list by pressing it. */
export const chooses =
  (then?: (pressing: Pressing) => Promise<unknown>): Rule =>
  async (pressing) => {
    const { control } = pressing;
    if (await control.evaluate((element) => element.localName === "select")) {
      const last = await control.evaluate((list) => (list as HTMLSelectElement).options.length - 1);
      await control.selectOption({ index: last });
      if (!then)
        expect(await control.evaluate((list) => (list as HTMLSelectElement).selectedIndex)).toBe(last);
    } else {
      const holder = control.locator("xpath=..");
      await press(pressing);
      const item = holder.locator(".f-dropdown-item").last();
      const words = (await item.textContent())?.trim();
      await press({ ...pressing, control: item });
      if (!then) await expect.poll(() => control.textContent()).toContain(words);
    }
    await then?.(pressing);
  };

/** The file is accepted, and its name replaces the label's text (contract B m). */
export const takesFile: Rule = async ({ page, control }) => {
  const drawn = await page.evaluate(() => document.createElement("canvas").toDataURL("image/jpeg"));
  const buffer = Buffer.from(drawn.slice(drawn.indexOf(",") + 1), "base64");
  await control.setInputFiles({ name: "latarnia.jpg", mimeType: "image/jpeg", buffer });
  await expect
    .poll(() => control.evaluate((field) => field.parentElement?.textContent))
    .toContain("latarnia.jpg");
};

/** An empty form with required fields is not submitted; filled in, it arrives at its action. */
export const submits: Rule = async (pressing) => {
  const { control, page } = pressing;
  const form = control.locator("xpath=ancestor::form[1]");
  await empty(form);
  const [method, path, isIncomplete] = await form.evaluate((element) => {
    const own = element as HTMLFormElement;
    const address = new URL(own.getAttribute("action") ?? "", location.href);
    return [
      own.getAttribute("method")?.toUpperCase() ?? "GET",
      address.pathname,
      !own.checkValidity(),
    ] as const;
  });
  if (isIncomplete) {
    const before = sentTo(pressing, method, path);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // only the press focuses a field
    await press(pressing);
    await expect
      .poll(() =>
        form.evaluate(
          (own) => !!own.querySelector(".--error .f-control, .f-control.--error, :invalid:focus"),
        ),
      )
      .toBe(true);
    expect(sentTo(pressing, method, path)).toBe(before);
    await fill(form);
  }
  await sends(path, method)(pressing);
  await page.waitForLoadState();
};

/** A box that is validated is mandatory (ruling 13). */
const requiredOf = (form: Locator) =>
  form
    .locator("input[required]:visible, textarea[required]:visible, .--validate[type=checkbox]:visible")
    .all();
const isBox = (field: Locator) => field.evaluate((one) => one.matches("[type=checkbox]"));

async function empty(form: Locator): Promise<void> {
  for (const field of await requiredOf(form)) if (!(await isBox(field))) await field.fill("");
}

/** Fills in the required fields. */
export async function fill(form: Locator): Promise<void> {
  for (const field of await requiredOf(form)) {
    if (await isBox(field)) await field.check();
    else
      await field.fill(
        goodValue(await field.evaluate((one) => `${(one as HTMLInputElement).name} ${one.id}`)),
      );
  }
}

/** An element around the control gets a class. */
export const gives =
  (around: string, className: string): Rule =>
  async (pressing) => {
    await press(pressing);
    const isGiven = () =>
      pressing.control.evaluate(
        (control, [where, wanted]) => !!control.closest(where)?.classList.contains(wanted),
        [around, className] as const,
      );
    await expect.poll(isGiven).toBe(true);
  };

/** Applies rules one after the other. */
export const inTurn =
  (...rules: readonly ((pressing: Pressing) => Promise<unknown>)[]): Rule =>
  async (pressing) => {
    for (const rule of rules) await rule(pressing);
  };

/** The rules of native controls. */
export const nativeRules: Readonly<Record<Control["kind"], Rule | null>> = {
  link: leads,
  text: types(),
  check: checks(),
  file: takesFile,
  select: chooses(),
  list: chooses(),
  submit: submits,
  other: null,
};
