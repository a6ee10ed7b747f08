/**
 * Finds what makes comments and documents hard to read and can be counted: long sentences, and translated phrases.
 * `tsx tests/tools/plain-english.ts [folder …]` lists the faults of those folders; `npm run check` covers all of them.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The longest sentence that a comment may have, in words. */
const MAX_WORDS = 25;

const PHRASES =
  /\b(be it that|for want of|as it stands|what is no \S+( \S+)? either|nobody's|somebody's|one's own|(?:is|are|was|were|be|been) had|comes? to stand|whoever|nobody|somebody|is none any more|theirs to)\b/i;

/** Topic lists that a reader gains nothing from: the rule itself belongs there. */
const TOPIC_REFERENCE = /\b(spec|specification|design|references)\.?(md)? ?§/i;

export interface TextFault {
  readonly line: number;
  readonly message: string;
}

interface Block {
  readonly line: number;
  readonly text: string;
}

/** The comments of a source file, each with the line that it begins on. Lines of `//` that follow each other are one comment. */
export function commentsOf(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split("\n");
  let open: { line: number; parts: string[]; kind: "line" | "block" } | null = null;
  const close = () => {
    if (open) blocks.push({ line: open.line, text: open.parts.join("\n") });
    open = null;
  };
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (open?.kind === "block") {
      const end = text.indexOf("*/");
      open.parts.push((end < 0 ? text : text.slice(0, end)).replace(/^\s*\* ?/, ""));
      if (end >= 0) close();
      continue;
    }
    const inBlock = /^\s*\/\*\*? ?(.*)$/.exec(text) ?? /\{\/\* (.*)$/.exec(text);
    if (inBlock) {
      close();
      const [first = ""] = (inBlock[1] ?? "").split("*/");
      open = { line, parts: [first], kind: "block" };
      if (text.includes("*/")) close();
      continue;
    }
    const own = /^\s*\/\/ ?(.*)$/.exec(text);
    const behind = own ? null : /[;{},)]\s+\/\/ (.*)$/.exec(text);
    if (own) {
      open ??= { line, parts: [], kind: "line" };
      open.parts.push(own[1] ?? "");
    } else {
      close();
      if (behind) blocks.push({ line, text: behind[1] ?? "" });
    }
  }
  close();
  return blocks.filter(({ text }) => !/^\s*(biome-ignore|@ts-|@vitest|@jsx)/.test(text));
}

/** The paragraphs of a document, without code, tables and headings. */
export function paragraphsOf(document: string): Block[] {
  const blocks: Block[] = [];
  let isCode = false;
  let open: { line: number; parts: string[] } | null = null;
  const close = () => {
    if (open) blocks.push({ line: open.line, text: open.parts.join("\n") });
    open = null;
  };
  for (const [index, text] of document.split("\n").entries()) {
    if (/^\s*```/.test(text)) {
      isCode = !isCode;
      close();
    } else if (isCode || /^\s*(\||#|<!--)/.test(text) || !text.trim()) close();
    else {
      if (/^\s*([-*]|\d+\.) /.test(text)) close();
      open ??= { line: index + 1, parts: [] };
      open.parts.push(text);
    }
  }
  close();
  return blocks;
}

/** A line that draws (arrows, frames, columns) or is code, and is no sentence. */
const isDrawing = (line: string) => /[─│└┌┐┘├┤►◄▼▲╌]|-->|──|^ {3,}\S/.test(line);

function sentencesOf(text: string): string[] {
  const prose = text
    .split("\n")
    .filter((line) => !isDrawing(line))
    .map((line) => line.replace(/^\s*([-*]|\d+\.) /, "¶").replace(/^\s*@\w+/, "¶"))
    .map((line) => line.trim() || "¶")
    .join(" ")
    .replace(/`[^`]*`/g, "code")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/https?:\S+/g, "link")
    .replace(/\((?:bars?|contract|ruling|WCAG|see)\b[^)]*\)/gi, "")
    .replace(/\b(e\.g|i\.e|etc|vs|approx)\./gi, "$1");
  return prose.split(/¶|(?<=[.!?])["”)*]*\s+(?=\S)/).filter((sentence) => sentence.trim());
}

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** @param text a comment or a paragraph */
export function faultsOfText(text: string): string[] {
  const faults: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const words = wordsOf(sentence);
    if (words.length > MAX_WORDS)
      faults.push(`a sentence of ${words.length} words: "${words.slice(0, 6).join(" ")} …"`);
  }
  const phrase = PHRASES.exec(text)?.[0];
  if (phrase) faults.push(`"${phrase}": say it plainly`);
  if (TOPIC_REFERENCE.test(text)) faults.push("refers to a topic list: say the rule itself");
  return faults;
}

/** @param name decides how the file is read: a document (`.md`), or source code */
export function plainEnglishFaults(name: string, content: string): TextFault[] {
  const blocks = name.endsWith(".md") ? paragraphsOf(content) : commentsOf(content);
  return blocks.flatMap(({ line, text }) => faultsOfText(text).map((message) => ({ line, message })));
}

export function* filesBelow(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory() && !["generated", "node_modules", ".dist", ".results"].includes(entry.name))
        yield* filesBelow(join(path, entry.name));
      else if (/\.(ts|tsx|mjs|css|md)$/.test(entry.name)) yield join(path, entry.name);
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let count = 0;
  for (const folder of process.argv.slice(2))
    for (const file of filesBelow(folder))
      for (const { line, message } of plainEnglishFaults(file, readFileSync(file, "utf8"))) {
        count++;
        console.log(`${file}:${line}: ${message}`);
      }
  console.log(`${count} faults`);
  process.exit(count ? 1 : 0);
}
