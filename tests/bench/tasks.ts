/**
 * The tasks of a page's main thread, and what they mean. Budgets are judged by the thread's own time, which other
 * programs on the machine do not lengthen; throttling the processor does.
 */

export interface Task {
  /** Milliseconds of the main thread's own time. */
  readonly cpu: number;
  /** Milliseconds from begin to end. */
  readonly wall: number;
  /** Of `cpu`: while scripts ran, with the style and layout that they forced, and garbage collection. */
  readonly script: number;
  /** Of `script`: garbage collection, which strikes when it must and cannot be sliced. */
  readonly collecting: number;
  /** It continues after `scheduler.yield()`: a slice of Wyspa's. */
  readonly isSlice: boolean;
  /** Files whose code ran, as far as the trace names them (all that ran for 5 ms or more). */
  readonly urls: readonly string[];
  /** What the browser's long-animation-frame record says of the longest of them: the file and what called it. */
  readonly blamed: string;
  /** Of `cpu`: the longest evaluation of a module with all that it imports. */
  readonly evaluating: number;
  /** Types of the events that were dispatched. */
  readonly events: readonly string[];
  /** It ends a frame: what has changed goes to the screen. */
  readonly isFrame: boolean;
}

/** The task in which scripts ran longest; null when none ran. */
export const longest = (tasks: readonly Task[]): Task | null =>
  tasks.reduce<Task | null>((most, task) => (task.script > (most?.script ?? 0) ? task : most), null);

/** Milliseconds of the longest slice of Wyspa's, garbage collection apart; no number when there is none. */
export function longestSlice(tasks: readonly Task[]): number {
  const slices = tasks.filter(({ isSlice }) => isSlice);
  return slices.length
    ? Math.max(...slices.map(({ script, collecting }) => script - collecting))
    : Number.NaN;
}

/** Milliseconds in which scripts kept the page from answering: what they take of a task beyond 50 ms. */
export const blocking = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { script }) => sum + Math.max(0, script - 50), 0);

/** The main thread's own time from the first event of a type to the end of the frame that shows it. */
export function untilFrame(tasks: readonly Task[], event: string): number {
  const first = tasks.findIndex(({ events }) => events.includes(event));
  const frame = tasks.findIndex(({ isFrame }, index) => isFrame && index >= first);
  if (first < 0 || frame < 0) return Number.NaN;
  return tasks.slice(first, frame + 1).reduce((sum, { cpu }) => sum + cpu, 0);
}
