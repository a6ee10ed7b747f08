/** The tables of mistakes and of what the console says, from the rows that browser tests open. */
import { type Group, groups } from "../../../tests/browser/mistakes/table";

const cell = (text: string) => text.replace(/\|/g, "\\|");
/** A line of the console as code, whatever quotes it contains. */
const line = (text: string) => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

function table({ about, change: usual, rows }: Group): string {
  const lines = rows.map(
    ({ mistake, message, change = usual }) => `| ${[mistake, line(message), change].map(cell).join(" | ")} |`,
  );
  return [`## ${about}`, "", "| mistake | console | what to change |", "|---|---|---|", ...lines].join("\n");
}

export const mistakeTables = (): string => groups.map(table).join("\n\n");

export const mistakeCount = (): string =>
  `The tables have ${groups.flatMap(({ rows }) => rows).length} mistakes; a browser test opens a page with each.`;
