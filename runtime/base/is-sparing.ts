interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the shopper saves data, or has so slow a connection that what is fetched ahead would be in the way. Support:
 * `navigator.connection` in Chromium only; elsewhere the connection counts as good.
 * @param slow the types of connection (`slow-2g`, `2g`, `3g`, `4g`) that are too slow
 */
export function isSparing(slow: RegExp): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || slow.test(connection?.effectiveType ?? "");
}
