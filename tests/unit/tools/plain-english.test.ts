import { describe, expect, it } from "vitest";
import { commentsOf, plainEnglishFaults } from "../../tools/plain-english";

const messages = (source: string, name = "a.ts") =>
  plainEnglishFaults(name, source).map(({ line, message }) => `${line}: ${message}`);
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("the check of comments", () => {
  it("accepts a sentence of 25 words and reports one of 26", () => {
    expect(messages(`/** ${words(25)}. ${words(25)}. */`)).toEqual([]);
    expect(messages(`const a = 1;\n/** ${words(26)}. */`)).toEqual([
      '2: a sentence of 26 words: "word word word word word word …"',
    ]);
  });

  it("reads lines of one comment as one text, and code in backticks as one word", () => {
    expect(messages(`// ${words(20)}\n// ${words(6)}.`)).toHaveLength(1);
    expect(messages(`// ${words(20)} \`${words(9)}\` ${words(4)}.`)).toEqual([]);
  });

  it("does not count references, drawings and tags", () => {
    expect(messages(`/** ${words(25)} (bar R46, contract A 9.3). */`)).toEqual([]);
    expect(messages(`/**\n * ${words(20)}\n * @param one ${words(20)}\n */`)).toEqual([]);
    expect(messages(`/**\n *   press ──► ${words(30)}\n */`)).toEqual([]);
  });

  it.each(["nobody", "be it that", "as it stands", "is had", "whoever"])('reports "%s"', (phrase) =>
    expect(messages(`// a chunk ${phrase} here`)).toEqual([`1: "${phrase}": say it plainly`]),
  );

  it("reports a reference to a topic list", () =>
    expect(messages("// The order of islands (design §3).")).toEqual([
      "1: refers to a topic list: say the rule itself",
    ]));

  it("looks at comments only, not at texts and code", () => {
    expect(messages('const nobody = "whoever";')).toEqual([]);
    expect(commentsOf('const a = "http://x"; // behind\n').map(({ text }) => text)).toEqual(["behind"]);
  });
});

describe("the check of documents", () => {
  it("reads paragraphs and list items, and skips code, tables and headings", () => {
    const document = `# ${words(30)}\n\n- ${words(20)}\n- ${words(20)}\n\n| ${words(30)} |\n\n\`\`\`\n${words(30)}\n\`\`\`\n`;
    expect(messages(document, "a.md")).toEqual([]);
    expect(messages(`${words(13)}\n${words(13)}`, "a.md")).toHaveLength(1);
  });
});
