import type { OpenGate } from "../contracts/gate";

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
