/** The tables of mistakes with their lines in the console, from the rows of the browser test. */
import { type Group, groups } from "../../../tests/browser/mistakes/table";

const cell = (text: string) => text.replace(/\|/g, "\\|");
/** A line of the console as code, even if it contains backticks. */
const line = (text: string) => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

function table({ about, change: usual, rows }: Group): string {
  const lines = rows.map(
    ({ mistake, message, change = usual }) => `| ${[mistake, line(message), change].map(cell).join(" | ")} |`,
  );
  return [`## ${about}`, "", "| mistake | console | what to change |", "|---|---|---|", ...lines].join("\n");
}

export const mistakeTables = (): string => groups.map(table).join("\n\n");

export const mistakeCount = (): string =>
  `The tables have ${groups.flatMap(({ rows }) => rows).length} mistakes. A browser test opens a page with each of them.`;
