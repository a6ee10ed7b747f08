/**
 * Runs one ceremony at a time, because the browser shows one sheet and the accounts service remembers one challenge.
 * A call with the same aim shares the pending ceremony; a call with another aim aborts it first.
 */
import { withDeadline } from "../../base/deadline";
import { PasskeyRefused } from "./errors";

/** Milliseconds to wait for an aborted ceremony, because a browser may never release it. */
const LET_GO_MS = 3_000;

export interface Ceremony {
  /** Calls with an equal aim share the ceremony. Suggestions become a login once the shopper has chosen one. */
  aim: string;
  readonly signal: AbortSignal;
}

interface Pending extends Ceremony {
  readonly outcome: Promise<unknown>;
  /** Number of callers that have not aborted. */
  wanted: number;
  /** Aborts the ceremony: no caller is left, or a ceremony with another aim begins. */
  end(): void;
}

export interface OneAtATime {
  /**
   * @param work rejects soon after its signal is aborted
   * @param waits starts after a pending ceremony instead of aborting it
   */
  run<Outcome>(
    aim: string,
    signal: AbortSignal | undefined,
    work: (ceremony: Ceremony) => Promise<Outcome>,
    waits?: boolean,
  ): Promise<Outcome>;
}

/** Awaits some work until the signal is aborted. @throws PasskeyRefused once the signal is aborted */
export const whileWanted = <Outcome>(work: Promise<Outcome>, signal: AbortSignal): Promise<Outcome> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new PasskeyRefused()))),
  ]);

export function oneAtATime(): OneAtATime {
  let pending: Pending | undefined;

  const begin = (aim: string, work: (ceremony: Ceremony) => Promise<unknown>): Pending => {
    const before = pending;
    before?.end();
    const abort = new AbortController();
    const { signal } = abort;
    const ceremony: Ceremony = { aim, signal };
    const outcome = (async () => {
      if (before) await withDeadline(before.outcome, LET_GO_MS).catch(() => {});
      if (signal.aborted) throw new PasskeyRefused();
      return work(ceremony);
    })();
    const own = Object.assign(ceremony, { outcome, wanted: 0, end: () => abort.abort() });
    const forget = () => {
      if (pending === own) pending = undefined;
    };
    outcome.then(forget, forget);
    return own;
  };

  return {
    async run<Outcome>(
      aim: string,
      signal: AbortSignal | undefined,
      work: (ceremony: Ceremony) => Promise<Outcome>,
      waits = false,
    ) {
      while (waits && pending && pending.aim !== aim) await pending.outcome.catch(() => {});
      if (signal?.aborted) throw new PasskeyRefused();
      if (pending?.aim !== aim || pending.signal.aborted) pending = begin(aim, work);
      const mine = pending;
      mine.wanted += 1;
      const leave = () => {
        mine.wanted -= 1;
        if (!mine.wanted) mine.end();
      };
      signal?.addEventListener("abort", leave);
      try {
        return (await mine.outcome) as Outcome;
      } finally {
        signal?.removeEventListener("abort", leave);
      }
    },
  };
}
