/** Measures one action of a shopper, from its event to the paint that shows a reaction. */
import type { Page } from "playwright";
import { type Lab, pause } from "../../lab/lab";
import { longest, type Task, untilFrame } from "../../lab/tasks";
import { record } from "../../lab/trace";

export interface Touch {
  /** Milliseconds from the event to the paint after it. */
  readonly paint: number;
  /** The main thread's own time within that. */
  readonly own: number;
  /** The duration that Event Timing reports for the interaction, in steps of 8 ms; 0 = less than 16 ms. */
  readonly eventTiming: number;
  /** The task with the longest script between the event and the idle page. */
  readonly task: Task | null;
  /** Milliseconds from the event to the paint of its effect. */
  readonly shown: number;
}

export interface Act {
  /** The event that starts the measurement. */
  readonly event: "click" | "keydown";
  /** The element that changes once the act has its effect. */
  readonly within: string;
  /** Selector of an element that exists once the effect is complete; without it, any change counts. */
  readonly wanted?: string;
  act(): Promise<void>;
  /** Waits until everything that the act started is done. */
  done(): Promise<unknown>;
}

export async function touch(lab: Lab, page: Page, { event, within, wanted, act, done }: Act): Promise<Touch> {
  await page.evaluate((type) => {
    window.bench.interactions.length = 0;
    Object.assign(window, { benchPaint: window.bench.painted(type) });
  }, event);
  await page.evaluate(
    ([type, place, wish]) =>
      void Object.assign(window, { benchShown: window.bench.painted(type, place, wish) }),
    [event, within, wanted] as const,
  );
  const recording = await record(lab.browser, page);
  await act();
  await done();
  await pause(200);
  const tasks = await recording.tasks();
  const measured = await page.evaluate(async () => {
    const { benchPaint, benchShown, bench } = window as typeof window &
      Record<"benchPaint" | "benchShown", Promise<number>>;
    const eventTiming = Math.max(0, ...bench.interactions.map(({ duration }) => duration));
    return { paint: await benchPaint, shown: await benchShown, eventTiming };
  });
  return {
    ...measured,
    own: untilFrame(tasks, event),
    task: longest(tasks),
  };
}

/**
 * Clicks the middle of an element without playwright's own checks, which would run in the page.
 * @param heldMs milliseconds between press and release
 */
export async function clickOn(page: Page, selector: string, heldMs = 0): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: heldMs });
}
