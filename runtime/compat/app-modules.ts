/** `appModules` of the old bundle over the gate's loader (contract B h). */
import type { LoadScriptOptions } from "../gate/load-script";
import type { CompatNeeds } from "./needs";

interface Asked {
  readonly type?: LoadScriptOptions["type"];
  readonly position?: LoadScriptOptions["position"];
  readonly scriptAttrs?: Readonly<Record<string, string>>;
}

export const makeAppModules = ({ loadScript, installModule }: CompatNeeds) => ({
  installModule: (name: unknown, address: unknown) => installModule(String(name), String(address)),
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
});
