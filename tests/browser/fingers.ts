/** Touch as the browser sends it for real fingers. */
import type { Page } from "playwright";
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
