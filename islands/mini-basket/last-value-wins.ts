/** Accepts many values in a row and sends few. */
export interface Sender<Value> {
  /** Takes a value and replaces an earlier one that is not sent yet. */
  offer(value: Value): void;
  /** Sends the waiting value now, unless another one is on its way. */
  flush(): void;
  /** Sends the waiting value even beside another one, because the page is being left. */
  leave(): void;
}

/**
 * Sends only the last of several quick values, and one at a time:
 *
 *   2    3    4                  5    6
 *   ┴────┴────┴──wait──▶ send 4 ─┴────┴──answer──wait──▶ send 6 ──answer──▶ settled
 *
 * @param send must not reject
 * @param settled called when all values were sent and answered
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
