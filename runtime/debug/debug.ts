/**
 * Chunk `debug`, for the mode `?wyspa=debug`. The console shows each fault of the shop's error log in full, and what the
 * runtime decides for each host.
 */
import { inform, showError } from "../base/console";
import type { App } from "../contracts/app";
import type { WyspaEvents } from "../contracts/events";
import type { Instance } from "../contracts/hosts";
import type { Report, ReportOutcome } from "../contracts/report";
import { instancesOf } from "../islands/discovery";
import { describeStrategy } from "./describe-strategy";
import { withoutIsland } from "./found-hosts";

const OUTCOMES: Readonly<Record<ReportOutcome, string>> = {
  sent: "The shop's error log receives it.",
  "kept back": "A listener of wyspa:error-report keeps it from the shop's error log.",
  "left out": "The shop's error log does not receive it, because this page has sent five faults.",
};

/** Shows a fault with its stack. The report to the shop is shorter, and free of personal data. */
export function printFault({ error, island, phase, host }: Report, outcome: ReportOutcome): void {
  const where = `${island ?? "the runtime"}${phase ? ` (${phase})` : ""}`;
  showError(`${where} has a fault. ${OUTCOMES[outcome]}`, error, ...(host ? [host] : []));
}

let isFollowing = false;

/** Prints which islands the page has and why they wait, and then each step of an island. */
export function followIslands({ boot }: App): void {
  if (isFollowing) return;
  isFollowing = true;
  inform(`version ${boot.version} in debug mode. It ends with this tab, or with ?wyspa=on in an address.`);
  const printDecisions = () => {
    for (const [line, hosts] of decisions(boot)) inform(line, ...hosts);
  };
  printDecisions();
  document.addEventListener("wyspa:visit", (event) => {
    inform(`visit of ${(event as CustomEvent<WyspaEvents["wyspa:visit"]>).detail.url}.`);
    printDecisions();
  });
  followSteps();
}

/** Lists of hosts are cut: a listing has hundreds, and each is an entry in the console. */
const MOST_HOSTS = 20;

/** One line for each island and state, with the hosts. */
function decisions(boot: App["boot"]): Map<string, readonly HTMLElement[]> {
  const states = new Map<string, HTMLElement[]>();
  const add = (state: string, host: HTMLElement) => states.set(state, [...(states.get(state) ?? []), host]);
  for (const instance of instancesOf(boot)) add(`${instance.row.name} ${stateOf(instance)}`, instance.host);
  for (const { host, name, reason } of withoutIsland(boot))
    add(`${name} does not mount: ${REASONS[reason]}`, host);
  return new Map(
    [...states]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([state, hosts]) => [`${state}. Hosts: ${hosts.length}.`, hosts.slice(0, MOST_HOSTS)]),
  );
}

const REASONS = {
  "switched off": "the configuration or the switch file switches it off",
  unknown: "no island has this name",
};

function stateOf(instance: Instance): string {
  if (instance.status === "waiting") return `waits, and ${describeStrategy(instance)}`;
  if (instance.status === "loading") return "is loading";
  if (instance.status === "ready") return "is mounted";
  return "has failed, so the server's HTML is back";
}

const STEPS: Readonly<Partial<Record<WyspaEvents["wyspa:metric"]["phase"], string>>> = {
  loading: "is requested",
  ready: "is mounted",
  failed: "has failed, so the server's HTML is back",
  touched: "is pressed before it is ready; the press waits",
  answered: "answers the press that has waited",
  lost: "cannot be loaded or run",
};

function followSteps(): void {
  const requested = new WeakMap<Element, Map<string, number>>();
  document.addEventListener("wyspa:metric", (event) => {
    const { name, phase, at, host } = (event as CustomEvent<WyspaEvents["wyspa:metric"]>).detail;
    const step = STEPS[phase];
    const times = (host && requested.get(host)) ?? new Map<string, number>();
    if (host && phase === "loading") requested.set(host, times.set(name, at));
    const since = phase === "ready" ? times.get(name) : undefined;
    const took = since === undefined ? "" : `, ${Math.round(at - since)} ms after the request`;
    if (step) inform(`${name} ${step}${took}.`, ...(host ? [host] : []));
  });
}
