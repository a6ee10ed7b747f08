/** Writes findings for people and for programs. */
import type { Finding } from "./rule";

const lineOf = ({ file, line, column, level, message, rule }: Finding) =>
  `${file}:${line}:${column}  ${level}  ${message} (${rule})`;

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** One line: how many files were checked, and what was found. */
export function summaryOf(findings: readonly Finding[], files: number): string {
  const errors = findings.filter(({ level }) => level === "error").length;
  const found = findings.length
    ? `${count(errors, "error")}, ${count(findings.length - errors, "warning")}`
    : "nothing wrong";
  return `${count(files, "file")} checked: ${found}`;
}

export const textReport = (findings: readonly Finding[], files: number): string =>
  [...findings.map(lineOf), ...(findings.length ? [""] : []), summaryOf(findings, files)].join("\n");

export const jsonReport = (findings: readonly Finding[], files: number): string =>
  JSON.stringify(
    {
      files,
      errors: findings.filter(({ level }) => level === "error").length,
      warnings: findings.filter(({ level }) => level === "warning").length,
      findings,
    },
    null,
    2,
  );
