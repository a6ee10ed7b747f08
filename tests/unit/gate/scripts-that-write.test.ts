// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeGate } from "../../../runtime/gate/gate";

// happy-dom's parser puts a template into the body, where browsers do not.
vi.mock("../../../runtime/gate/parse", () => ({
  parsePiece: (_: unknown, innerHTML: string) =>
    Object.assign(document.createElement("template"), { innerHTML }).content,
}));

/** Records what scripts write with `document.write`, which would reopen and empty a finished document. */
const emptied = vi.fn();

beforeEach(() => {
  document.body.replaceChildren();
  emptied.mockClear();
  vi.spyOn(Document.prototype, "write").mockImplementation(emptied);
  runsScripts();
});
afterEach(() => vi.restoreAllMocks());

/** Executes scripts when they are inserted, because happy-dom does not: a script writes its own text. */
function runsScripts(): void {
  const ran = new WeakSet<Element>();
  const runNew = () => {
    for (const script of document.querySelectorAll("script")) {
      if (ran.has(script)) continue;
      ran.add(script);
      if (script.text.startsWith("writes")) document.write(`<i>${script.text}</i>`);
    }
  };
  const follow = (kind: Element | Comment, name: "append" | "replaceWith") => {
    const before: (...nodes: Node[]) => void = Reflect.get(kind, name);
    const after = function (this: Node, ...nodes: Node[]) {
      before.apply(this, nodes);
      runNew();
    };
    vi.spyOn(kind as Element, name).mockImplementation(after as Element["append"]);
  };
  follow(Element.prototype, "append");
  follow(Comment.prototype, "replaceWith");
}

/** Two blocks side by side, each in its own order, like snippets and top layers. */
async function place(...blocks: readonly (readonly string[])[]): Promise<string[]> {
  const report = vi.fn();
  const gate = makeGate({ nonce: "", allows: () => true, report });
  const chain = async (block: readonly string[]) => {
    for (const item of block)
      await (item.startsWith("<")
        ? gate.insert("snippets", item, "body_bottom")
        : gate.run("topLayers", [item]));
  };
  await Promise.all(blocks.map(chain));
  expect(report).not.toHaveBeenCalled();
  return [...document.querySelectorAll("i")].map(
    (written) => `${written.textContent} behind ${written.previousElementSibling?.textContent}`,
  );
}

const script = (text: string) => `<script>${text}</script>`;
const each = (...texts: readonly string[]) => texts.map((text) => `${text} behind ${text}`);

it.each([
  ["markup ahead", ["<p>1</p>", "<p>2</p>", script("runs")], ["runs too", "writes a"], ["writes a"]],
  ["scripts from the start", ["writes a", "writes b"], ["writes c", "writes d"], "abcd"],
  ["written scripts", [script("writes a"), "<p>1</p>", script("writes b")], ["x", "writes c"], "abc"],
] as const)(
  "what scripts of two blocks write is placed behind each of them: %s",
  async (_, one, other, all) => {
    const expected = typeof all === "string" ? [...all].map((name) => `writes ${name}`) : all;
    expect((await place(one, other)).sort()).toEqual(each(...expected));
    expect(["write", "writeln", "open", "close"].filter((name) => Object.hasOwn(document, name))).toEqual([]);
    expect(emptied).not.toHaveBeenCalled();
  },
);
