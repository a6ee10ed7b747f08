import { whenLeaving } from "../../leaving/when-leaving";

export interface Turns {
  /**
   * Runs a change when its turn comes.
   * @param isSent the change is under way already, so it waits for nothing, but others wait for it
   * @returns the change's result, or `undefined` when too little time was left
   */
  inTurn<Answer>(
    line: string,
    change: (left: number) => Promise<Answer>,
    isSent?: boolean,
  ): Promise<Answer | undefined>;
  /** Starts all queued changes at once, and those that come in this moment, because the page is being left. */
  release(): void;
}

/** A change with fewer milliseconds left does not start, because its deadline would abort it midway. */
const LEAST_MS = 1_000;

/**
 * Serialises the changes of each line; changes of different lines run in parallel.
 *
 *   shirt  ──set 2──▶ answer ──set 3──▶ answer
 *   mug    ──add 1──▶ answer
 *   page is about to unload: all queued changes start at once
 *
 * @param patience milliseconds for a change, including its time in the queue; each change receives the remainder
 */
export function takeTurns(patience: number): Turns {
  const last = new Map<string, Promise<unknown>>();
  const waiting = new Set<() => void>();
  let leaving = false;
  const release = () => {
    leaving = true;
    setTimeout(() => {
      leaving = false; // the page can stay: another tab may be in front
    });
    for (const go of waiting) go();
  };
  whenLeaving(release);

  /** Waits for the previous change. @returns `false` when `patience` ran out first */
  const turnAfter = (before: Promise<unknown> | undefined) =>
    new Promise<boolean>((go) => {
      const end = (inTime: boolean) => {
        clearTimeout(timer);
        waiting.delete(start);
        go(inTime);
      };
      const start = () => end(true);
      const timer = setTimeout(() => end(false), patience);
      waiting.add(start);
      if (before && !leaving) before.then(start, start);
      else start();
    });

  const inTurn: Turns["inTurn"] = async (line, change, isSent) => {
    const asked = performance.now();
    const before = isSent ? undefined : last.get(line);
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
  return { inTurn, release };
}
