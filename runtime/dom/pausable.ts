/** A timer that can be paused: the remaining time continues after `go`. */
export interface Pausable {
  /** Restarts. @param ms milliseconds */
  start(ms: number): void;
  pause(): void;
  go(): void;
  stop(): void;
}

export function pausable(end: () => void): Pausable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remainingMs = 0;
  let since = 0;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const go = () => {
    if (timer !== undefined) return;
    since = performance.now();
    timer = setTimeout(() => {
      timer = undefined;
      remainingMs = 0;
      end();
    }, remainingMs);
  };
  return {
    start(ms) {
      stop();
      remainingMs = ms;
      go();
    },
    pause() {
      if (timer !== undefined) remainingMs = Math.max(0, remainingMs - (performance.now() - since));
      stop();
    },
    go,
    stop,
  };
}
