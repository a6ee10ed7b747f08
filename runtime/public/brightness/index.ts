/**
 * `wyspa.markBrightness`: says whether an element's picture is light or dark, so that a theme can put readable
 * text on it (spec §9 image-brightness helper).
 */
import { readBrightness } from "./read";

export type Tone = "light" | "dark";

/** Milliseconds between two readings of one element, and the brightness (0–255) from which a picture is light. */
const THROTTLE_MS = 250;
const THRESHOLD = 120;

const readings = new WeakMap<Element, { readonly due: number; readonly tone: Promise<Tone | null> }>();

/**
 * Sets `data-wyspa-tone` on the element. Asked again within 250 ms, it reads once more when they are over; all who
 * asked meanwhile are given that reading.
 * @returns the tone, or null where there is no picture, or none that may be read: then nothing is set. Never rejects.
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
