/** Requests a file again, to learn why it cannot be loaded. For messages to theme designers. */
export interface Probed {
  readonly status: number;
  readonly type: string;
}

/** The addresses that were requested only for a message: a policy that blocks them blocks no shopper. */
export const probed = new Set<string>();

/**
 * @returns what the server answers; `"closed"` when it answers without CORS headers; `null` when no answer arrives
 */
export async function probe(url: string): Promise<Probed | "closed" | null> {
  probed.add(url);
  try {
    const { status, headers } = await fetch(url, { cache: "no-store" });
    return { status, type: headers.get("content-type") ?? "" };
  } catch {
    return fetch(url, { mode: "no-cors", cache: "no-store" }).then(
      () => "closed",
      () => null,
    );
  }
}
