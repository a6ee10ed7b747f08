/**
 * The tasks of a page's main thread, and values derived from them. Budgets use the thread's own time. Other programs on
 * the machine do not lengthen it; throttling the processor does.
 */

export interface Task {
  /** Milliseconds of the main thread's own time. */
  readonly cpu: number;
  /** Milliseconds from start to end. */
  readonly wall: number;
  /** Part of `cpu`: scripts, with the style and layout that they force, and garbage collection. */
  readonly script: number;
  /**
   * Part of `script`: Wyspa's own. In a long frame, what the browser attributes to Wyspa's files; otherwise all of
   * `script` if a file of Wyspa ran.
   */
  readonly ours: number;
  /** Part of `script`: garbage collection, which cannot be scheduled or sliced. */
  readonly collecting: number;
  /** Whether the task begins with a call of Wyspa's, as its slices do (`runtime/base/slices.ts`): no event, no timer. */
  readonly isSlice: boolean;
  /** Files whose code ran, as far as the trace has them (all that ran for 5 ms or more). */
  readonly urls: readonly string[];
  /** The longest script in the browser's long-animation-frame entry: its file and its caller. */
  readonly blamed: string;
  /** Part of `cpu`: the longest evaluation of a module, including its imports. */
  readonly evaluating: number;
  /** Types of the dispatched events. */
  readonly events: readonly string[];
  /** Whether the task ends a frame, so that changes reach the screen. */
  readonly isFrame: boolean;
}

/** The task with the longest script; `null` when no script ran. */
export const longest = (tasks: readonly Task[]): Task | null =>
  tasks.reduce<Task | null>((most, task) => (task.script > (most?.script ?? 0) ? task : most), null);

/** Milliseconds of Wyspa's longest slice without garbage collection; NaN when there is none. */
export function longestSlice(tasks: readonly Task[]): number {
  const slices = tasks.filter(({ isSlice }) => isSlice);
  return slices.length
    ? Math.max(...slices.map(({ script, collecting }) => script - collecting))
    : Number.NaN;
}

/** Milliseconds in which scripts blocked the page: their time beyond 50 ms per task. */
export const blocking = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { script }) => sum + Math.max(0, script - 50), 0);

/** The main thread's own time from the first event of a type to the end of the frame that shows it. */
export function untilFrame(tasks: readonly Task[], event: string): number {
  const first = tasks.findIndex(({ events }) => events.includes(event));
  const frame = tasks.findIndex(({ isFrame }, index) => isFrame && index >= first);
  if (first < 0 || frame < 0) return Number.NaN;
  return tasks.slice(first, frame + 1).reduce((sum, { cpu }) => sum + cpu, 0);
}
