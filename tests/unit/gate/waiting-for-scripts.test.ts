// @vitest-environment page
// @vitest-environment-options { "url": "https://shop.test/pl/" }
/** How long the gate waits for a script, and what it reports of it. Nothing is inserted: each test says what happens. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Nature } from "../../../runtime/gate/fresh-script";
import { runScript, watchRefusals } from "../../../runtime/gate/run-script";
import { elementWith } from "../in-page";
import { pass, turns } from "../turns";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function start(nature: Nature, attributes: Record<string, string> = {}, text = "", appends = () => {}) {
  const script = elementWith("script", attributes, text);
  const told: string[] = [];
  const seen = { told, written: undefined as string | undefined, script };
  runScript(
    script,
    nature,
    appends,
    (code) => code,
    (error) => told.push(String(error)),
  ).then((written) => {
    seen.written = written;
  });
  return seen;
}
/** The tests' `window` is Node's global object, so the event's target is set. */
const throws = (init: ErrorEventInit) => {
  const event = Object.defineProperty(new ErrorEvent("error", init), "target", { value: window });
  dispatchEvent(event);
};
const fails = (filename: string, message = "broken", stack?: string) => {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  throws({ filename, error, message });
};
const ADDRESS = { src: "https://cdn.test/a.js" };
const LOST = "ServerCodeError: A script could not be loaded: https://cdn.test/a.js";
const LATE = "ServerCodeError: A script has not run within 5 seconds: https://cdn.test/a.js";

