export interface OneTimer {
  /** Runs a task after `ms` milliseconds and cancels the pending task. */
  set(task: () => void, ms: number): void;
  clear(): void;
}

/** A single timer whose latest task replaces the pending one. No task runs once the signal is aborted. */
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
