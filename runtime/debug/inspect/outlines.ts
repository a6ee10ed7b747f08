/** Draws a frame around each host, with a button that names its islands. Frames follow their hosts at each animation frame. */
import { protoGet } from "../../base/safe-dom";
import { makeElement } from "../../dom/make-element";
import type { Seen } from "./survey";

const CHIP_PX = 24;
/** Chips of nested hosts begin at the same corner, and move down until they are free. */
const MOST_STEPS = 20;

/** A host's outline; its elements exist only while the host is in the window. */
interface Outline {
  text: string;
  status: string;
  drawn?: Drawn | undefined;
}

interface Drawn {
  readonly box: HTMLElement;
  readonly chip: HTMLButtonElement;
  /** Measured when the chip is first shown with its text. */
  width: number;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The first of these states decides the colour of a host with several islands. */
const ORDER = ["unknown", "failed", "loading", "waiting", "switched off", "ready"];

/** A host without a box, such as `display: contents`, gets that of its content. */
function rectOf(host: Element): DOMRect {
  if (protoGet(host, "getClientRects").call(host).length)
    return protoGet(host, "getBoundingClientRect").call(host);
  const range = document.createRange();
  range.selectNodeContents(host);
  return range.getBoundingClientRect();
}

/** The part of a host inside the window; `null` when it cannot be seen. */
function seenPart(host: HTMLElement): Rect | null {
  const { left, top, right, bottom, width, height } = rectOf(host);
  if (!width || !height || getComputedStyle(host).visibility !== "visible") return null;
  const part = { left: Math.max(0, left), top: Math.max(0, top) };
  const end = { right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) };
  const size = { width: end.right - part.left, height: end.bottom - part.top };
  return size.width > 0 && size.height > 0 ? { ...part, ...size } : null;
}

/** The chip's place at the corner, or below the chips that are already there. Pure. */
export function freePlace(wanted: Rect, taken: readonly Rect[]): Rect {
  let place = wanted;
  for (let step = 0; step < MOST_STEPS; step++) {
    const { left, top, width, height } = place;
    const other = taken.find(
      (one) =>
        left < one.left + one.width &&
        one.left < left + width &&
        top < one.top + one.height &&
        one.top < top + height,
    );
    if (!other) return place;
    place = { ...place, top: other.top + other.height + 1 };
  }
  return wanted;
}

export interface Outlines {
  update(seen: readonly Seen[]): void;
  /** Scrolls to a host and focuses its chip. @returns `false` when the host cannot be seen now */
  focus(host: HTMLElement): boolean;
}

/**
 * @param root takes the frames
 * @param choose is called when a chip is pressed
 */
export function makeOutlines(
  root: HTMLElement,
  signal: AbortSignal,
  choose: (host: HTMLElement) => void,
): Outlines {
  const outlines = new Map<HTMLElement, Outline>();
  const near = nearHosts(signal);

  const drop = (outline: Outline) => {
    outline.drawn?.box.replaceWith();
    outline.drawn?.chip.replaceWith();
    outline.drawn = undefined;
  };
  const draw = () => {
    const parts = [...outlines].map(([host, outline]) => {
      const part = near.has(host) ? seenPart(host) : null;
      return [host, outline, part] as const;
    });
    const taken: Rect[] = [];
    for (const [host, outline, part] of parts) {
      if (!part) {
        if (outline.drawn) drop(outline);
        continue;
      }
      outline.drawn ??= makeDrawn(root, () => choose(host));
      label(outline, outline.drawn);
      show(outline.drawn, part, taken);
    }
  };
  const follow = () => {
    if (signal.aborted) return;
    draw();
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);

  return {
    update(seen) {
      const hosts = groupByHost(seen);
      for (const [host, outline] of outlines) {
        if (hosts.has(host)) continue;
        outlines.delete(host);
        near.drop(host);
        drop(outline);
      }
      for (const [host, islands] of hosts) {
        if (!outlines.has(host)) near.add(host);
        outlines.set(host, Object.assign(outlines.get(host) ?? {}, stateOf(islands)));
      }
    },
    focus(host) {
      const outline = outlines.get(host);
      if (!outline) return false;
      scrollTo(host);
      near.assume(host);
      draw();
      outline.drawn?.chip.focus({ preventScroll: true });
      return !!outline.drawn;
    },
  };
}

