/** WebKitGTK, driven by the classic WebDriver protocol over fetch, in a virtual display. */
import { pointing, pressing, writing } from "./actions";
import { type Engine, type EnginePage, eventually, pageOf, sizes } from "./engine";
import { ended, freePort, pathOf, started } from "./process";

/** The key of an element's reference. Source: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Reference = { readonly [ELEMENT]: string };

const programs = ["WebKitWebDriver", "Xvfb"];

export const webkitEngine: Engine = {
  name: "WebKitGTK",
  install: "apt-get install -y webkit2gtk-driver xvfb",
  missing: () => programs.find((program) => !pathOf(program)) ?? null,
  async start() {
    const display = `:${90 + (process.pid % 900)}`;
    const screen = started("Xvfb", [display, "-screen", "0", "1500x1100x24", "-nolisten", "tcp"], {});
    const port = await freePort();
    const driver = started("WebKitWebDriver", [`--port=${port}`], { DISPLAY: display });
    const origin = `http://127.0.0.1:${port}`;
    if (!(await eventually(() => command(origin, "GET", "/status"))))
      throw new Error("WebKitWebDriver does not answer");
    const { sessionId, capabilities } = await command<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>(origin, "POST", "/session", { capabilities: {} });
    const session = `${origin}/session/${sessionId}`;
    return {
      version: capabilities.browserVersion,
      page: pageBy(session),
      async close() {
        await command(session, "DELETE", "").catch(() => {});
        await ended(driver);
        await ended(screen);
      },
    };
  },
};

async function command<T>(base: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(base + path, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

function pageBy(session: string): EnginePage {
  const post = <T>(path: string, body: object = {}) => command<T>(session, "POST", path, body);
  const run = <T>(script: string) => post<T>("/execute/sync", { script, args: [] });
  const perform = (actions: object) => post<void>("/actions", { actions });
  return pageOf<Reference>({
    async open(url, visitor, size) {
      await closeOtherTabs(session);
      // The outer size of the window; without a window manager it has no frame.
      await post("/window/rect", { x: 0, y: 0, ...sizes[size] });
      // Storages and cookies belong to an origin, so they are emptied on a small file of the shop.
      await post("/url", { url: new URL("/pictures/favicon.svg", url).href });
      await run("localStorage.clear(); sessionStorage.clear();");
      await command(session, "DELETE", "/cookie");
      await post("/cookie", { cookie: { name: "client", value: visitor, path: "/" } });
      await post("/url", { url });
    },
    async evaluate(expression) {
      const [text, error] = await post<[string | null, string | null]>("/execute/async", {
        script: `const done = arguments[0];
          (async () => JSON.stringify(await (${expression})) ?? "null")()
            .then((text) => done([text, null]), (error) => done([null, String(error)]));`,
        args: [],
      });
      if (error) throw new Error(error);
      return JSON.parse(text ?? "null");
    },
    find: (expression) => run<Reference | null>(`return ${expression}`),
    click: (element) => perform(pointing(element, true)),
    move: (element) => perform(pointing(element, false)),
    write: (text) => perform(writing(text)),
    key: (name) => perform(pressing(name)),
    screenshot: async () => Buffer.from(await command<string>(session, "GET", "/screenshot"), "base64"),
  });
}

/** Pages of banks and shops may have opened tabs. */
async function closeOtherTabs(session: string): Promise<void> {
  const [first, ...others] = await command<string[]>(session, "GET", "/window/handles");
  for (const handle of others) {
    await command(session, "POST", "/window", { handle });
    await command(session, "DELETE", "/window");
  }
  if (first) await command(session, "POST", "/window", { handle: first });
}
