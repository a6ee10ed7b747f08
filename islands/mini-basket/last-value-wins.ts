/** Takes many values in a row and sends few. */
export interface Sender<Value> {
  /** Takes a value; what was taken before and not yet sent is forgotten. */
  offer(value: Value): void;
  /** Sends what waits, now; not beside one that is on its way. */
  flush(): void;
  /** Sends what waits, whatever is on its way: there is no later. */
  leave(): void;
}

/**
 * Sends only the last of values that come quickly, and not two at a time:
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
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = async () => {
    clearTimeout(timer);
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    running++;
    await send(value);
    running--;
    if (running) return;
    if (waiting) timer = setTimeout(leave, wait);
    else settled();
  };
  const flush = () => {
    if (!running) void leave();
  };
  return {
    offer(value) {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    flush,
    leave: () => void leave(),
  };
}
