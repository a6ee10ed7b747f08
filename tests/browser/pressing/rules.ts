/**
 * What a press must bring about. A rule presses by itself and waits for its outcome, so that a control that does nothing
 * fails; native controls have rules by their kind, the others those of their page's list (contract D, names by callers).
 */
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Bench } from "../support";
import { goodValue } from "./good-values";
import type { Control } from "./inventory";

/** A control about to be pressed. */
export interface Pressing {
  readonly b: Bench;
  readonly page: Page;
  readonly control: Locator;
  readonly isTouch: boolean;
  /** Presses every control of a dialog that has opened. */
  inside(dialog: string, rows: Rows): Promise<void>;
}

export type Rule = (pressing: Pressing) => Promise<void>;
/** By selector; the first that matches counts. */
export type Rows = readonly (readonly [selector: string, rule: Rule])[];

export const press = ({ control, isTouch }: Pressing): Promise<void> =>
  isTouch ? control.tap({ timeout: 10_000 }) : control.click({ timeout: 10_000 });

/** Links that the page has left to the browser (`page-guard.ts`). */
const linksLeft = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, "__linksLeft"));

/** The browser goes where the link says. */
export const leads: Rule = async (pressing) => {
  const { page, control } = pressing;
  const [before, address] = [
    await linksLeft(page),
    await control.evaluate((link) => (link as HTMLAnchorElement).href),
  ];
  await press(pressing);
  await expect.poll(() => linksLeft(page)).toEqual([...before, address]);
};

/** Something is seen afterwards, with these words if any are said. */
export const shows =
  (selector: string, words?: string | RegExp): Rule =>
  async (pressing) => {
    await press(pressing);
    await pressing.page
      .locator(selector, words === undefined ? {} : { hasText: words })
      .first()
      .waitFor();
  };

/** Something is not seen any more. */
export const hides =
  (selector: string): Rule =>
  async (pressing) => {
    await press(pressing);
    await pressing.page.locator(selector).first().waitFor({ state: "hidden" });
  };

/** An alert says so. */
export const says = (words: string): Rule => shows("#alert_cover", words);

/** A dialog opens; all that is in it is pressed, too, unless no rows are said. */
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

/** GraphQL is asked for the field, once. */
export const asks =
  (field: string, then?: (pressing: Pressing) => Promise<unknown>): Rule =>
  async (pressing) => {
    const before = asked(pressing, field);
    await press(pressing);
    await expect.poll(() => asked(pressing, field)).toBe(before + 1);
    await then?.(pressing);
  };

/** What is typed stays, and the label behind the field makes room for it (contract A 2.4). */
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

/** Pressed, it is chosen; something else of its page may have to follow. */
export const checks =
  (then?: Rule): Rule =>
  async (pressing) => {
    if (then) await then(pressing);
    else await press(pressing);
    await expect.poll(() => pressing.control.isChecked()).toBe(true);
  };

/** Of a list the last choice, by a shopper's presses. */
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

/** A picture is taken, and its name is said where its label was (contract B m). */
export const takesFile: Rule = async ({ page, control }) => {
  const drawn = await page.evaluate(() => document.createElement("canvas").toDataURL("image/jpeg"));
  const buffer = Buffer.from(drawn.slice(drawn.indexOf(",") + 1), "base64");
  await control.setInputFiles({ name: "latarnia.jpg", mimeType: "image/jpeg", buffer });
  await expect
    .poll(() => control.evaluate((field) => field.parentElement?.textContent))
    .toContain("latarnia.jpg");
};

/** Empty it is kept back where something is required; filled in, it arrives where its form says. */
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

/** A box that is to be validated is mandatory (ruling 13). */
const requiredOf = (form: Locator) =>
  form
    .locator("input[required]:visible, textarea[required]:visible, .--validate[type=checkbox]:visible")
    .all();
const isBox = (field: Locator) => field.evaluate((one) => one.matches("[type=checkbox]"));

async function empty(form: Locator): Promise<void> {
  for (const field of await requiredOf(form)) if (!(await isBox(field))) await field.fill("");
}

/** Fills in what is required. */
export async function fill(form: Locator): Promise<void> {
  for (const field of await requiredOf(form)) {
    if (await isBox(field)) await field.check();
    else
      await field.fill(
        goodValue(await field.evaluate((one) => `${(one as HTMLInputElement).name} ${one.id}`)),
      );
  }
}

/** What is around the control gets a class. */
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

/** One after the other. */
export const inTurn =
  (...rules: readonly ((pressing: Pressing) => Promise<unknown>)[]): Rule =>
  async (pressing) => {
    for (const rule of rules) await rule(pressing);
  };

/** What native controls do. */
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
