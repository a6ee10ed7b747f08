import { whenLeaving } from "../../base/when-leaving";

/** Runs a change when its turn has come. @returns what the change returns, or undefined when that came too late */
export type InTurn = <Answer>(
  line: string,
  change: (left: number) => Promise<Answer>,
) => Promise<Answer | undefined>;

/** Milliseconds without which a change is not begun: it would be called off on its way. */
const LEAST_MS = 1_000;

/**
 * Changes of one line go one after the other; those of other lines need not wait for them:
 *
 *   shirt  ──set 2──▶ answer ──set 3──▶ answer
 *   mug    ──add 1──▶ answer
 *   page is left: what waits for its turn goes at once
 *
 * @param patience milliseconds that a change may take, its waiting included; each change is told what is left
 */
export function takeTurns(patience: number): InTurn {
  const last = new Map<string, Promise<unknown>>();
  const waiting = new Set<() => void>();
  let leaving = false;
  whenLeaving(() => {
    leaving = true;
    setTimeout(() => {
      leaving = false; // the page is still there
    });
    for (const go of waiting) go();
  });

  /** Waits for the change before. @returns whether it is not too late then */
  const turnAfter = (before: Promise<unknown> | undefined) =>
    new Promise<boolean>((go) => {
      const end = (inTime: boolean) => {
        clearTimeout(timer);
        waiting.delete(start);
        go(inTime);
      };
      const start = () => end(true);
      const timer = setTimeout(end, patience, false);
      waiting.add(start);
      if (before && !leaving) before.then(start, start);
      else start();
    });

  return async (line, change) => {
    const asked = performance.now();
    const before = last.get(line);
    const run = async () => {
      const inTime = await turnAfter(before);
      const left = patience - (performance.now() - asked);
      return inTime && left > LEAST_MS ? change(left) : undefined;
    };
    const answer = run();
    last.set(line, answer);
    try {
      return await answer;
    } finally {
      if (last.get(line) === answer) last.delete(line);
    }
  };
}
