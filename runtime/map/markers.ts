/**
 * The markers over the canvas: buttons, one tab stop for all of them. Arrow keys go from one to the next in that
 * direction; a button that goes while it has the focus leaves it to the one nearest to it.
 */
import { takesFocus } from "../kit/take-focus";
import { anchorOf, markerElement } from "./marker-element";
import type { Mark } from "./marks";
import type { Pixels } from "./projection";
import { pixelOf, type View } from "./view";

export interface Markers {
  draw(marks: readonly Mark[], view: View, chosen: string | null): void;
  /** The same markers in another view. */
  move(view: View): void;
  element(key: string): HTMLElement | undefined;
  clear(): void;
}

interface Placed {
  readonly button: HTMLButtonElement;
  mark: Mark;
  at: Pixels;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface MarkerOptions {
  readonly layer: HTMLElement;
  readonly signal: AbortSignal;
  clusterName(count: number): string;
  onPress(mark: Mark): void;
  /** A marker outside the view has got the focus. */
  onHidden(mark: Mark): void;
}

export function makeMarkers({ layer, signal, clusterName, onPress, onHidden }: MarkerOptions): Markers {
  const placed = new Map<string, Placed>();
  let stop: string | undefined;
  let seen: View | undefined;

  const isSeen = ({ at: { x, y } }: Placed) => !!seen && x >= 0 && y >= 0 && x <= seen.size.x && y <= seen.size.y;
  const put = (one: Placed, view: View) => {
    const { x, y } = pixelOf(view, one.mark);
    const [left, top] = anchorOf(one.mark);
    one.at = { x: x + one.mark.aside.x, y: y + one.mark.aside.y };
    one.button.style.transform = `translate(${Math.round(one.at.x - left)}px, ${Math.round(one.at.y - top)}px)`;
    // What stands farther south stands in front.
    one.button.style.zIndex = `${Math.round(Math.max(0, y)) + 1}`;
  };
  const move = (view: View) => {
    seen = view;
    for (const one of placed.values()) put(one, view);
  };
  const closest = (to: Pixels, among: readonly Placed[]) => {
    const far = ({ at }: Placed) => Math.hypot(at.x - to.x, at.y - to.y);
    return [...among].sort((one, other) => far(one) - far(other))[0];
  };
  /** The one tab stop: where the shopper is, else in the middle. */
  const restop = (near: Pixels) => {
    const all = [...placed.values()];
    const own = stop === undefined ? undefined : placed.get(stop);
    const next = own && isSeen(own) ? own : (closest(near, all.filter(isSeen)) ?? all[0]);
    stop = next?.mark.key;
    for (const { button, mark } of all) button.tabIndex = mark.key === stop ? 0 : -1;
    return next;
  };
  const ofNode = (node: EventTarget | null) =>
    [...placed.values()].find(({ button }) => node instanceof Node && button.contains(node));

  layer.addEventListener(
    "click",
    ({ target }) => {
      const one = ofNode(target);
      if (!one) return;
      stop = one.mark.key;
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
      const [across, down] = DIRECTIONS[event.key] ?? [0, 0];
      const from = ofNode(event.target);
      if (!from || (!across && !down)) return;
      event.preventDefault();
      const ahead = [...placed.values()].filter(({ at }) => {
        const [x, y] = [at.x - from.at.x, at.y - from.at.y];
        const forward = x * across + y * down;
        return forward > 0 && forward >= Math.abs(across ? y : x);
      });
      const next = closest(from.at, ahead.filter(isSeen));
      if (!next) return;
      stop = next.mark.key;
      restop(next.at);
      takesFocus(next.button);
    },
    { signal },
  );

  return {
    move,
    element: (key) => placed.get(key)?.button,
    draw(marks, view, chosen) {
      const lost = ofNode(document.activeElement);
      const wanted = new Set(marks.map(({ key }) => key));
      for (const [key, { button }] of placed)
        if (!wanted.has(key)) {
          button.remove();
          placed.delete(key);
        }
      for (const mark of marks) {
        const one = placed.get(mark.key) ?? { button: markerElement(mark, clusterName), mark, at: mark.aside };
        one.mark = mark;
        placed.set(mark.key, one);
        if (!one.button.isConnected) layer.append(one.button);
        const isChosen = mark.point !== null && mark.point.id === chosen;
        one.button.classList.toggle("--active", isChosen);
        if (isChosen) one.button.setAttribute("aria-current", "true");
        else one.button.removeAttribute("aria-current");
      }
      move(view);
      const next = restop(lost?.at ?? { x: view.size.x / 2, y: view.size.y / 2 });
      if (lost && !lost.button.isConnected) takesFocus(next?.button);
    },
    clear() {
      for (const { button } of placed.values()) button.remove();
      placed.clear();
    },
  };
}
