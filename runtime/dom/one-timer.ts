export interface OneTimer {
  /** Runs a task after a while, in the place of the one that still waits. @param ms milliseconds */
  set(task: () => void, ms: number): void;
  clear(): void;
}

/** One timer for tasks of which only the last one counts; none is run once the signal is aborted. */
export function oneTimer(signal: AbortSignal): OneTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  signal.addEventListener("abort", clear);
  return {
    clear,
    set(task, ms) {
      clear();
      if (!signal.aborted) timer = setTimeout(task, ms);
    },
  };
}
