/**
 * Receives the headers of every platform response, because some announce tracking events.
 * @returns a promise that resolves when the announced events have run; `undefined` when there are no events
 */
export type OnResponseHeaders = (headers: Headers | undefined) => Promise<unknown> | undefined;
