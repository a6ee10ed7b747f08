/** Fetches the engine and its worker, and starts it. Each obstacle becomes a named fault. */
import type { Chunks, Loader } from "../base/loader";
import type { OpenGate } from "../contracts/gate";
import type { MapFault } from "../contracts/map";
import type { SendReport } from "../contracts/report";
import type { WyspaStore } from "../contracts/store";
import type { Engine, EngineOptions } from "./engine-contract";

/** The dependencies of a map: it gets everything that has state from outside. */
export interface MapNeeds {
  readonly store: WyspaStore;
  readonly loader: Loader<Chunks>;
  /** The URL of our folder. */
  readonly base: string;
  readonly report: SendReport;
  openGate(): Promise<OpenGate>;
  /** Adds the maps' stylesheet by its file name. Never rejects. */
  addStyle(file: string): Promise<unknown> | undefined;
}

/** Files outside the table of chunks, by their names in our folder. */
export interface MapFiles {
  readonly style: string;
  readonly engine: string;
  readonly worker: string;
  readonly clusters: string;
}

/** The map cannot start now. */
export class NoMap extends Error {
  override name = "NoMap";
  constructor(
    readonly fault: MapFault,
    options?: ErrorOptions,
  ) {
    super(`The map cannot start: ${fault}.`, options);
  }
}

/**
 * Fetches the files of the engine.
 * @returns a function that starts the engine
 * @throws NoMap
 */
export async function fetchEngine({ loader, base, openGate }: MapNeeds, { engine, worker }: MapFiles) {
  if (!hasWebGl()) throw new NoMap("no-webgl");
  const missing = (error: unknown) => {
    throw new NoMap(error instanceof RefusedWorker ? "policy" : "file", { cause: error });
  };
  const [{ startEngine }, address] = await Promise.all([
    loader.loadFile(engine) as Promise<typeof import("./engine")>,
    workerAddress(base + worker, openGate),
  ]).catch(missing);
  return (options: Omit<EngineOptions, "worker">): Engine => {
    try {
      return startEngine({ ...options, worker: address });
    } catch (error) {
      throw new NoMap("no-webgl", { cause: error });
    }
  };
}

/** Checked first, to avoid half a megabyte of useless download. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext(); // browsers limit the contexts of a page
    return !!context;
  } catch {
    return false;
  }
}

/** The page's policy refuses our URL. */
export class RefusedWorker extends Error {
  override name = "RefusedWorker";
}

/** @throws RefusedWorker, or an error when the gate cannot be loaded */
export async function workerAddress(file: string, openGate: () => Promise<OpenGate>): Promise<string> {
  const address = ownAddress(file);
  if (!("trustedTypes" in window)) return address;
  const { address: trust } = await openGate();
  if (!trust) throw new RefusedWorker("The page's Trusted Types policy refuses the map's worker.");
  const trusted: unknown = trust(address);
  if (typeof trusted !== "object" || !trusted) return address;
  // The engine reads the URL's ending, which a trusted object has no method for; the browser needs the object itself.
  return Object.assign(trusted, {
    endsWith: address.endsWith.bind(address),
    split: address.split.bind(address),
  }) as unknown as string;
}

/** For a script of another origin: a blob worker that imports it, because browsers start no cross-origin workers. */
function ownAddress(file: string): string {
  if (new URL(file).origin === location.origin) return file;
  const text = `import ${JSON.stringify(file)};`;
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}
