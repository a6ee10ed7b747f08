/**
 * The demo shop as a separate process, so that it can start again with changed code. A new process loads its code
 * while the old one still serves: a mistake in the demo shop leaves the old one in place.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { problemsIn } from "./problems";
import { ShopBundle } from "./shop-bundle";

/** What pages need to know. The demo shop passes it on (`fixtures/live-reload/`). */
export type News =
  | { readonly kind: "page" }
  | { readonly kind: "styles"; readonly files: readonly string[] }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Mistakes that only running the code shows, which the process has printed. */
const NOT_STARTED = ["fixtures/: the demo shop's code does not start; the terminal shows why"];

export class ShopProcess {
  readonly #root: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #bundle: ShopBundle;
  #process: ChildProcess | null = null;
  /** The next one, while it loads its code. */
  #loading: ChildProcess | null = null;
  #port = "";
  #news: News = { kind: "problems", problems: [] };

  /**
   * @param dist the folder of the built script
   * @param out the folder for the demo shop's own code
   */
  constructor(root: string, dist: string, out: string) {
    this.#root = root;
    this.#bundle = new ShopBundle(root, out);
    this.#env = { ...process.env, WYSPA_DEV_DIST: dist };
  }

  /**
   * Starts the demo shop, or replaces the running one.
   * @returns why the new one does not start; empty when it has started
   */
  async start(): Promise<readonly string[]> {
    try {
      await this.#bundle.write();
    } catch (error) {
      return problemsIn(error);
    }
    const next = this.#load();
    this.#loading = next;
    const isLoaded = await answer(next, "loaded");
    this.#loading = null;
    if (!isLoaded) return NOT_STARTED;
    await this.stop();
    this.#process = next;
    next.send({ kind: "open", port: this.#port });
    const port = await answer(next, "port");
    if (!port) return NOT_STARTED;
    this.#port = port;
    this.tell(this.#news);
    return [];
  }

  /** The port that it has; empty before the first start. */
  get port(): string {
    return this.#port;
  }

  /** Notifies open pages. Pages that open later receive the problems, too. */
  tell(news: News): void {
    if (news.kind === "problems") this.#news = news;
    if (this.#process?.connected) this.#process.send(news);
  }

  async stop(): Promise<void> {
    this.#loading?.kill("SIGKILL");
    const old = this.#process;
    this.#process = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const ended = once(old, "exit");
    old.kill("SIGKILL"); // it keeps nothing on disk
    await ended;
  }

  /** Stops the demo shop for good. */
  async close(): Promise<void> {
    await Promise.all([this.stop(), this.#bundle.close()]);
  }

  #load(): ChildProcess {
    return spawn(process.execPath, ["--enable-source-maps", this.#bundle.file], {
      cwd: this.#root,
      env: { ...this.#env, ...(this.#port && { WYSPA_QUIET: "1" }) },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
  }
}

/** The text that a process sends under this name; `null` when it ends first. */
function answer(child: ChildProcess, name: string): Promise<string | null> {
  return new Promise((resolve) => {
    const done = (value: string | null) => {
      child.off("message", heard).off("exit", ended);
      resolve(value);
    };
    const heard = (message: unknown) => {
      const value = (message as Readonly<Record<string, unknown>> | null)?.[name];
      if (value !== undefined) done(String(value));
    };
    const ended = () => done(null);
    child.on("message", heard).on("exit", ended);
  });
}
