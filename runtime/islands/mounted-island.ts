/**
 * The life of one island on one host, or of its shell, once its code is there.
 *
 *              mount                   the module's mount has run
 *   waiting ──────────► loading ──────────────────────────────────► ready
 *                        │  ▲ ▲                                     │  │
 *                   fail │  │ └────────── remount ──────────────────┘  │ fail
 *                        ▼  │ another script has removed its element   │
 *                       failed ◄───────────────────────────────────────┘
 *                         └─ mounts again after 300 ms and 2.5 s, on a retry signal if a file is missing, or when
 *                            another script has added the markup that the host lacked
 *
 *   any state ── end: the host or its marker has gone ──► ended
 */
import { isMissing } from "../base/fetch-module";
import { onRetrySignalOf } from "../base/retry";
import { isConnected } from "../base/safe-dom";
import type { App } from "../contracts/app";
import type { Instance } from "../contracts/hosts";
import type { IslandContext, Mount, Phase, Status } from "../contracts/island";
import type { Contexts } from "./context";

type LifeState = Status | "ended";

/** Phases whose errors leave the island mounted, because the shopper may still use it. */
const SOFT = /handler|async|timer|cleanup/;
/** Phases whose errors would come again at once. */
const LASTING = /load|module|markup/;

/** Milliseconds before the first and the second automatic remount; after that the server's HTML stays. */
const BACKOFF_MS = [300, 2_500];

/** One run of the module's mount. */
interface Run {
  readonly stop: AbortController;
  cleanup?: (() => void) | undefined;
  /** The element that the island guards against its removal by other scripts. */
  element?: Element;
}

export class MountedIsland {
  readonly #app: App;
  readonly #contexts: Contexts;
  readonly #instance: Instance;
  readonly #isShell: boolean;
  #state: LifeState = "waiting";
  #module: unknown;
  #run: Run | undefined;
  #remounts = 0;

  constructor(app: App, contexts: Contexts, instance: Instance, isShell = false) {
    this.#app = app;
    this.#contexts = contexts;
    this.#instance = instance;
    this.#isShell = isShell;
  }

  /** Mounts a module. Never rejects. @returns whether it is ready */
  async mount(module: unknown): Promise<boolean> {
    if (this.#state === "ended") return false;
    this.#module = module;
    this.#enter("loading");
    const coming = this.#contexts.pendingFiles(this.#instance, this.#isShell);
    if (!coming) return this.#start();
    await coming;
    // In a slice, because all islands that waited become ready to mount at the same moment.
    return new Promise((resolve) => this.#app.boot.inSlices(() => resolve(this.#start())));
  }

  /** Handles an error. Unmounts the island, so that the server's HTML is back, unless the phase is one of `SOFT`. */
  fail(phase: Phase, error: unknown): void {
    const { emit, reports } = this.#app;
    const { host, row } = this.#instance;
    const isSoft = SOFT.test(phase);
    const reportedPhase = this.#isShell && !isSoft ? "handler" : phase; // an island outlives its shell
    const isUnhandled = emit("wyspa:island-error", { name: row.name, host, phase: reportedPhase, error });
    if (isUnhandled) reports.report({ error, island: row.name, phase: reportedPhase, host });
    if (isSoft || this.#state === "ended") return;
    this.#stop();
    this.#enter("failed");
    if (this.#isShell) return;
    if (phase === "load") this.#startOnRetrySignal();
    const wait = isUnhandled && !LASTING.test(phase) && BACKOFF_MS[this.#remounts++];
    if (wait) setTimeout(() => this.#state === "failed" && isConnected(host) && this.remount(), wait);
  }

  /** Mounts the same module again. */
  remount(): void {
    this.#stop();
    this.#enter("loading");
    const ready = this.#start();
    if (!this.#isShell) this.#instance.whenReady = ready;
  }

  /** Remounts the island if another script has removed its element from the host. */
  remountIfRemoved(): void {
    if (this.#state === "ready" && this.#run?.element?.isConnected === false) this.remount();
  }

  /** Unmounts the island for good. */
  end(): void {
    this.#state = "ended";
    this.#module = undefined;
    this.#stop();
  }

  #enter(state: Status): void {
    this.#state = state;
    const instance = this.#instance;
    if (!this.#isShell && instance.status !== state) this.#app.boot.setStatus(instance, state);
  }

  async #start(): Promise<boolean> {
    const contexts = this.#contexts;
    const instance = this.#instance;
    const { host, row } = instance;
    if (this.#state === "ended" || !isConnected(host)) return false;
    if (contexts.waitsForMarkup(instance, this.#startAgain)) return false;
    const run: Run = { stop: new AbortController() };
    this.#run = run;
    const { signal } = run.stop;
    const fail = this.#failOf(signal);
    const guard = (element: Element) => {
      run.element = element;
    };
    const mount = mountOf(this.#module);
    try {
      if (!mount) throw new TypeError(`The module of ${row.name} exports no function "mount". Add one.`);
      const making = contexts.of(instance, { signal, guard, fail });
      const context = isThenable(making) ? await making : making;
      if (signal.aborted) return false;
      const mounting = mount(host, context);
      run.cleanup = (isThenable(mounting) ? await mounting : mounting) ?? undefined;
    } catch (error) {
      // A chunk that the island loads while mounting may be missing: that is a `load` error, which is retried.
      fail(isMissing(error) ? "load" : mount ? "mount" : "module", error);
      return false;
    }
    if (signal.aborted) this.#stop(run);
    else {
      this.#enter("ready");
      if (!this.#isShell) this.#app.emit("wyspa:island-ready", { name: row.name, host });
    }
    return !signal.aborted;
  }

  /** `fail` of one run: an error of a run that has ended leaves the next one alone. */
  #failOf(signal: AbortSignal): IslandContext["fail"] {
    return (phase, error) => {
      if (!signal.aborted) return this.fail(phase, error);
      const isAbort = (error as Error | undefined)?.name === "AbortError"; // of the island's own requests
      if (!isAbort) this.fail(SOFT.test(phase) ? phase : "cleanup", error);
    };
  }

  #stop(run = this.#run): void {
    if (!run) return;
    const { cleanup } = run;
    run.cleanup = undefined;
    run.stop.abort();
    try {
      cleanup?.();
    } catch (error) {
      this.fail("cleanup", error);
    }
  }

  #startOnRetrySignal(): void {
    const instance = this.#instance;
    instance.stop = new AbortController();
    instance.whenReady = undefined;
    onRetrySignalOf(instance.host, instance.stop, this.#startAgain);
  }

  readonly #startAgain = (): void => {
    if (this.#state === "ended" || !isConnected(this.#instance.host)) return;
    if (this.#isShell) return void this.#start();
    this.#instance.whenReady = undefined;
    void this.#app.boot.activate(this.#instance);
  };
}

/** The mount function of a module: exported as `mount`, as the default export, or as `mount` of the default export. */
function mountOf(module: unknown): Mount | null {
  const { mount, default: standard } = (module ?? {}) as {
    mount?: unknown;
    default?: { mount?: unknown } | Mount;
  };
  const found = mount ?? (typeof standard === "function" ? standard : standard?.mount);
  return typeof found === "function" ? (found as Mount) : null;
}

/** Also accepts a promise of a library, and a native one where a library has replaced `Promise` (bar L10). */
const isThenable = <Value>(value: Value): value is Extract<Value, PromiseLike<unknown>> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === "function";
