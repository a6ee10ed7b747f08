/**
 * One ceremony at a time: the browser shows one sheet, and the accounts service remembers one challenge. Who wants what is
 * under way shares it; who wants something else ends it first.
 */
import { withDeadline } from "../../base/deadline";
import { PasskeyRefused } from "./errors";

/** A browser that does not let go of an ended ceremony must not hold up the next one for ever. */
const LET_GO_MS = 3_000;

export interface Ceremony {
  /** What it is for. Suggestions become a login once the shopper has chosen one. */
  aim: string;
  readonly signal: AbortSignal;
}

interface Pending extends Ceremony {
  readonly outcome: Promise<unknown>;
  /** How many still want it. */
  wanted: number;
  /** Nobody does any more, or somebody wants another one. */
  end(): void;
}

export interface OneAtATime {
  /**
   * @param work rejects soon after its signal is aborted
   * @param waits ends no other ceremony, but begins after it
   */
  run<Outcome>(
    aim: string,
    signal: AbortSignal | undefined,
    work: (ceremony: Ceremony) => Promise<Outcome>,
    waits?: boolean,
  ): Promise<Outcome>;
}

/** What some work comes to, as long as somebody wants it. @throws PasskeyRefused once the signal is aborted */
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
