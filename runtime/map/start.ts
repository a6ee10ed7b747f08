/** Has the engine and its worker fetched, and starts it. Whatever stands in the way has a name. */
import type { MapFault } from "../contracts/map";
import type { Engine, EngineOptions } from "./engine-contract";
import type { MapFiles, MapNeeds } from "./needs";
import { RefusedWorker, workerAddress } from "./worker-address";

/** Why there is no map now. */
export class NoMap extends Error {
  override name = "NoMap";
  constructor(
    readonly fault: MapFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}

/**
 * Fetches what the engine needs.
 * @returns starts it
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

/** Asked before half a megabyte is fetched for nothing. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext(); // a page has only so many
    return !!context;
  } catch {
    return false;
  }
}
