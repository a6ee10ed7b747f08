/** `appModules` of the old bundle over the gate's loader (contract B h, D 10). */
import type { LoadScriptOptions } from "../gate/load-script";
import { sliders } from "../gate/script-addresses";
import type { CompatNeeds } from "./needs";

interface Asked {
  readonly type?: LoadScriptOptions["type"];
  readonly position?: LoadScriptOptions["position"];
  readonly scriptAttrs?: Readonly<Record<string, string>>;
}

export function makeAppModules({ loadScript, installModule }: CompatNeeds) {
  /** Names of modules, and where they come from; those of the slider are known by name alone. */
  const list: Record<string, string> = {};
  for (const name of sliders.keys()) list[name] = name;
  return {
    list,
    validators: {},
    getModule: (name: unknown) => list[String(name)] ?? false,
    /** @returns false for a name that is taken, which changes nothing */
    installModule(given: unknown, address: unknown) {
      const name = String(given);
      if (Object.hasOwn(list, name)) return false;
      list[name] = String(address);
      installModule(name, String(address)).catch(() => {}); // without the gate nothing is loaded either
      return true;
    },
    /** Resolves to the module, to true for a script, to false where there is none of that name. */
    async load(name: unknown, { type, position, scriptAttrs }: Asked = {}) {
      try {
        return await loadScript(String(name), {
          ...(type && { type }),
          ...(position && { position }),
          ...(scriptAttrs && { attributes: scriptAttrs }),
        });
      } catch (error) {
        if ((error as { kind?: unknown }).kind === "refused") return false;
        throw error;
      }
    },
  };
}