describe("a script with an address", () => {
  it.each([
    ["load", []],
    ["error", [LOST]],
  ])("has finished with its event %s", async (type, told) => {
    const seen = start("classic", ADDRESS);
    await turns();
    expect(seen.written).toBeUndefined();
    seen.script.dispatchEvent(new Event(type));
    await turns();
    expect(seen).toMatchObject({ written: "", told });
  });

  it("is not waited for after five seconds, and not given up sooner", async () => {
    const seen = start("classic", ADDRESS);
    await pass(4_999);
    expect(seen.written).toBeUndefined();
    await pass(1);
    expect(seen).toMatchObject({ written: "", told: [LATE] });
  });

  it("that has finished leaves no timer behind", async () => {
    const seen = start("classic", ADDRESS);
    await turns();
    expect(vi.getTimerCount()).toBe(1);
    seen.script.dispatchEvent(new Event("load"));
    await turns();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("and `async` is not waited for, and is still watched", async () => {
    const seen = start("classic", { ...ADDRESS, async: "" });
    await turns();
    expect(seen).toMatchObject({ written: "", told: [] });
    seen.script.dispatchEvent(new Event("error"));
    await turns();
    expect(seen.told).toEqual([LOST]);
  });

  it("does not wait for a script that runs beside it", async () => {
    const first = start("classic", ADDRESS);
    const second = start("classic", { src: "https://cdn.test/b.js" });
    await turns();
    second.script.dispatchEvent(new Event("load"));
    await turns();
    expect([first.written, second.written]).toEqual([undefined, ""]);
    first.script.dispatchEvent(new Event("load"));
    await turns();
  });

  it("keeps what it writes, because it runs later than its turn", async () => {
    const write = vi.spyOn(document, "write").mockImplementation(() => {});
    const seen = start("classic", ADDRESS, "", () => document.write("x"));
    await turns();
    expect(write).toHaveBeenCalledWith("x");
    seen.script.dispatchEvent(new Event("load"));
    write.mockRestore();
    await turns();
  });
});

describe("an error in the page", () => {
  it.each([
    ["of its own file is the script's", "https://cdn.test/a.js#x", ["Error: broken"]],
    ["of another file is not", "https://cdn.test/b.js", []],
    ["without a file is not a classic script's", "", []],
  ])("%s", async (_, filename, told) => {
    const seen = start("classic", ADDRESS);
    await turns();
    fails(filename);
    expect(seen.told).toEqual(told);
    seen.script.dispatchEvent(new Event("load"));
    await turns();
  });

  it("is reported once, even if the script fails in several ways", async () => {
    const seen = start("classic", ADDRESS);
    await turns();
    fails("https://cdn.test/a.js");
    fails("https://cdn.test/a.js", "again");
    seen.script.dispatchEvent(new Event("error"));
    await turns();
    expect(seen.told).toEqual(["Error: broken"]);
  });

  it("that has only a message is reported by it", async () => {
    const seen = start("classic", ADDRESS);
    await turns();
    throws({ filename: "https://cdn.test/a.js", message: "Script error." });
    expect(seen.told).toEqual(["Script error."]);
    seen.script.dispatchEvent(new Event("load"));
    await turns();
  });

  it("after the script's end is another script's", async () => {
    const seen = start("classic", ADDRESS);
    await turns();
    seen.script.dispatchEvent(new Event("load"));
    await turns();
    fails("https://cdn.test/a.js");
    expect(seen.told).toEqual([]);
  });

  it("of a picture that fails to load is no script's", async () => {
    const picture = document.body.appendChild(document.createElement("img"));
    const seen = start("classic", {}, "1", () =>
      picture.dispatchEvent(new Event("error", { bubbles: true })),
    );
    await turns();
    expect(seen).toMatchObject({ written: "", told: [] });
  });

  it.each([
    ["", "at https://cdn.test/a.js:1", ["Error: broken"]],
    ["", "at https://cdn.test/b.js:1", []],
    ["https://cdn.test/a.js", "", ["Error: broken"]],
    ["https://cdn.test/b.js", "at https://cdn.test/a.js:1", []],
  ])("from the file %j with the stack %j belongs to a module: %j", async (filename, stack, told) => {
    const seen = start("module", ADDRESS);
    await turns();
    fails(filename, "broken", stack);
    expect(seen.told).toEqual(told);
    seen.script.dispatchEvent(new Event("load"));
    await turns();
  });
});

describe("an inline module", () => {
  const ran = (script: HTMLScriptElement) =>
    /dispatchEvent\(new CustomEvent\("(wyspa-module-\d+)"\)\)$/.exec(script.text)?.[1];

  it("says by a line of its own that it has run; each module has another line", async () => {
    const [one, two] = [start("module", {}, "let a"), start("module", {}, "let b")];
    await turns();
    expect(one.script.text.startsWith("let a\n;")).toBe(true);
    expect(ran(one.script)).not.toBe(ran(two.script));
    dispatchEvent(new Event(ran(one.script) ?? ""));
    await turns();
    expect([one.written, two.written]).toEqual(["", undefined]);
    await pass(5_000);
    expect([one.told, two.told]).toEqual([
      [],
      ["ServerCodeError: A script has not run within 5 seconds: inline module"],
    ]);
  });

  it.each(["", "https://shop.test/pl/"])(
    "has finished when it throws, from the file %j",
    async (filename) => {
      const seen = start("module", {}, "throw 1");
      await turns();
      fails(filename);
      await turns();
      expect(seen).toMatchObject({ written: "", told: ["Error: broken"] });
    },
  );
});

describe("an inline classic script", () => {
  it("has finished when it has been inserted, and any error meanwhile is its own", async () => {
    const seen = start("classic", {}, "1", () => fails("https://cdn.test/a.js"));
    await turns();
    expect(seen).toMatchObject({ written: "", told: ["Error: broken"] });
    expect(vi.getTimerCount()).toBe(0);
    fails("https://shop.test/pl/", "later");
    expect(seen.told).toHaveLength(1);
  });

  it("returns what it writes to the document, line by line, and may open and close it", async () => {
    const seen = start("classic", {}, "1", () => {
      document.write("<b>", "1");
      document.open().writeln("</b>");
      document.close();
      document.write("end");
    });
    await turns();
    expect(seen.written).toBe("<b>1</b>\nend");
  });

  it("gives the page's own replacement of a method back", async () => {
    const own = () => {};
    Object.assign(document, { write: own });
    start("classic", {}, "1", () => expect(document.write).not.toBe(own));
    await turns();
    expect(document.write).toBe(own);
    Reflect.deleteProperty(document, "write");
  });

  it("waits for the one before it", async () => {
    const order: number[] = [];
    start("classic", {}, "1", () => void order.push(1));
    start("classic", {}, "2", () => void order.push(2));
    expect(order).toEqual([]);
    await turns();
    expect(order).toEqual([1, 2]);
  });
});

it("data is inserted and not waited for; what it seems to write is left to the page", async () => {
  const write = vi.spyOn(document, "write").mockImplementation(() => {});
  const appends = vi.fn(() => document.write("x"));
  const seen = start("data", ADDRESS, "", appends);
  await turns();
  expect(seen).toMatchObject({ written: "", told: [] });
  expect([appends.mock.calls.length, write.mock.calls.length]).toEqual([1, 1]);
  write.mockRestore();
});

it("a script that the page's policy refuses is reported by the directive", () => {
  const watch = watchRefusals();
  const [mine, other] = [document.createElement("script"), document.createElement("script")];
  document.body.append(mine, other);
  const told: unknown[] = [];
  watch(mine, (error) => told.push(String(error)));
  const refuse = (target: EventTarget) =>
    target.dispatchEvent(
      Object.assign(new Event("securitypolicyviolation", { bubbles: true }), {
        effectiveDirective: "script-src-elem",
      }),
    );
  refuse(other);
  refuse(document);
  expect(told).toEqual([]);
  refuse(mine);
  expect(told).toEqual([
    "ServerCodeError: The page's Content Security Policy refuses a script: script-src-elem",
  ]);
});
