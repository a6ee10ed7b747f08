/** The boot of a page for unit tests. `runtime/index.ts` starts a whole page when it is imported, so it cannot serve here. */
import { createStore } from "zustand/vanilla";
import { inSlices } from "../../runtime/base/slices";
import type { Boot } from "../../runtime/contracts/boot";
import type { Row } from "../../runtime/contracts/hosts";
import { writeStatus } from "../../runtime/islands/host-table";
import { activate } from "../../runtime/islands/start-strategies";
import { initialState } from "../../runtime/store/initial-state";

export type Given = Pick<Boot, "loader" | "core"> & Partial<Boot> & { readonly rows: Row[] };

/** @param given the parts that a test needs: they replace the ones below */
export function bareBoot({ rows, ...given }: Given): Boot {
  const boot: Boot = {
    version: "test",
    script: { tag: null, base: "/wyspa/", nonce: "" },
    store: createStore(initialState),
    rows,
    addRows: (more) => void rows.push(...more),
    hosts: new Map(),
    first: { blocks: [] },
    runner: { standIns: [], decided: Promise.resolve(), blocksAsked: () => [], isOurs: () => true },
    defined: new Map(),
    checks: [],
    unknown: [],
    began: null,
    takeErrors: () => [],
    isOff: () => false,
    row: (name) => rows.find((row) => row.name === name) ?? boot.defined.get(name)?.row,
    scan() {},
    ask: async () => ({ ok: false, kind: "network" }),
    need() {},
    activate: (instance) => (instance.done ??= activate(boot, instance)),
    setStatus(instance, status) {
      instance.status = status;
      boot.writeStatus(instance.host);
    },
    writeStatus: (host) => writeStatus(boot.hosts, host),
    readPage: () => boot.store.getState().page,
    readConfig: () => [{}, {}],
    isEnabledByConfig: () => true,
    inSlices,
    replay() {},
    ...given,
  };
  return boot;
}
