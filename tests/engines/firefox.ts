/** Firefox, driven by WebDriver BiDi over its remote debugging port. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pointing, pressing, writing } from "./actions";
import { type Bidi, connect } from "./bidi";
import { type Engine, type EnginePage, pageOf, sizes } from "./engine";
import { ended, pathOf, started } from "./process";

const program = () => pathOf("firefox-esr") ?? pathOf("firefox");

export const firefoxEngine: Engine = {
  name: "Firefox",
  install: "apt-get install -y firefox-esr",
  missing: () => (program() ? null : "firefox-esr"),
  async start() {
    const profile = mkdtempSync(join(tmpdir(), "wyspa-firefox-"));
    const args = ["--headless", "--remote-debugging-port=0", "--no-remote", "--profile", profile];
    // The profile is the home folder, too: Firefox refuses a home folder that belongs to another user.
    const child = started(program() ?? "", args, { HOME: profile });
    const bidi = await connect(`${await addressOf(child)}/session`);
    const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>("session.new", {
      capabilities: {},
    });
    return {
      version: capabilities.browserVersion,
      page: pageBy(bidi),
      async close() {
        await bidi.send("browser.close", {}).catch(() => {});
        bidi.close();
        await ended(child);
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

/** Firefox prints the address of its port. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = "";
    child.stderr?.on("data", (text) => {
      printed += text;
      const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`Firefox ended: ${printed}`)));
  });

interface Evaluated {
  readonly type: "success" | "exception";
  readonly result: { readonly type: string; readonly value?: string; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Each visitor has a user context, which is Firefox's isolated profile. */
function pageBy(bidi: Bidi): EnginePage {
  let userContext = "";
  let context = "";
  const evaluate = async (expression: string): Promise<Evaluated["result"]> => {
    const answer = await bidi.send<Evaluated>("script.evaluate", {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  };
  const perform = (actions: object) => bidi.send<void>("input.performActions", { context, actions });
  const originOf = (sharedId: string) => ({ type: "element", element: { sharedId } });
  return pageOf<string>({
    async open(url, visitor, size) {
      if (userContext) await bidi.send("browser.removeUserContext", { userContext });
      ({ userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext", {}));
      ({ context } = await bidi.send<{ context: string }>("browsingContext.create", {
        type: "tab",
        userContext,
      }));
      await bidi.send("browsingContext.setViewport", { context, viewport: sizes[size] });
      const value = { type: "string", value: visitor };
      await bidi.send("storage.setCookie", {
        cookie: { name: "client", value, domain: new URL(url).hostname },
        partition: { type: "storageKey", userContext },
      });
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const { value } = await evaluate(`(async () => JSON.stringify(await (${expression})) ?? "null")()`);
      return JSON.parse(value ?? "null");
    },
    find: async (expression) => (await evaluate(expression)).sharedId ?? null,
    click: (element) => perform(pointing(originOf(element), true)),
    move: (element) => perform(pointing(originOf(element), false)),
    write: (text) => perform(writing(text)),
    key: (name) => perform(pressing(name)),
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
  });
}
