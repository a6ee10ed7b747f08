import type { LoadScriptOptions } from "../contracts/gate";
import type { LegacyNeeds } from "./needs";

interface OldLoadOptions {
  readonly type?: LoadScriptOptions["type"];
  readonly position?: LoadScriptOptions["position"];
  readonly scriptAttrs?: Readonly<Record<string, string>>;
}

const kindOf = (error: unknown): unknown => Reflect.get(Object(error), "kind");

export function makeAppModules({ loadScript, installModule, sliders }: LegacyNeeds) {
  /** Module names and their addresses. Slider modules are known by name alone. */
  const list: Record<string, string> = {};
  for (const name of sliders) list[name] = name;
  const isModule = (name: string, { type }: OldLoadOptions) =>
    type ? type === "module" : Object.hasOwn(list, name);

  /** Retries after every timeout: page modules ask only once, and a late slider is better than no slider. */
  const loadHoweverLate = async (name: string, options: LoadScriptOptions): Promise<unknown> => {
    try {
      return await loadScript(name, options);
    } catch (error) {
      if (kindOf(error) === "timeout") return loadHoweverLate(name, options);
      throw error;
    }
  };
  const loadOrFalse = async (name: string, options: OldLoadOptions): Promise<unknown> => {
    const { type, position, scriptAttrs } = options;
    try {
      return await loadHoweverLate(name, {
        ...(type && { type }),
        ...(position && { position }),
        ...(scriptAttrs && { attributes: scriptAttrs }),
      });
    } catch (error) {
      // Page modules destructure the module and stop on `false`. Callers that load a script expect a rejection.
      if (kindOf(error) === "refused" || isModule(name, options)) return false;
      throw error;
    }
  };
  return {
    list,
    validators: {},
    getModule: (name: unknown) => list[String(name)] ?? false,
    /** @returns false for a name that is already registered, which stays unchanged */
    installModule(given: unknown, address: unknown) {
      const name = String(given);
      if (Object.hasOwn(list, name)) return false;
      list[name] = String(address);
      installModule(name, String(address)).catch(() => {}); // without the gate, no module can load either
      return true;
    },
    /**
     * Resolves to the module, to true for a script, or to false for a missing module or a refused address. Rejects when
     * a script fails.
     */
    load(name: unknown, options?: OldLoadOptions): Promise<unknown> {
      const loading = loadOrFalse(String(name), options ?? {});
      loading.catch(() => {}); // avoids an unhandled rejection when the caller ignores the promise
      return loading;
    },
  };
}
