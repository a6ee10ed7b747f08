/**
 * Hears the headers of every answer of the platform: some announce tracking events (spec §4).
 * @returns where they do: resolves when the events have run
 */
export type OnResponseHeaders = (headers: Headers | undefined) => Promise<unknown> | undefined;
