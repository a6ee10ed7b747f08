interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether prefetching would hurt: the shopper saves data, or the connection is slow. Only Chromium has
 * `navigator.connection`; other browsers count as fast.
 * @param slow the connection types (`slow-2g`, `2g`, `3g`, `4g`) that are too slow
 */
export function isSparing(slow: RegExp): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || slow.test(connection?.effectiveType ?? "");
}
