/** Takes many values in a row and sends few. */
export interface Sender<Value> {
  /** Takes a value; what was taken before and not yet sent is forgotten. */
  offer(value: Value): void;
  /** Sends what waits, now. */
  flush(): void;
}

/**
 * Sends only the last of values that come quickly, and never two at a time:
 *
 *   2    3    4                  5    6
 *   ┴────┴────┴──wait──▶ send 4 ─┴────┴──answer──wait──▶ send 6 ──answer──▶ settled
 *
 * @param send must not reject
 * @param settled called when everything taken was sent and answered
 * @param wait milliseconds
 */
export function lastValueWins<Value>(
  send: (value: Value) => Promise<void>,
  settled: () => void,
  wait: number,
): Sender<Value> {
  let waiting: { readonly value: Value } | null = null;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = async () => {
    clearTimeout(timer);
    if (sending || !waiting) return;
    const { value } = waiting;
    waiting = null;
    sending = true;
    await send(value);
    sending = false;
    if (waiting) timer = setTimeout(flush, wait);
    else settled();
  };
  return {
    offer(value) {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    flush: () => void flush(),
  };
}
