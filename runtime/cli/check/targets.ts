/** Finds and reads what `npx wyspa check` is given: files, folders and addresses. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../read-text";

/** The files of templates in a folder. */
const TEMPLATE =
  /\.(html?|xhtml|xsl|xslt|tpl|twig|liquid|hbs|handlebars|mustache|php|phtml|njk|ejs|erb|jinja2?|j2|jspf?|ftlh?|cshtml)$/i;
/** Milliseconds until a page counts as unreadable. */
const DEADLINE_MS = 30_000;

export interface Target {
  readonly name: string;
  /** @throws an error whose message says why the text cannot be read */
  read(): Promise<string>;
}

export class UnreadableTarget extends Error {}

/** @throws {UnreadableTarget} for a file or folder that is not there, and for a folder without templates */
export function targetsOf(name: string): readonly Target[] {
  if (/^https?:\/\//i.test(name)) return [{ name, read: () => fetchPage(name) }];
  const info = statSync(name, { throwIfNoEntry: false });
  if (!info) {
    const hint = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(name) ? " The address of a page begins with https://." : "";
    throw new UnreadableTarget(`${name}: there is no such file or folder.${hint}`);
  }
  if (!info.isDirectory()) return [{ name, read: async () => readText(name) }];
  const files = [...templatesIn(name)].sort();
  if (!files.length) throw new UnreadableTarget(`${name}: the folder contains no templates.`);
  return files.map((file) => ({ name: file, read: async () => readText(file) }));
}

function* templatesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* templatesIn(path);
    else if (TEMPLATE.test(entry.name)) yield path;
  }
}

/** Fetches once more after a network failure: servers may close a connection at the moment it is used again. */
async function fetchPage(address: string): Promise<string> {
  const ask = () =>
    fetch(address, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(DEADLINE_MS) });
  const answer = await ask()
    .catch(ask)
    .catch((error: Error) => {
      const { cause, message } = error;
      const reason = cause instanceof Error ? cause.message || cause.name : message;
      throw new UnreadableTarget(`${address}: ${reason}`);
    });
  if (!answer.ok) throw new UnreadableTarget(`${address}: the server answers ${answer.status}.`);
  const type = answer.headers.get("content-type") ?? "";
  if (!/html|xml/.test(type))
    throw new UnreadableTarget(`${address}: this is not a page: its type is ${type || "missing"}.`);
  return answer.text();
}
