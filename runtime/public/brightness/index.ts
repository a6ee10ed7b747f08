/**
 * `wyspa.markBrightness`: determines whether an element's image is light or dark, so that a theme can put readable
 * text on it.
 */
import { readBrightness } from "./read";

export type Tone = "light" | "dark";

/** Milliseconds between two readings of one element, and the brightness (0–255) at which an image counts as light. */
const THROTTLE_MS = 250;
const THRESHOLD = 120;

const readings = new WeakMap<Element, { readonly due: number; readonly tone: Promise<Tone | null> }>();

/**
 * Sets `data-wyspa-tone` on the element. A call within 250 ms of the last reading schedules one more; all calls until
 * then share it.
 * @returns the tone; `null`, without setting the attribute, when no image is readable. Never rejects
 */
export function markBrightness(element: unknown): Promise<Tone | null> {
  if (!(element instanceof HTMLElement)) return Promise.resolve(null);
  const now = performance.now();
  const last = readings.get(element);
  if (last && last.due > now) return last.tone;
  const wait = last ? Math.max(0, last.due + THROTTLE_MS - now) : 0;
  const tone = new Promise<void>((resolve) => (wait ? setTimeout(resolve, wait) : resolve())).then(() =>
    mark(element),
  );
  readings.set(element, { due: now + wait, tone });
  return tone;
}

async function mark(element: HTMLElement): Promise<Tone | null> {
  const brightness = await readBrightness(element);
  if (brightness === null) return null;
  const tone = brightness < THRESHOLD ? "dark" : "light";
  element.setAttribute("data-wyspa-tone", tone);
  return tone;
}
