/** Fetches the engine and its worker, and starts it. Each obstacle becomes a named fault. */
import type { MapFault } from "../contracts/map";
import type { Engine, EngineOptions } from "./engine-contract";
import type { MapFiles, MapNeeds } from "./needs";
import { RefusedWorker, workerAddress } from "./worker-address";

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
