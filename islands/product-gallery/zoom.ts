import { listening } from "../../runtime/dom/listening";

export interface Zoom {
  scale(): number;
  /** Zooms around the middle of what is shown. */
  by(factor: number): void;
  reset(): void;
  /** `+` and `-` zoom, arrows pan a zoomed picture. @returns whether the key did something */
  key(event: KeyboardEvent): boolean;
}

const MOST = 4;
const PAN = 80;
/** Two taps within this time (ms) and distance (px) are a double tap. */
const DOUBLE = { ms: 350, px: 30 };

const distance = ([a, b]: readonly Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** Zooms the picture of a slide. The slide is a scroller, so the browser pans by finger, wheel and scrollbar. */
export function makeZoom(slide: HTMLElement, signal: AbortSignal, changed: (scale: number) => void): Zoom {
  const on = listening(signal);
  const picture = slide.firstElementChild as HTMLElement;
  let scale = 1;

  const set = (wanted: number, x = slide.clientWidth / 2, y = slide.clientHeight / 2) => {
    const next = Math.min(MOST, Math.max(1, wanted));
    const ratio = next / scale;
    const [left, top] = [(slide.scrollLeft + x) * ratio - x, (slide.scrollTop + y) * ratio - y];
    scale = next;
    picture.style.width = picture.style.height = scale > 1 ? `${scale * 100}%` : "";
    slide.scroll({ left, top, behavior: "instant" });
  };
  const setAndTell = (...to: Parameters<typeof set>) => {
    const before = scale;
    set(...to);
    if (scale !== before) changed(scale);
  };
  const pointOf = (clientX: number, clientY: number): [number, number] => {
    const { left, top } = slide.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };

  let pinched: { readonly distance: number; readonly scale: number } | null = null;
  const pinch = (event: TouchEvent) => {
    const touches = [...event.touches];
    if (touches.length !== 2) return;
    event.preventDefault(); // the browser would zoom the whole page
    const [a, b] = touches as [Touch, Touch];
    const now = distance(touches);
    pinched ??= { distance: now || 1, scale };
    const middle = pointOf((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    set((pinched.scale * now) / pinched.distance, ...middle);
  };
  on(slide, "touchstart", pinch, { passive: false });
  on(slide, "touchmove", pinch, { passive: false });
  const release = () => {
    if (pinched && pinched.scale !== scale) changed(scale);
    pinched = null;
  };
  on(slide, "touchend", release);
  on(slide, "touchcancel", release);

  // Not `dblclick`, which Safari on phones does not send for two taps.
  let last: MouseEvent | null = null;
  on(slide, "click", (event) => {
    const before = last;
    last = event;
    if (!before || event.timeStamp - before.timeStamp > DOUBLE.ms) return;
    if (Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > DOUBLE.px) return;
    last = null;
    setAndTell(scale > 1 ? 1 : 2.5, ...pointOf(event.clientX, event.clientY));
  });

  const arrows: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-PAN, 0],
    ArrowRight: [PAN, 0],
    ArrowUp: [0, -PAN],
    ArrowDown: [0, PAN],
  };
  return {
    scale: () => scale,
    by: (factor) => setAndTell(scale * factor),
    reset: () => set(1),
    key(event) {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      if (key === "+" || key === "=") setAndTell(scale * 1.5);
      else if (key === "-") setAndTell(scale / 1.5);
      else if (scale > 1 && arrows[key]) slide.scrollBy(...arrows[key]);
      else return false;
      return true;
    },
  };
}
