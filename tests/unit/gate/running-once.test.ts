// @vitest-environment page
// @vitest-environment-options { "url": "https://shop.test/pl/" }
/** Which scripts the gate runs, in which places, and how it names the faulty ones. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerCodeKind } from "../../../runtime/contracts/config";

import { makeGate } from "../../../runtime/gate/gate";
import { elementWith } from "../in-page";

// happy-dom's parser puts a template into the body, where browsers do not.
vi.mock("../../../runtime/gate/parse", () => ({
  parsePiece: (_: unknown, innerHTML: string) =>
    Object.assign(document.createElement("template"), { innerHTML }).content,
}));
// These tests' browser neither runs nor fetches scripts: each inserted one has run at once, unless it is to fail.
vi.mock("../../../runtime/gate/run-script", () => ({
  watchRefusals: () => (script: Element, tell: (error: unknown) => void) => {
    script.addEventListener("refused", () => tell("refused"));
  },
  runScript: async (script: HTMLScriptElement, nature: string, append: () => void) => {
    ran.push(`${nature} ${script.src || script.text}`);
    if (script.text === "fails") throw new Error("broken");
    append();
    return script.text.startsWith("writes ") ? `<i>${script.text}</i>` : "";
  },
}));

Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
const ran: string[] = [];
const report = vi.fn();
const told = () => report.mock.calls.map(([{ error, phase }]) => `${phase}: ${error}`);
let isAllowed: (kind: ServerCodeKind) => boolean;
const open = () => makeGate({ nonce: "", allows: (kind) => isAllowed(kind), report });
const script = (attributes: Record<string, string>, text = "") => elementWith("script", attributes, text);

beforeEach(() => {
  ran.length = 0;
  report.mockClear();
  isAllowed = () => true;
  document.body.innerHTML = "<main></main>";
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, "trustedTypes");
});

describe("a script", () => {
  it.each(["snippets", "topLayers", "tracking"] as const)("of %s runs once, by its text", async (kind) => {
    const { run } = open();
    await run(kind, ["one", "two", "one"]);
    await run("snippets", ["two", "three"]);
    expect(ran).toEqual(["classic one", "classic two", "classic three"]);
  });

  it.each(["ajaxLoad", "instalments"] as const)(
    "text of %s runs each time, an address once",
    async (kind) => {
      const { run } = open();
      await run(kind, ["one", "one", script({ src: "/a.js" }), script({ src: "/a.js" })]);
      expect(ran).toEqual(["classic one", "classic one", "classic https://shop.test/a.js"]);
    },
  );

  it("that equals another one's address is not that one", async () => {
    await open().run("snippets", [script({ src: "/a.js" }), "https://shop.test/a.js"]);
    expect(ran).toHaveLength(2);
  });

  it("that is data is inserted each time", async () => {
    const data = () => script({ type: "application/ld+json" }, "{}");
    await open().run("snippets", [data(), data()]);
    expect(ran).toEqual(["data {}", "data {}"]);
    expect(document.body.querySelectorAll("script")).toHaveLength(2);
  });

  it("without a place is inserted at the end of the body", async () => {
    await open().run("snippets", ["one"]);
    expect(document.body.lastElementChild?.textContent).toBe("one");
  });

  it("is not run after the shop, or the shopper, forbids its kind", async () => {
    let left = 2;
    isAllowed = (kind) => kind === "tracking" && left-- > 0;
    const gate = open();
    await gate.run("tracking", ["one", "two", "three"]);
    await gate.run("snippets", ["four"]);
    expect(ran).toEqual(["classic one", "classic two"]);
  });
});

describe("a report", () => {
  it("names the kind and the script's number, and the next scripts run", async () => {
    const gate = open();
    await gate.run("snippets", ["one", "fails", "two"]);
    await gate.run("tracking", ["three"]);
    await gate.run("snippets", ["four"]);
    document.querySelectorAll("script")[3]?.dispatchEvent(new Event("refused"));
    expect(told()).toEqual(["snippets 2: Error: broken", "snippets 4: refused"]);
    expect(ran).toHaveLength(5);
  });

  it("of a refused script is not expected for one with an address, which fails by an event", async () => {
    await open().run("snippets", [script({ src: "/a.js" })]);
    document.querySelector("script")?.dispatchEvent(new Event("refused"));
    expect(told()).toEqual([]);
  });

  it("of markup that cannot be inserted names its kind", async () => {
    vi.spyOn(document.head, "append").mockImplementation(() => {
      throw new Error("full");
    });
    await open().insert("snippets", "<b></b>", "head");
    expect(told()).toEqual(["snippets: Error: full"]);
  });

  it("of refused policies names the gate", () => {
    const createPolicy = () => {
      throw new Error("refused");
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    open();
    expect(told()).toEqual(["gate: Error: refused"]);
  });
});

describe("markup", () => {
  const names = (parent: Element) => [...parent.children].map(({ localName }) => localName);

  it.each([
    ["head", () => names(document.head), ["a"]],
    ["body_top", () => names(document.body), ["a", "main"]],
    ["body_bottom", () => names(document.body), ["main", "a"]],
  ] as const)("is inserted into %s", async (region, read, expected) => {
    await open().insert("snippets", "<a></a>", region);
    expect(read()).toEqual(expected);
  });

  it("at the top keeps its order, also after the page has replaced its body's content", async () => {
    const { insert } = open();
    const add = (name: string) => insert("snippets", `<${name}></${name}>`, "body_top");
    await add("a");
    await add("b");
    expect(names(document.body)).toEqual(["a", "b", "main"]);
    document.body.innerHTML = "<main></main>";
    await add("i");
    expect(names(document.body)).toEqual(["i", "main"]);
  });

  it("of a forbidden kind is not inserted", async () => {
    isAllowed = (kind) => kind !== "snippets";
    await open().insert("snippets", "<a></a>", "head");
    expect(names(document.head)).toEqual([]);
  });

  it("keeps its scripts at their places, and a script that has run leaves none", async () => {
    const { insert } = open();
    await insert("snippets", "<a></a><script>one</script><b></b><script>one</script>", "body_bottom");
    expect(names(document.body)).toEqual(["main", "a", "script", "b"]);
    expect([...document.body.childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE)).toEqual(
      [],
    );
  });

  it("that a script writes stands behind it; behind one that has left the page, at the end", async () => {
    const { insert } = open();
    await insert("snippets", "<script>writes a</script><b></b>", "body_bottom");
    expect(names(document.body)).toEqual(["main", "script", "i", "b"]);
    await insert("snippets", "<script>writes b</script>", "head");
    expect(names(document.head)).toEqual(["script"]);
    expect(document.body.lastElementChild?.textContent).toBe("writes b");
  });

  it("loses a script's place when the page has removed it; the script then runs at the end", async () => {
    const { insert } = open();
    const done = insert("snippets", "<p><script>one</script><script>two</script></p>", "body_bottom");
    document.querySelector("p")?.remove();
    await done;
    expect(ran).toEqual(["classic one", "classic two"]);
    expect(document.body.lastElementChild?.textContent).toBe("two");
  });
});

it("a gate that may not make code or markup inserts no rules", () => {
  const createPolicy = () => {
    throw new Error("refused");
  };
  expect(open().addRules("{}")).toBeInstanceOf(HTMLScriptElement);
  Object.assign(window, { trustedTypes: { createPolicy } });
  const closed = open();
  expect([closed.addRules("{}"), closed.policies]).toEqual([null, null]);
});
