/**
 * The demo shop as a separate process, so that it can start again with changed code. A new process loads its code
 * while the old one still serves: a mistake in the demo shop leaves the old one in place.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { News } from "../../../fixtures/live-reload/live-reload";

export class ShopProcess {
  readonly #root: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | null = null;
  #port = "";

  /**
   * @param root the project's folder
   * @param dist the folder of the built script
   */
  constructor(root: string, dist: string) {
    this.#root = root;
    this.#env = { ...process.env, WYSPA_DEV_DIST: dist };
  }

  /**
   * Starts the demo shop, or replaces the running one at the same port.
   * @returns why the new one does not start; empty when it has started
   */
  async start(): Promise<readonly string[]> {
    const next = spawn(process.execPath, ["--import", "tsx", "fixtures/serve.ts"], {
      cwd: this.#root,
      env: { ...this.#env, ...(this.#port && { WYSPA_QUIET: "1" }) },
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    let errors = "";
    next.stderr?.setEncoding("utf8").on("data", (text: string) => {
      if (this.#process === next) process.stderr.write(text);
      errors += text;
    });
    const [loaded, opened] = [answer(next, "loaded"), answer(next, "port")];
    if (!(await loaded)) return this.#problemsIn(errors);
    await this.#stop();
    this.#process = next;
    next.send({ kind: "open", port: this.#port }, () => {}); // one that has ended gives no port
    const port = await opened;
    this.#port = port ?? this.#port;
    return port ? [] : this.#problemsIn(errors);
  }

  /** Passes news on to open pages (`fixtures/live-reload/`). */
  tell(news: News): void {
    if (this.#process?.connected) this.#process.send(news);
  }

  async #stop(): Promise<void> {
    const old = this.#process;
    if (!old?.connected) return;
    const ended = once(old, "exit");
    old.kill("SIGKILL"); // it keeps nothing on disk
    await ended;
  }

  /** The lines of the compiler, with paths from the project's folder; whatever was printed when there are none. */
  #problemsIn(printed: string): string[] {
    const text = printed.replaceAll(`${this.#root}/`, "");
    return text.match(/^.+:\d+:\d+: ERROR: .+$/gm) ?? [`The demo shop's code does not start.\n${text}`];
  }
}

/** The text that a process sends under this name; `null` when it ends first. */
function answer(child: ChildProcess, name: "loaded" | "port"): Promise<string | null> {
  return new Promise((resolve) => {
    child.on("message", (message: Partial<Record<typeof name, unknown>>) => {
      if (message[name] !== undefined) resolve(String(message[name]));
    });
    child.once("close", () => resolve(null));
  });
}
