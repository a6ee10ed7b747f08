import type { LoadScriptOptions } from "../contracts/gate";
import { sliders } from "../gate/script-addresses";
import type { CompatNeeds } from "./needs";

interface Asked {
  readonly type?: LoadScriptOptions["type"];
  readonly position?: LoadScriptOptions["position"];
  readonly scriptAttrs?: Readonly<Record<string, string>>;
}

const kindOf = (error: unknown): unknown => Reflect.get(Object(error), "kind");

export function makeAppModules({ loadScript, installModule }: CompatNeeds) {
  /** Names of modules, and where they come from; those of the slider are known by name alone. */
  const list: Record<string, string> = {};
  for (const name of sliders.keys()) list[name] = name;
  const isModule = (name: string, { type }: Asked) => (type ? type === "module" : Object.hasOwn(list, name));

  /** As long as it takes: page modules ask once, and a slider that comes late is better than none. */
  const loadHoweverLate = async (name: string, options: LoadScriptOptions): Promise<unknown> => {
    try {
      return await loadScript(name, options);
    } catch (error) {
      if (kindOf(error) === "timeout") return loadHoweverLate(name, options);
      throw error;
    }
  };
  const answer = async (name: string, asked: Asked): Promise<unknown> => {
    const { type, position, scriptAttrs } = asked;
    try {
      return await loadHoweverLate(name, {
        ...(type && { type }),
        ...(position && { position }),
        ...(scriptAttrs && { attributes: scriptAttrs }),
      });
    } catch (error) {
      // Page modules destructure the answer and give up on what is not there; of a script, callers hear that it failed.
      if (kindOf(error) === "refused" || isModule(name, asked)) return false;
      throw error;
    }
  };
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
    /** Resolves to the module, to true for a script, to false where there is none; rejects for a script that fails. */
    load(name: unknown, asked?: Asked): Promise<unknown> {
      const loading = answer(String(name), asked ?? {});
      loading.catch(() => {}); // a caller that does not wait for it is not interested in its failure
      return loading;
    },
  };
}