function groupByHost(seen: readonly Seen[]): Map<HTMLElement, Seen[]> {
  const groups = new Map<HTMLElement, Seen[]>();
  for (const one of seen) groups.set(one.host, [...(groups.get(one.host) ?? []), one]);
  return groups;
}

function stateOf(islands: readonly Seen[]): Pick<Outline, "text" | "status"> {
  const problems = islands.flatMap(({ mistakes, findings }) => [...mistakes, ...findings]).length;
  const text = islands.map(({ name, status }) => `${name} ${status}`).join(", ");
  const status = ORDER.find((one) => islands.some((island) => island.status === one)) ?? "";
  return { text: problems ? `${text} · problems: ${problems}` : text, status };
}

function makeDrawn(root: HTMLElement, choose: () => void): Drawn {
  const box = makeElement("div", "box");
  const chip = makeElement("button", "chip");
  chip.type = "button";
  chip.tabIndex = -1; // keyboard users reach hosts by the list
  chip.title = "Show in the list";
  chip.addEventListener("click", choose);
  root.prepend(box, chip);
  return { box, chip, width: 0 };
}

function label({ text, status }: Outline, drawn: Drawn): void {
  const { box, chip } = drawn;
  if (box.dataset.status !== status) box.dataset.status = chip.dataset.status = status;
  if (chip.textContent === text) return;
  chip.textContent = text;
  drawn.width = 0;
}

function show(drawn: Drawn, part: Rect, taken: Rect[]): void {
  const { box, chip } = drawn;
  drawn.width ||= chip.offsetWidth;
  const corner = { left: part.left, top: part.top, width: drawn.width, height: CHIP_PX };
  const left = Math.max(0, Math.min(corner.left, innerWidth - corner.width));
  const place = freePlace({ ...corner, left }, taken);
  taken.push(place);
  move(box, part);
  box.style.width = `${part.width}px`;
  box.style.height = `${part.height}px`;
  move(chip, place);
}

const move = (element: HTMLElement, { left, top }: Rect): void => {
  element.style.transform = `translate(${left}px, ${top}px)`;
};

/** The share of the window above the host: below a sticky header, and above the panel on a phone. */
const ABOVE = 0.2;

function scrollTo(host: HTMLElement): void {
  protoGet(host, "scrollIntoView").call(host, { block: "start", inline: "nearest", behavior: "instant" });
  scrollBy({ top: rectOf(host).top - innerHeight * ABOVE, behavior: "instant" });
}

interface NearHosts {
  has(host: Element): boolean;
  add(host: Element): void;
  drop(host: Element): void;
  /** Counts the host as near until the observer reports it. */
  assume(host: Element): void;
}

/** The hosts in the window: a listing has hundreds, and only these are measured at each frame. */
function nearHosts(signal: AbortSignal): NearHosts {
  const near = new Set<Element>();
  const observer =
    typeof IntersectionObserver === "function"
      ? new IntersectionObserver((entries) => {
          // An element without a box is never reported as visible, and its content may be.
          for (const { target, isIntersecting } of entries)
            near[isIntersecting || !target.getClientRects().length ? "add" : "delete"](target);
        })
      : null;
  signal.addEventListener("abort", () => observer?.disconnect());
  return {
    has: (host) => !observer || near.has(host),
    add: (host) => observer?.observe(host),
    drop(host) {
      observer?.unobserve(host);
      near.delete(host);
    },
    assume: (host) => void near.add(host),
  };
}
