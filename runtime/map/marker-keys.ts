/** Picks the next marker for an arrow key: the nearest one that lies more in that direction than to its side. */
import type { Pixels } from "./projection";

const DIRECTIONS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

interface At {
  readonly at: Pixels;
}

export function closest<One extends At>(to: Pixels, among: readonly One[]): One | undefined {
  const far = ({ at }: At) => Math.hypot(at.x - to.x, at.y - to.y);
  return [...among].sort((one, other) => far(one) - far(other))[0];
}

export function nextBy<One extends At>(key: string, from: One, among: readonly One[]): One | undefined {
  const [across, down] = DIRECTIONS[key] ?? [0, 0];
  const ahead = among.filter(({ at }) => {
    const [x, y] = [at.x - from.at.x, at.y - from.at.y];
    const forward = x * across + y * down;
    return forward > 0 && forward >= Math.abs(across ? y : x);
  });
  return closest(from.at, ahead);
}
