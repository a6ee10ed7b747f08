/**
 * Reads a trace of Chromium into the tasks of a page's main thread. `cpu` is the thread's own time, which other
 * programs on the machine do not lengthen and CPU throttling does: budgets are judged by it.
 */
import type { Browser, Page } from "playwright";

/** Without V8's sampling profiler, which would slow down what is measured. */
const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"];

export interface Task {
  /** Milliseconds of the main thread's own time. */
  readonly cpu: number;
  /** Milliseconds from begin to end. */
  readonly wall: number;
  /** Of `cpu`: while scripts ran, with the style and layout that they forced, and garbage collection. */
  readonly script: number;
  /** It continues after `scheduler.yield()`: a slice of Wyspa's. */
  readonly isSlice: boolean;
  /** Files whose code ran, as far as the trace names them (all that ran for 5 ms or more). */
  readonly urls: readonly string[];
  /** Of `cpu`: the longest evaluation of a module with all that it imports. */
  readonly evaluating: number;
  /** Types of the events that were dispatched. */
  readonly events: readonly string[];
  /** It ends a frame: what has changed goes to the screen. */
  readonly isFrame: boolean;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` is the thread's own time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly data?: { readonly url?: string; readonly type?: string };
    readonly beginData?: { readonly url?: string };
    readonly animation_frame_script_timing_info?: { readonly source_location_url?: string };
  };
}

const runsScript =
  /^(EvaluateScript|FunctionCall|RunMicrotasks|v8\.evaluateModule|TimerFire|FireIdleCallback|FireAnimationFrame|EventDispatch)$/;

/** Records everything from the call to `tasks()`. One recording at a time per browser. */
export async function record(browser: Browser, page: Page): Promise<{ tasks(): Promise<Task[]> }> {
  await browser.startTracing(page, { categories });
  return {
    async tasks() {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8"));
      return readTasks(traceEvents, page.url());
    },
  };
}

function readTasks(events: readonly TraceEvent[], pageUrl: string): Task[] {
  const main = mainThread(events, pageUrl);
  const own = events
    .filter(({ pid, tid, ph }) => pid === main?.pid && tid === main.tid && /^[Xb]$/.test(ph))
    .sort((one, two) => one.ts - two.ts || (two.dur ?? 0) - (one.dur ?? 0));
  const tasks: Task[] = [];
  for (let index = 0; index < own.length; ) {
    const task = own[index++];
    if (task?.name !== "RunTask") continue;
    const end = task.ts + (task.dur ?? 0);
    const inside: TraceEvent[] = [];
    for (let next = own[index]; next && next.ts < end; next = own[++index]) inside.push(next);
    tasks.push(describe(task, inside));
  }
  return tasks;
}

/** The thread that parsed the page. */
const mainThread = (events: readonly TraceEvent[], url: string) =>
  events.find(({ name, args }) => name === "ParseHTML" && args?.beginData?.url === url) ??
  events.find(
    ({ name, args }) => name === "FunctionCall" && args?.data?.url?.startsWith(new URL(url).origin),
  );

function describe(task: TraceEvent, inside: readonly TraceEvent[]): Task {
  let script = 0;
  let scriptEnd = 0;
  const urls = new Set<string>();
  for (const { name, ts, dur = 0, tdur = 0, args } of inside) {
    const url = args?.data?.url ?? args?.animation_frame_script_timing_info?.source_location_url;
    if (url && /^(EvaluateScript|FunctionCall|AnimationFrame::Script::Execute)$/.test(name)) urls.add(url);
    if (!runsScript.test(name) || ts < scriptEnd) continue; // the outermost only
    scriptEnd = ts + dur;
    script += tdur;
  }
  const evaluations = inside.filter(({ name }) => name === "v8.evaluateModule");
  return {
    cpu: ms(task.tdur),
    wall: ms(task.dur),
    script: ms(script),
    isSlice: inside.some(({ name }) => name === "RunYieldContinuation"),
    urls: [...urls],
    evaluating: Math.max(0, ...evaluations.map(({ tdur }) => ms(tdur))),
    events: inside.flatMap(({ name, args }) => (name === "EventDispatch" ? (args?.data?.type ?? []) : [])),
    isFrame: inside.some(({ name }) => name === "Commit"),
  };
}

const ms = (microseconds = 0) => microseconds / 1_000;

/** The task in which scripts ran longest; null when none ran. */
export const longest = (tasks: readonly Task[]): Task | null =>
  tasks.reduce<Task | null>((most, task) => (task.script > (most?.script ?? 0) ? task : most), null);

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
