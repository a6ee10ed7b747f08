/** The generated parts of islands/SERVER.md, and what each island asks of a server. */
import { row } from "../markdown";
import { type Address, addresses } from "./addresses";
import { type EndpointName, endpointNames, endpointOf } from "./endpoints";
import { exchangeText } from "./exchange-text";
import { exchangesOf, readRecorded } from "./recorded";

const link = (island: string) => `[${island}](${island}/README.md)`;

function sentBy(name: EndpointName): string {
  const { islands = [], others } = endpointOf(name);
  return [...islands.map(link), ...(others ? [others] : [])].join(", ");
}
const nameText = (name: EndpointName) => (/ /.test(name) ? name : `\`${name}\``);

/** GitHub numbers headings that differ only in case: `Basket` and `basket`. */
function anchorOf(name: EndpointName): string {
  const text = (one: EndpointName) => one.toLowerCase().replace(/ /g, "-");
  const before = endpointNames
    .slice(0, endpointNames.indexOf(name))
    .filter((one) => text(one) === text(name));
  return text(name) + (before.length ? `-${before.length}` : "");
}

/** One row per endpoint: what it is for, what sends it, and what happens without an answer. */
export function endpointTable(): string {
  const rows = endpointNames.map((name) => {
    const { at, purpose, without } = endpointOf(name);
    return row(
      addresses[at].title,
      `[${nameText(name)}](#${anchorOf(name)})`,
      purpose,
      sentBy(name),
      without,
    );
  });
  return [
    row("where", "request", "purpose", "sent by", "without an answer"),
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

/** Each request with its answer, by address. @param root the project's folder */
export function answersText(root: string): string {
  const recorded = readRecorded(root);
  const sections = (Object.keys(addresses) as Address[]).map((at) => {
    const names = endpointNames.filter((name) => endpointOf(name).at === at);
    const entries = names.map((name) => {
      const { purpose } = endpointOf(name);
      const texts = exchangesOf(name, recorded).map(exchangeText);
      const sentence = `${purpose[0]?.toUpperCase()}${purpose.slice(1)}.`;
      return [`### ${nameText(name)}`, sentence, ...texts].join("\n\n");
    });
    return [`## ${addresses[at].title}`, ...entries].join("\n\n");
  });
  return sections.join("\n\n");
}

/** What an island needs: `none`, `more` if it works without a server and does more with one, or `server`. */
export function needOf(island: string): "none" | "more" | "server" {
  const own = endpointNames.map(endpointOf).filter(({ islands }) => islands?.includes(island));
  if (!own.length) return "none";
  return own.every(({ optionalFor }) => optionalFor?.includes(island)) ? "more" : "server";
}

/** What an island asks of the shop's server, as the table of islands says it. */
export function serverText(island: string): string {
  const need = needOf(island);
  if (need !== "more") return need === "none" ? "–" : "needed";
  const names = endpointNames.filter((name) => endpointOf(name).islands?.includes(island));
  return `adds ${names.map(nameText).join(", ")}`;
}
