/** Collects what the overlay shows of each host. */
import { protoGet } from "../../base/safe-dom";
import type { Boot } from "../../contracts/boot";
import type { Instance } from "../../contracts/hosts";
import type { Status } from "../../contracts/island";
import { instancesOf } from "../../islands/discovery";
import { describeStrategy } from "../describe-strategy";
import { type Reason, withoutIsland } from "../found-hosts";
import { accessibilityFindings } from "./accessibility/checks";
import type { Bytes } from "./bytes";
import { cut } from "./describe";
import { mistakesOf, unknownName } from "./mistakes";
import type { Times } from "./times";

/** One island on one host. */
export interface Seen {
  readonly host: HTMLElement;
  readonly name: string;
  readonly status: Status | Reason;
  /** When it starts, or how long it took. */
  readonly facts: string;
  readonly mistakes: readonly string[];
  /** Accessibility faults inside the host; with several islands on a host only at the first. */
  readonly findings: readonly string[];
}

/** An island with its hosts, in the order of the page. */
export interface SeenIsland {
  readonly name: string;
  /** Its bytes; empty for an island of the theme. */
  readonly facts: string;
  readonly hosts: readonly Seen[];
}

export interface Sources {
  readonly times: Times;
  readonly bytes: Bytes;
  /** The last error of an island on a host. */
  errorOf(instance: Instance): unknown;
}

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KB`;

export function islandFacts(name: string, { own, shared }: Bytes): string {
  const [bytes, further] = [own(name), shared(name)];
  if (!bytes) return "";
  return further
    ? `${kilobytes(bytes)}, and ${kilobytes(further)} shared with other islands`
    : kilobytes(bytes);
}

export function surveyPage(boot: Boot, sources: Sources): SeenIsland[] {
  const instances = instancesOf(boot);
  const left = withoutIsland(boot);
  const hosts = new Set([...instances, ...left].map(({ host }) => host));
  const findings = accessibilityFindings(hosts);
  /** Each host's findings are shown once. */
  const findingsOf = (host: HTMLElement) => {
    const found = findings.get(host) ?? [];
    findings.delete(host);
    return found;
  };
  const seen = [
    ...instances.map((instance) => seenInstance(boot, instance, sources, findingsOf(instance.host))),
    ...left.map(({ host, name, reason }): Seen => {
      const mistakes = reason === "unknown" ? [unknownName(boot, name)] : [];
      const facts = reason === "unknown" ? "" : "by the configuration or the switch file";
      return { host, name, status: reason, facts, mistakes, findings: findingsOf(host) };
    }),
  ];
  const names = [...new Set(seen.map(({ name }) => name))].sort();
  return names.map((name) => ({
    name,
    facts: islandFacts(name, sources.bytes),
    hosts: seen.filter((one) => one.name === name).sort(byPlace),
  }));
}

const byPlace = ({ host }: Seen, other: Seen) =>
  protoGet(host, "compareDocumentPosition").call(host, other.host) & Node.DOCUMENT_POSITION_FOLLOWING
    ? -1
    : 1;

function seenInstance(boot: Boot, instance: Instance, sources: Sources, findings: readonly string[]): Seen {
  const { host, row, status } = instance;
  const mistakes = mistakesOf(boot, host, row.name, status === "ready");
  return { host, name: row.name, status, facts: factsOf(instance, sources), mistakes, findings };
}

const LONGEST_ERROR = 120;

function factsOf(instance: Instance, { times, errorOf }: Sources): string {
  const { status, row, host } = instance;
  if (status === "waiting") return describeStrategy(instance);
  if (status === "failed") {
    const error = errorOf(instance);
    return error === undefined ? "the server's HTML is back" : cut(`${error}`, LONGEST_ERROR);
  }
  const took = status === "ready" ? times.ofHost(row.name, host) : undefined;
  const strategy = describeStrategy(instance);
  return took === undefined ? strategy : `ready in ${Math.round(took)} ms · ${strategy}`;
}
