/** Checks a text and gives what was found in short form: `line:column rule`. */
import { checkText } from "../../../../runtime/cli/check/check-text";
import type { Finding } from "../../../../runtime/cli/check/rule";

export const findings = (text: string): Finding[] => checkText("page.html", text);

export const found = (text: string): string[] =>
  findings(text).map(({ line, column, rule }) => `${line}:${column} ${rule}`);

export const messages = (text: string): string[] => findings(text).map(({ message }) => message);
