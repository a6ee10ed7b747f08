import type { OpenGate } from "../contracts/gate";

/** The page's policy takes no address of ours. */
export class RefusedWorker extends Error {
  override name = "RefusedWorker";
}

/** @throws RefusedWorker; and where the gate cannot be had */
export async function workerAddress(file: string, openGate: () => Promise<OpenGate>): Promise<string> {
  const address = ownAddress(file);
  if (!("trustedTypes" in window)) return address;
  const { address: trust } = await openGate();
  if (!trust) throw new RefusedWorker();
  const trusted: unknown = trust(address);
  if (typeof trusted !== "object" || !trusted) return address;
  // The engine looks at how it ends, which these objects cannot say; it hands the object itself to the browser.
  return Object.assign(trusted, {
    endsWith: address.endsWith.bind(address),
    split: address.split.bind(address),
  }) as unknown as string;
}

/** Of a script on another origin, a worker that imports it: browsers start none from there. */
function ownAddress(file: string): string {
  if (new URL(file).origin === location.origin) return file;
  const text = `import ${JSON.stringify(file)};`;
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}
