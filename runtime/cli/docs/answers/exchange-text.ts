/** Writes requests and answers as code blocks for a document. */
import { parse, print } from "graphql";
import type { Exchange } from "./recorded";

/** The longest line of JSON, with its indentation. */
const WIDTH = 110;

/** JSON with one line for each part that fits into it. */
export function compactJson(value: unknown, indent = ""): string {
  const line = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/\[ (.*?) \]/g, "[$1]");
  if (typeof value !== "object" || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => compactJson(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${compactJson(one, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}

const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
const decoded = (form: string) => decodeURIComponent(form.replace(/\+/g, " "));

function requestText({ method, url, type, body }: Exchange): string {
  const line = `${method} ${url}`;
  if (/^\/graphql.*/.test(url) && type === "application/json") {
    const { query, variables } = JSON.parse(body) as { query: string; variables?: object };
    const values = Object.keys(variables ?? {}).length ? `\n# variables: ${JSON.stringify(variables)}` : "";
    return block("graphql", `# ${line}${values}\n${print(parse(query))}`);
  }
  if (!body) return block("http", line);
  const isForm = type.includes("urlencoded");
  const text = isForm ? decoded(body).split("&").join("\n&") : body;
  const json = /^\{/.test(body) ? compactJson(JSON.parse(body)) : text;
  return block("http", `${line}\nContent-Type: ${type}\n\n${json}`);
}

const answerText = ({ answer }: Exchange): string =>
  typeof answer === "string" ? block("text", answer || "(empty)") : block("json", compactJson(answer));

export const exchangeText = (exchange: Exchange): string =>
  `${requestText(exchange)}\n\n${answerText(exchange)}`;
