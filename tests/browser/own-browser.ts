/**
 * A browser of its own for prerendered pages: playwright attaches to every target, and Chromium then prerenders nothing.
 * Speaks the DevTools protocol directly, and attaches only while it acts on a page.
 */
import { type StdioOptions, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { launchOptions } from "./support";

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, never>;
  readonly error?: { readonly message: string };
}

export interface OwnPage {
  /** Runs a function in the page that the tab shows. It must not use names from outside. */
  evaluate<Result>(task: () => Result | Promise<Result>): Promise<Result>;
  setCookie(name: string, value: string): Promise<void>;
  goto(url: string): Promise<void>;
  /** Moves the pointer in the window. */
  move(x: number, y: number): Promise<void>;
  /** Moves the pointer to the middle of an element. */
  hover(selector: string): Promise<void>;
  /** Presses and releases the button where the pointer is. */
  press(): Promise<void>;
}

export interface OwnBrowser {
  readonly page: OwnPage;
  close(): Promise<void>;
}

export async function openOwnBrowser(): Promise<OwnBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "wyspa-"));
  const flags = ["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${profile}`];
  const args = [...launchOptions.args, ...flags, "--window-size=1366,900", "about:blank"];
  const stdio: StdioOptions = ["ignore", "ignore", "ignore", "pipe", "pipe"];
  const browser = spawn(process.env.WYSPA_BROWSER ?? "chromium", args, { stdio });
  const [, , , to, from] = browser.stdio as unknown as [unknown, unknown, unknown, Writable, Readable];
  const send = protocol(to, from);
  return {
    page: pageOf(send),
    async close() {
      const gone = new Promise((resolve) => browser.once("exit", resolve));
      await send("Browser.close").catch(() => browser.kill());
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20 }); // its helpers end a little later
    },
  };
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, never>>;

/** Messages are JSON, each with a zero byte at its end. */
function protocol(to: Writable, from: Readable): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = "";
  from.setEncoding("utf8").on("data", (part: string) => {
    const messages = (received + part).split("\0");
    received = messages.pop() ?? "";
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      waiting.get(answer.id ?? 0)?.(answer);
    }
  });
  let last = 0;
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result = {}, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}

function pageOf(send: Send): OwnPage {
  /** Attaches to the page that the tab shows: the activation of a prerendered page replaces the target. */
  const attached = async <Result>(act: (say: Send) => Promise<Result>): Promise<Result> => {
    const { targetInfos } = (await send("Target.getTargets")) as unknown as {
      targetInfos: { type: string; targetId: string; subtype?: string }[];
    };
    const shown = targetInfos.find(({ type, subtype }) => type === "page" && !subtype);
    const params = { targetId: shown?.targetId, flatten: true };
    const { sessionId } = (await send("Target.attachToTarget", params)) as unknown as { sessionId: string };
    try {
      return await act((method, more) => send(method, more, sessionId));
    } finally {
      await send("Target.detachFromTarget", { sessionId }).catch(() => {}); // the target may be gone
    }
  };
  const evaluate = <Result>(expression: string): Promise<Result> =>
    attached(async (say) => {
      const { result, exceptionDetails } = (await say("Runtime.evaluate", {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as unknown as { result: { value: Result }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    });
  const pointer = { x: 0, y: 0 };
  const mouse = (type: string, more: object = {}) =>
    attached((say) => say("Input.dispatchMouseEvent", { type, ...pointer, ...more }));
  return {
    evaluate: (task) => evaluate(`(${task})()`),
    setCookie: (name, value) =>
      attached(async (say) => {
        const { frameTree } = (await say("Page.getFrameTree")) as unknown as {
          frameTree: { frame: { url: string } };
        };
        await say("Network.setCookie", { name, value, url: frameTree.frame.url });
      }),
    goto: (url) =>
      attached(async (say) => {
        await say("Page.navigate", { url });
      }),
    async move(x, y) {
      Object.assign(pointer, { x, y });
      await mouse("mouseMoved");
    },
    async hover(selector) {
      const [x = 0, y = 0] = await evaluate<number[]>(
        `(() => { const element = document.querySelector(${JSON.stringify(selector)});
          element.scrollIntoView({ block: "center", behavior: "instant" });
          const box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2]; })()`,
      );
      Object.assign(pointer, { x: x - 1, y });
      await mouse("mouseMoved");
      Object.assign(pointer, { x });
      await mouse("mouseMoved");
    },
    async press() {
      await mouse("mousePressed", { button: "left", clickCount: 1 });
      await mouse("mouseReleased", { button: "left", clickCount: 1 });
    },
  };
}
