/** Mounts islands on their hosts and takes them down again: plain ones and React ones by the same contract. */

import { isMissing } from "../base/missing-chunk";
import { isConnected } from "../base/safe-dom";
import type { Kernel } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import { emit } from "../public/events";
import type { Fail, MakeContext } from "./context";
import { mountOf } from "./module";
import { makeMountTable } from "./mount-table";

export interface Mounting {
  mount(instance: Instance, module: unknown): Promise<boolean>;
  mountShell(instance: Instance, module: unknown): Promise<void>;
  /** Ends an island: its signal, its cleanup, its wrapper; the server's nodes come back. */
  takeDown(instance: Instance): void;
  unmount(instance: Instance): void;
}

export function makeMounting(kernel: Kernel, contextOf: MakeContext, fail: Fail): Mounting {
  const islands = makeMountTable("root", contextOf, fail);
  const shells = makeMountTable("shellRoot", contextOf, fail);
  const isWanted = (instance: Instance) =>
    isConnected(instance.host) && kernel.hosts.get(instance.host)?.get(instance.row.name) === instance;

  return {
    async mount(instance, module) {
      const { host, row } = instance;
      if (!isWanted(instance)) return false;
      try {
        if (!(await islands.mountModule(instance, module, fail))) return false;
      } catch (error) {
        // A part of the island may be what is missing.
        fail(instance, isMissing(error) ? "load" : mountOf(module) ? "mount" : "module", error);
        return false;
      }
      kernel.setStatus(instance, "ready");
      emit("wyspa:island-ready", { name: row.name, host });
      return true;
    },
    async mountShell(instance, module) {
      shells.end(instance);
      if (!isWanted(instance)) return;
      // A shell that fails is only reported: the island itself may still come.
      const softly: Fail = (of, _phase, error) => fail(of, "handler", error);
      try {
        await shells.mountModule(instance, module, softly);
      } catch (error) {
        shells.end(instance);
        softly(instance, "mount", error);
      }
    },
    takeDown: islands.end,
    unmount(instance) {
      islands.end(instance);
      shells.end(instance);
    },
  };
}
