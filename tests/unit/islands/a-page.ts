/**
 * A page with islands that tests define: the parts of entry and core as `index.ts` and `core.ts` put them together. Chunks
 * are real modules, which the loader imports; what they export, and when, is up to the test.
 *
 * One page for each test file: the observers and listeners of a page stay until its window is gone.
 */
import { makeApp } from "../../../runtime/app";
import { makeLoader } from "../../../runtime/base/loader";
import type { Boot, Core } from "../../../runtime/contracts/boot";
import type { Instance, Row } from "../../../runtime/contracts/hosts";
import type { Mount, Status } from "../../../runtime/contracts/island";
import { makeScan } from "../../../runtime/islands/discovery";
import { replayNatively } from "../../../runtime/islands/early-events";
import { lacksMarkup, propsOf } from "../../../runtime/islands/host-markup";
import { makeIslandManager } from "../../../runtime/islands/island-manager";
import { bareBoot } from "../bare-boot";
import { deferred } from "../deferred";
import { type Exports, serveModules } from "../module-server";
import { pass } from "../turns";

/** Milliseconds after which the observer has processed a change of the page. */
export const SETTLED_MS = 20;

type Answer = (address: string) => Exports | Promise<Exports>;

export interface Page {
  readonly boot: Boot;
  /** The addresses of the chunks requested so far. */
  readonly asked: string[];
  /** The blocks of storefront data requested so far. */
  readonly needed: string[];
  /** Our events so far, as `ready name` and `error name phase`. */
  readonly events: string[];
  /** The reported faults so far, as `name phase message`. */
  readonly told: string[];
  /** Adds a chunk, by the name of an island or `<island>/<part>`. */
  serve(name: string, answer: Answer): void;
  /** Adds an island that the entry knows. By default it loads at once. */
  add(row: Partial<Row> & Pick<Row, "name">, mount: Mount | { readonly answer: Answer }): void;
  /** Replaces the page's content and lets it come to rest. @returns its first element */
  show(html: string): Promise<HTMLElement>;
  /** Starts what the core chunk starts. */
  startCore(): void;
  /** The core cannot be fetched until it is started. */
  loseCore(): void;
  instance(host: Element, name?: string): Instance;
  status(host: Element | null): Status | string | null;
}

/** @param preset whether the theme's own elements are hosts */
export function makePage({
  preset = false,
  islands = {},
}: {
  readonly preset?: boolean;
  readonly islands?: Readonly<Record<string, unknown>>;
} = {}): Page {
  const answers = new Map<string, Answer>();
  const { base, asked } = serveModules((address) => {
    const name = address.replace(/^chunks\/(.*)-\w{5}\.js.*/, "$1");
    const answer = answers.get(name);
    if (!answer) throw new TypeError(`Failed to fetch dynamically imported module: ${name}`);
    return answer(address);
  });
  const needed: string[] = [];
  const events: string[] = [];
  const told: string[] = [];
  const comingCore = deferred<Core>();
  let core = comingCore.promise;
  const loader = makeLoader(base, "", "core:00000") as Boot["loader"];

  const rows: Row[] = [];
  let started: Core | undefined;
  const boot = bareBoot({
    script: { tag: null, base, nonce: "" },
    rows,
    loader,
    sendStorefront: async () => ({ ok: false, kind: "network" }),
    requestBlocks: (blocks) => void needed.push(...blocks),
    hostSettings: () => ({ isOn: true, hasPreset: true, islands }),
    replay: (touch, host) => (started?.replay ?? replayNatively)(touch, host),
    core: () => core,
  });
  boot.scan = makeScan(boot, preset, []);
  document.addEventListener("wyspa:island-ready", ({ detail }) => void events.push(`ready ${detail.name}`));
  document.addEventListener(
    "wyspa:island-error",
    ({ detail }) => void events.push(`error ${detail.name} ${detail.phase}`),
  );

  const serve: Page["serve"] = (name, answer) => {
    loader.add(`${name}:00000`);
    answers.set(name, answer);
  };
  serve("host-markup", () => ({ propsOf, lacksMarkup }));
  let hasCore = false;
  return {
    boot,
    asked,
    needed,
    events,
    told,
    serve,
    add(row, island) {
      boot.addRows([{ when: "load", ...row }]);
      serve(row.name, typeof island === "function" ? () => ({ mount: island }) : island.answer);
    },
    async show(html) {
      document.body.innerHTML = html;
      if (!hasCore) boot.scan();
      await pass(hasCore ? SETTLED_MS : 0);
      return document.body.firstElementChild as HTMLElement;
    },
    startCore() {
      core = comingCore.promise;
      hasCore = true; // from now on the observer finds hosts
      const app = makeApp(boot);
      const manager = makeIslandManager({
        ...app,
        reports: {
          ...app.reports,
          report: ({ error, island, phase }) =>
            void told.push(`${island} ${phase} ${error instanceof Error ? error.message : error}`),
          fetchNewest: async () => null,
        },
      });
      started = {
        ...manager,
        offerNames: async () => {},
        requestBlocks: () => {},
        whenIslandsReady: async () => {},
        api: async () => ({}),
      };
      comingCore.resolve(started);
    },
    loseCore() {
      core = Promise.reject(new TypeError("Failed to fetch dynamically imported module: core"));
      core.catch(() => {});
    },
    instance(host, name) {
      const instances = boot.hosts.get(host);
      const found = name ? instances?.get(name) : [...(instances?.values() ?? [])][0];
      if (!found) throw new Error(`no island ${name ?? ""} on ${host.outerHTML}`);
      return found;
    },
    status: (host) => host?.getAttribute("data-island-status") ?? null,
  };
}
