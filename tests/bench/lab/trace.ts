/** Records a trace of Chromium and extracts the tasks of the page's main thread. */
import type { Browser, Page } from "playwright";
import type { Task } from "./tasks";

/** Excludes V8's sampling profiler, which would slow the measured code down. */
const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"];

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
    readonly animation_frame_script_timing_info?: Blamed;
  };
}

interface Blamed {
  readonly source_location_url: string;
  readonly class_like_name: string;
  readonly property_like_name: string;
}

const runsScript =
  /^(EvaluateScript|FunctionCall|RunMicrotasks|v8\.evaluateModule|TimerFire|FireIdleCallback|FireAnimationFrame|EventDispatch)$/;

/** Records from the call until `tasks()`. Only one recording per browser at a time. */
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
  if (!main) throw new Error(`the trace does not show ${pageUrl}`);
  const sorted = events
    .filter(({ pid, tid, ph }) => pid === main.pid && tid === main.tid && /^[Xbe]$/.test(ph))
    .sort((one, two) => one.ts - two.ts || (two.dur ?? 0) - (one.dur ?? 0));
  const tasks: Task[] = [];
  for (let index = 0; index < sorted.length; ) {
    const task = sorted[index++];
    if (task?.name !== "RunTask") continue;
    const end = task.ts + (task.dur ?? 0);
    const inside: TraceEvent[] = [];
    for (let next = sorted[index]; next && next.ts < end; next = sorted[++index]) inside.push(next);
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
  let first: TraceEvent | undefined;
  const urls = new Set<string>();
  for (const event of inside) {
    const { name, ts, dur = 0, args } = event;
    const url = args?.data?.url ?? args?.animation_frame_script_timing_info?.source_location_url;
    if (url && /^(EvaluateScript|FunctionCall|AnimationFrame::Script::Execute)$/.test(name)) urls.add(url);
    if (!runsScript.test(name) || ts < scriptEnd) continue; // only the outermost event
    scriptEnd = ts + dur;
    first ??= event;
    script += own(event);
  }
  const evaluations = inside.filter(({ name }) => name === "v8.evaluateModule");
  const executed = inside.filter(({ name }) => name === "AnimationFrame::Script::Execute");
  return {
    ours: executed.length
      ? Math.min(script, executedByUs(executed) * (own(task) / (ms(task.dur) || 1)))
      : [...urls].some(isOurs)
        ? script
        : 0,
    cpu: own(task),
    wall: ms(task.dur),
    script,
    collecting: inside
      .filter(({ name }) => /^(Minor|Major)GC$/.test(name))
      .reduce((sum, gc) => sum + own(gc), 0),
    isSlice: first?.name === "FunctionCall" && !!first.args?.data?.url?.includes("/wyspa/"),
    urls: [...urls],
    blamed: blame(executed),
    evaluating: Math.max(0, ...evaluations.map(own)),
    events: inside.flatMap(({ name, args }) => (name === "EventDispatch" ? (args?.data?.type ?? []) : [])),
    isFrame: inside.some(({ name }) => name === "Commit"),
  };
}

const isOurs = (url: string) => url.includes("/wyspa/");

/** Milliseconds by the clock. Entries come in pairs of start and end. */
const executedByUs = (records: readonly TraceEvent[]): number =>
  records.reduce((sum, { ph, ts, args }, index) => {
    const url = args?.animation_frame_script_timing_info?.source_location_url ?? "";
    return ph === "b" && isOurs(url) ? sum + ms((records[index + 1]?.ts ?? ts) - ts) : sum;
  }, 0);

/** Entries come in pairs of start and end. */
function blame(records: readonly TraceEvent[]): string {
  let most = 0;
  let blamed = "–";
  records.forEach(({ ph, ts, args }, index) => {
    const took = (records[index + 1]?.ts ?? ts) - ts;
    const info = args?.animation_frame_script_timing_info;
    if (ph !== "b" || !info || took < most) return;
    most = took;
    const caller = [info.class_like_name, info.property_like_name].filter(Boolean).join(".");
    blamed = [info.source_location_url.replace(/^.*\//, ""), caller].filter(Boolean).join(": ");
  });
  return blamed;
}

/** In virtual machines the thread clock sometimes jumps, so the elapsed time is the upper limit. */
const own = ({ dur, tdur }: TraceEvent) => ms(Math.min(dur ?? 0, tdur ?? 0));
const ms = (microseconds = 0) => microseconds / 1_000;
