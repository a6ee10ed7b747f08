/**
 * Reads a trace of Chromium into the tasks of a page's main thread. A task's `script` is the time in which
 * JavaScript ran, the style and layout work that it forced included: what a script can be blamed for.
 */

/** Without `v8.cpu_profiler`: sampling would slow down what is measured. */
export const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"];

export interface Task {
  /** Milliseconds since the trace began. */
  readonly start: number;
  readonly duration: number;
  readonly script: number;
  /** Files whose code ran in the task, as far as the trace names them. */
  readonly urls: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly fileName?: string }; fileName?: string };
}

const running = /^(EvaluateScript|FunctionCall|RunMicrotasks|v8\.run|v8\.evaluateModule|TimerFire|FireIdleCallback)$/;
