/** Touch as the browser sends it for real fingers. */
import type { Locator, Page } from "playwright";
import { handPause } from "./support";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function fingers(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...points: Point[]) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
}

/** @param held milliseconds for which the finger rests before it leaves the glass */
export async function swipe(page: Page, from: Point, to: Point, held = 0): Promise<void> {
  const touch = await fingers(page);
  await touch("touchStart", from);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch("touchMove", { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  if (held) await handPause(page, held);
  await touch("touchEnd");
}

/** Milliseconds that a quick shopper's finger needs to reach what has come into sight. */
const REACH_MS = 150;
/** Milliseconds for which a finger stays on the glass in a quick tap. Playwright's own `tap` takes none. */
const TAP_MS = 60;

/** Taps the middle of an element once it can be tapped. */
export async function tapByFinger(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true });
  await handPause(page, REACH_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box`);
  const touch = await fingers(page);
  await touch("touchStart", { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await handPause(page, TAP_MS);
  await touch("touchEnd");
}
