/** Draws the chart of the results: a panel of bars for each figure, readable on light and on dark pages. */
import { short } from "../lab/report";
import type { Section } from "../lab/section";

interface Bar {
  readonly name: string;
  readonly value: number;
}
interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const COLUMNS = 2;
const [WIDTH, GAP, TOP] = [440, 32, 30] as const;
const [ROW, LABEL, VALUE] = [20, 164, 56] as const;

/** Colours and fonts; the page's scheme decides. */
const style = `
text{font:12px system-ui,sans-serif;fill:#24292f}
.title{font-weight:600;font-size:13px}
.own{font-weight:600}
rect{fill:#8c959f}
rect.own{fill:#0c54a0}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}rect{fill:#6e7681}rect.own{fill:#58a6ff}}`;

export function drawChart(sections: readonly Section[]): string {
  const panels = sections.flatMap(panelsOf);
  const heights = Array.from({ length: Math.ceil(panels.length / COLUMNS) }, (_, line) =>
    Math.max(...panels.slice(line * COLUMNS, (line + 1) * COLUMNS).map(heightOf)),
  );
  const tops = heights.map((_, line) => heights.slice(0, line).reduce((sum, height) => sum + height, 0));
  const width = COLUMNS * WIDTH + (COLUMNS - 1) * GAP;
  const height = heights.reduce((sum, own) => sum + own, 0);
  const drawn = panels.map((panel, index) =>
    drawPanel(panel, (index % COLUMNS) * (WIDTH + GAP), tops[Math.floor(index / COLUMNS)] ?? 0),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Medians of each compared page; shorter bars are better">
<style>${style}
</style>
${drawn.join("\n")}
</svg>
`;
}

const heightOf = ({ bars }: Panel): number => TOP + bars.length * ROW + GAP / 2;

const panelsOf = ({ columns, rows }: Section): Panel[] =>
  columns.flatMap(({ chart }, index) => {
    const bars = rows.flatMap(({ name, cells }) => {
      const cell = cells[index];
      return typeof cell === "object" ? [{ name, value: Math.max(0, cell.median) }] : [];
    });
    return chart && bars.length ? [{ title: chart, bars }] : [];
  });

function drawPanel({ title, bars }: Panel, left: number, top: number): string {
  const most = Math.max(...bars.map(({ value }) => value)) || 1;
  const room = WIDTH - LABEL - VALUE;
  const lines = bars.map(({ name, value }, index) => {
    const length = Math.max(1, (value / most) * room);
    const y = TOP + index * ROW;
    const kind = name.startsWith("Wyspa") ? ' class="own"' : "";
    return `<text x="${LABEL - 8}" y="${y + 12}" text-anchor="end"${kind}>${escaped(name)}</text><rect x="${LABEL}" y="${y + 1}" width="${length.toFixed(1)}" height="${ROW - 6}"${kind}/><text x="${(LABEL + length + 6).toFixed(1)}" y="${y + 12}"${kind}>${short(value)}</text>`;
  });
  return `<g transform="translate(${left} ${top})"><text class="title" x="0" y="16">${escaped(title)}</text>
${lines.join("\n")}</g>`;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
