/**
 * Draws the markers over the canvas as buttons with one tab stop. Arrow keys move to the next marker in that
 * direction. When a focused marker is removed, the nearest one gets the focus.
 */
import { tryFocus } from "../dom/try-focus";
import { anchorOf, markerElement } from "./marker-element";
import type { Mark } from "./marks";
import { type Pixels, pixelOf, type View } from "./view";

export interface Markers {
  draw(marks: readonly Mark[], view: View, chosen: string | null): void;
  /** Moves the drawn markers to another view. */
  move(view: View): void;
  element(key: string): HTMLElement | undefined;
  /** The offset of a marker from its place, in pixels. */
  offsetOf(key: string): Pixels;
  clear(): void;
}

interface Placed {
  readonly button: HTMLButtonElement;
  mark: Mark;
  at: Pixels;
}

export interface MarkerOptions {
  readonly layer: HTMLElement;
  readonly signal: AbortSignal;
  clusterName(count: number): string;
  onPress(mark: Mark): void;
  /** A marker outside the view received the focus. */
  onHidden(mark: Mark): void;
}

export function makeMarkers(options: MarkerOptions): Markers {
  const { layer, clusterName } = options;
  const placed = new Map<string, Placed>();
  let stop: string | undefined;
  let size: Pixels = { x: 0, y: 0 };

  const isSeen = ({ at: { x, y } }: Placed) => x >= 0 && y >= 0 && x <= size.x && y <= size.y;
  const seen = () => [...placed.values()].filter(isSeen);
  const move = (view: View) => {
    size = view.size;
    for (const one of placed.values()) put(one, view);
  };
  /** Chooses the one tab stop: the current marker, or the one nearest to `near`. */
  const restop = (near: Pixels) => {
    const own = stop === undefined ? undefined : placed.get(stop);
    const next = own && isSeen(own) ? own : (closest(near, seen()) ?? [...placed.values()][0]);
    stop = next?.mark.key;
    for (const { button, mark } of placed.values()) button.tabIndex = mark.key === stop ? 0 : -1;
    return next;
  };
  const ofNode = (node: EventTarget | null) =>
    [...placed.values()].find(({ button }) => node instanceof Node && button.contains(node));
  const keep = (mark: Mark) => {
    const one = placed.get(mark.key) ?? { button: markerElement(mark, clusterName), mark, at: mark.offset };
    one.mark = mark;
    placed.set(mark.key, one);
    if (!one.button.isConnected) layer.append(one.button);
    return one;
  };
  const drop = ({ button, mark }: Placed) => {
    button.replaceWith();
    placed.delete(mark.key);
  };
  listen(options, {
    ofNode,
    isSeen,
    seen,
    stopAt(one) {
      stop = one.mark.key;
      restop(one.at);
    },
  });

  return {
    move,
    element: (key) => placed.get(key)?.button,
    offsetOf: (key) => placed.get(key)?.mark.offset ?? { x: 0, y: 0 },
    draw(marks, view, chosen) {
      const focused = ofNode(document.activeElement);
      const wanted = new Map(marks.map((mark) => [mark.key, mark]));
      // A point with the same id may have a new label or image.
      for (const one of placed.values()) if (!isSame(one.mark, wanted.get(one.mark.key))) drop(one);
      for (const mark of marks)
        markChosen(keep(mark).button, mark.point !== null && mark.point.id === chosen);
      move(view);
      const next = restop(focused?.at ?? { x: size.x / 2, y: size.y / 2 });
      if (focused && !focused.button.isConnected) tryFocus(next?.button);
    },
    clear() {
      for (const one of placed.values()) drop(one);
    },
  };
}

const isSame = (one: Mark, other: Mark | undefined) =>
  one.count === other?.count &&
  one.point?.label === other.point?.label &&
  one.point?.icon?.url === other.point?.icon?.url;

function put(one: Placed, view: View): void {
  const { mark, button } = one;
  const { x, y } = pixelOf(view, mark);
  const [left, top] = anchorOf(mark);
  one.at = { x: x + mark.offset.x, y: y + mark.offset.y };
  button.style.transform = `translate(${Math.round(one.at.x - left)}px, ${Math.round(one.at.y - top)}px)`;
  // Southern markers overlap northern ones; the chosen or focused marker overlaps all.
  const isFirst = button.classList.contains("--active") || button === document.activeElement;
  button.style.zIndex = `${isFirst ? 10_000 : Math.round(Math.max(0, y)) + 1}`;
}

function markChosen(button: HTMLElement, isChosen: boolean): void {
  button.classList.toggle("--active", isChosen);
  if (isChosen) button.setAttribute("aria-current", "true");
  else button.removeAttribute("aria-current");
}

interface Listened {
  ofNode(node: EventTarget | null): Placed | undefined;
  isSeen(one: Placed): boolean;
  seen(): readonly Placed[];
  stopAt(one: Placed): void;
}

function listen({ layer, signal, onPress, onHidden }: MarkerOptions, markers: Listened): void {
  const { ofNode, isSeen, seen, stopAt } = markers;
  layer.addEventListener(
    "click",
    ({ target }) => {
      const one = ofNode(target);
      if (!one) return;
      stopAt(one);
      onPress(one.mark);
    },
    { signal },
  );
  layer.addEventListener(
    "focusin",
    ({ target }) => {
      const one = ofNode(target);
      if (one && !isSeen(one)) onHidden(one.mark);
    },
    { signal },
  );
  layer.addEventListener(
    "keydown",
    (event) => {
      const from = ofNode(event.target);
      if (!from || !isArrow(event.key)) return;
      event.preventDefault();
      const next = nextBy(event.key, from, seen());
      if (!next) return;
      stopAt(next);
      tryFocus(next.button);
    },
    { signal },
  );
}

const DIRECTIONS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

interface At {
  readonly at: Pixels;
}

function closest<One extends At>(to: Pixels, among: readonly One[]): One | undefined {
  const far = ({ at }: At) => Math.hypot(at.x - to.x, at.y - to.y);
  return [...among].sort((one, other) => far(one) - far(other))[0];
}

/** The next marker for an arrow key: the nearest one that lies more in that direction than to its side. */
function nextBy<One extends At>(key: string, from: One, among: readonly One[]): One | undefined {
  const [across, down] = DIRECTIONS[key] ?? [0, 0];
  const ahead = among.filter(({ at }) => {
    const [x, y] = [at.x - from.at.x, at.y - from.at.y];
    const forward = x * across + y * down;
    return forward > 0 && forward >= Math.abs(across ? y : x);
  });
  return closest(from.at, ahead);
}
