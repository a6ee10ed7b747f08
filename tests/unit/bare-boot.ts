/** The boot of a page for unit tests: the real one, with a store of its own. */
import { createStore } from "zustand/vanilla";
import { makeBoot } from "../../runtime/boot";
import type { Boot } from "../../runtime/contracts/boot";
import type { Row } from "../../runtime/contracts/hosts";
import { initialState } from "../../runtime/store/store";

export type Given = Pick<Boot, "loader"> & Partial<Boot> & { readonly rows: Row[] };

/** @param given the parts that a test needs: they replace the boot's own */
export function bareBoot(given: Given): Boot {
  const boot = makeBoot({
    version: "test",
    script: { tag: null, base: "/wyspa/", nonce: "" },
    store: createStore(initialState),
    runner: { standIns: [], decided: Promise.resolve(), blocksAsked: () => [], isOurs: () => true },
    takeErrors: () => [],
    scan() {},
    ...given,
  });
  return Object.assign(boot, { autoOpenChecks: [], ...given }); // no island of the shop opens by itself
}
