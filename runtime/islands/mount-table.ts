/** Keeps the mounted module of each instance until it ends. Islands and shells each have a table. */

import type { Instance } from "../contracts/hosts";
import type { Fail, MakeContext } from "./context";
import { isThenable, mountOf } from "./module";

export interface MountTable {
  /** Mounts a module. Resolves `false` when `end` was called meanwhile; rejects with the module's error. */
  mountModule(instance: Instance, module: unknown, failed: Fail): Promise<boolean>;
  /** Aborts the mount's signal and runs its cleanup, whose errors are reported. No-op when nothing is mounted. */
  end(instance: Instance): void;
}

interface Mounted {
  readonly controller: AbortController;
  cleanup?: (() => void) | undefined;
}

export function makeMountTable(part: "root" | "shellRoot", contextOf: MakeContext, fail: Fail): MountTable {
  const table = new Map<Instance, Mounted>();
  return {
    async mountModule(instance, module, failed) {
      const mount = mountOf(module);
      if (!mount)
        throw new TypeError(`The module of ${instance.row.name} exports no function "mount". Add one.`);
      const mounted: Mounted = { controller: new AbortController() };
      const { signal } = mounted.controller;
      table.set(instance, mounted);
      const made = contextOf(instance, signal, failed, part);
      const context = isThenable(made) ? await made : made;
      if (signal.aborted) return false;
      const end = mount(instance.host, context);
      mounted.cleanup = (isThenable(end) ? await end : end) ?? undefined;
      if (signal.aborted) mounted.cleanup?.();
      return !signal.aborted;
    },
    end(instance) {
      const mounted = table.get(instance);
      table.delete(instance);
      instance[part] = undefined;
      mounted?.controller.abort();
      try {
        mounted?.cleanup?.();
      } catch (error) {
        fail(instance, "cleanup", error);
      }
    },
  };
}
